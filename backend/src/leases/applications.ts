import { Injectable } from '@nestjs/common';
import { controleerLease, type LeaseApplication, type LeaseApplicationBody } from '@site/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { lockCustomer } from '../customers/lock-customer.js';
import { normaliseKvk, normalisePhone } from '../customers/profile.js';
import { InvalidInput, NotLoggedIn } from '../http/domain-error.js';
import { hashIdempotencyKey, insertIfUnique, storeOnce } from '../http/idempotency.js';
import { SubmitLimits } from '../limits/submit-limits.js';
import { askOfficeToConfirm } from '../mail/ask-office-to-confirm.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../platform/clock.js';
import { RandomCodes } from '../platform/random-codes.js';
import { LeaseApplicationEntity, toLeaseApplication } from './lease-application.entity.js';
import { applicationMail, officeApplicationMail } from './lease-mails.js';

interface Applicant {
  ip: string;
  /** The logged-in customer. The application is linked to their account and mailed to their address. */
  customer?: CustomerEntity;
  idempotencyKey: string | null;
}

@Injectable()
export class Applications {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly limits: SubmitLimits,
    private readonly mailQueue: MailQueue,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Stores an application under a new code and mails the applicant and the office. A retry with the same idempotency key
   * gets the same answer and does nothing.
   *
   * @throws InvalidInput, TooManyTries
   * @throws NotLoggedIn when the account was deleted concurrently.
   */
  async apply(body: LeaseApplicationBody, applicant: Applicant): Promise<void> {
    const { customer } = applicant;
    const amounts = amountsOf(body);
    const idempotencyKey = hashIdempotencyKey(applicant.idempotencyKey, body, customer?.id);
    const email = customer?.email ?? body.email;
    const store = async (manager: EntityManager, mayConfirm: boolean) => {
      if (customer && !(await lockCustomer(manager, customer.id))) throw new NotLoggedIn();
      for (;;) {
        const application = {
          ...amounts,
          naam: body.naam,
          email,
          telefoon: normalisePhone(body.telefoon),
          bedrijfsnaam: body.bedrijfsnaam,
          kvkNummer: normaliseKvk(body.kvkNummer),
          voertuigLink: asWebAddress(body.voertuigLink),
          leaseCode: this.random.leaseCode(),
          customerId: customer?.id ?? null,
          idempotencyKey,
          createdAt: this.clock.now(),
        };
        if (await insertIfUnique(manager, LeaseApplicationEntity, application)) {
          const { site, officeEmail } = this.config;
          const notice = officeApplicationMail(application, officeEmail);
          if (mayConfirm) {
            await this.mailQueue.send(manager, applicationMail(application, customer !== undefined, site));
          }
          await this.mailQueue.send(manager, mayConfirm ? notice : askOfficeToConfirm(notice));
          return;
        }
      }
    };
    const stored = await storeOnce(
      this.database,
      LeaseApplicationEntity,
      idempotencyKey,
      async (connection) => {
        const mayConfirm = await this.limits.take(connection, 'application', applicant, email);
        await connection.transaction((manager) => store(manager, mayConfirm));
      },
    );
    if (stored) this.metrics.submissions.inc({ kind: 'application' });
  }

  /** Newest first. */
  async ofCustomer(customerId: string): Promise<LeaseApplication[]> {
    const found = await this.database.manager.find(LeaseApplicationEntity, {
      where: { customerId },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return found.map(toLeaseApplication);
  }
}

/** Amounts in whole euros, the term in months. An amount that is not wanted counts as 0, whatever its field contains. */
function amountsOf(body: LeaseApplicationBody) {
  if (body.wantAanbetaling && body.aanbetaling === '') {
    throw new InvalidInput({ aanbetaling: 'Vul in hoeveel u wilt aanbetalen.' });
  }
  if (body.wantSlottermijn && body.slottermijn === '') {
    throw new InvalidInput({ slottermijn: 'Vul in hoe hoog de slottermijn moet zijn.' });
  }
  const amounts = {
    aanschafprijs: Number(body.aanschafprijs),
    aanbetaling: body.wantAanbetaling ? Number(body.aanbetaling) : 0,
    slottermijn: body.wantSlottermijn ? Number(body.slottermijn) : 0,
    looptijd: Number(body.looptijd),
  };
  const violations = controleerLease(amounts);
  if (violations.length > 0)
    throw new InvalidInput(Object.fromEntries(violations.map((m) => [m.veld, m.melding])));
  return amounts;
}

/** Adds `https://` where it is missing; this also makes links with other schemes, such as `javascript:`, harmless. */
function asWebAddress(link: string): string {
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}
