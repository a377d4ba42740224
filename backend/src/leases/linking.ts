import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@site/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity, lockCustomer } from '../customers/customer.entity.js';
import { splitNaam } from '../customers/split-name.js';
import { NotLoggedIn } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SubmitLimits } from '../submissions/submit-limits.js';
import { LeaseApplicationEntity, lockApplication } from './lease-application.entity.js';
import { LeaseCodeUnknown } from './lease-errors.js';
import { linkedMail } from './lease-mails.js';

const TRIES = { name: 'link-tries', times: 10, seconds: 3600 };

/** Links an application to an account with the code that was mailed to the applicant. */
@Injectable()
export class Linking {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly submitLimits: SubmitLimits,
    private readonly mailQueue: MailQueue,
  ) {}

  /**
   * Links an application, fills the empty fields of the profile from it and mails the applicant. Linking it to the same
   * account again changes nothing.
   *
   * @returns whether the profile was filled in.
   * @throws LeaseCodeUnknown also when it is linked to another account. @throws TooManyTries
   * @throws NotLoggedIn when the account was deleted concurrently.
   */
  async link(customerId: string, leaseCode: string): Promise<boolean> {
    await this.limits.take(TRIES, customerId);
    const filled = await this.database.transaction(async (manager) => {
      const customer = await lockCustomer(manager, customerId);
      if (!customer) throw new NotLoggedIn();
      const application = await lockApplication(manager, { leaseCode });
      if (!application) throw new LeaseCodeUnknown();
      if (application.customerId === customerId) return false;
      if (application.customerId !== null) throw new LeaseCodeUnknown();
      await manager.update(LeaseApplicationEntity, { id: application.id }, { customerId });
      // Who has several accounts links and deletes again and again.
      const applicant = application.email.toLowerCase();
      const isOwn = applicant === customer.email;
      if (isOwn || (await this.submitLimits.mayConfirm(manager, applicant)))
        await this.mailQueue.send(manager, linkedMail(application, isOwn, this.config.site));
      return fillProfile(manager, customer, application);
    });
    await this.limits.refund(TRIES, customerId);
    return filled;
  }
}

/** Fills only the empty fields; with the number goes whether it was chosen at the KvK. Returns whether anything changed. */
async function fillProfile(
  manager: EntityManager,
  customer: CustomerEntity,
  application: LeaseApplicationEntity,
): Promise<boolean> {
  const { telefoon, bedrijfsnaam, kvkNummer, kvk, naam } = application;
  const known: CustomerProfile = { ...splitNaam(naam), telefoon, bedrijfsnaam, kvkNummer };
  const missing = Object.entries(known).filter(
    ([field, value]) => value !== '' && customer[field as keyof CustomerProfile].trim() === '',
  );
  if (missing.length === 0) return false;
  const filled: Partial<CustomerEntity> = Object.fromEntries(missing);
  if (filled.kvkNummer) filled.kvkGekozen = kvk !== null;
  await manager.update(CustomerEntity, { id: customer.id }, filled);
  return true;
}
