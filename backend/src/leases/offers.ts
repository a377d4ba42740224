import { Injectable } from '@nestjs/common';
import { type LeaseOfferte, type LeaseStatus, OFFERTE_GELDIG_WERKDAGEN } from '@site/contract';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { workingDaysAfter } from '../dutch-time/working-days.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { RecordErased } from '../status-history/status-errors.js';
import { SubmitLimits } from '../submissions/submit-limits.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { lockApplication } from './lock-application.js';
import {
  OfferClosed,
  OfferLapsed,
  OfferRefused,
  OfferReplaced,
  OfferUnknown,
  WithdrawalAsked,
} from './offer-errors.js';
import { acceptedMail, offerMail, officeAcceptedMail } from './offer-mails.js';
import { limitedRecipientsOf, recipientsOf } from './recipients.js';

/** What the office states in an offer. */
export type OfferTerms = Omit<
  LeaseOffer,
  'id' | 'applicationId' | 'madeAt' | 'lastDay' | 'acceptedAt' | 'endedAt'
>;

/** Statuses of an application that still awaits a lease. */
const OPEN: readonly LeaseStatus[] = ['pending', 'approved'];

/** Makes offers for applications, and takes the answers of customers. Signing is up to the lease company. */
@Injectable()
export class Offers {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly limits: SubmitLimits,
  ) {}

  /** The last day of an offer that is made now: `2026-12-02`. */
  lastDay(): string {
    return dutchDay(workingDaysAfter(this.clock.now(), OFFERTE_GELDIG_WERKDAGEN));
  }

  /** @throws OfferRefused when an application with this status gets no offer. */
  assertOpen(status: LeaseStatus): void {
    if (!OPEN.includes(status)) throw new OfferRefused(status);
  }

  /**
   * Stores an offer, which replaces an earlier one, and mails it, in one transaction.
   *
   * @throws OfferRefused, RecordErased
   */
  async make(applicationId: string, terms: OfferTerms): Promise<void> {
    await this.database.transaction(async (manager) => {
      const application = await lockApplication(manager, applicationId);
      if (!application) throw new RecordErased();
      this.assertOpen(application.status);
      const offer = { ...terms, applicationId, madeAt: this.clock.now(), lastDay: this.lastDay() };
      await manager.insert(LeaseOffer, offer);
      for (const to of await recipientsOf(manager, application)) {
        await this.mailQueue.send(manager, offerMail(application, offer, to, this.config.site));
      }
    });
  }

  /**
   * Records that a customer agrees and wants to be called, and mails the office and the customer. A repeat changes nothing.
   *
   * @throws OfferUnknown also when it is an offer to somebody else. @throws OfferLapsed, OfferReplaced,
   * OfferClosed, WithdrawalAsked
   */
  async accept(customerId: string, offerId: string): Promise<void> {
    const { site, officeEmail } = this.config;
    await this.database.transaction(async (manager) => {
      const found = isUUID(offerId) ? await manager.findOneBy(LeaseOffer, { id: offerId }) : null;
      const application = found && (await lockApplication(manager, found.applicationId));
      if (application?.customerId !== customerId) throw new OfferUnknown();
      const [offer] = await newestFirst(manager, [application.id]);
      if (offer?.id !== offerId) throw new OfferReplaced();
      if (offer.acceptedAt && !offer.endedAt) return;
      if (!OPEN.includes(application.status)) throw new OfferClosed(site.telefoon);
      const now = this.clock.now();
      if (isLapsed(offer, now)) throw new OfferLapsed(site.telefoon);
      const withdrawal = { applicationId: application.id, soort: 'intrekken', answeredAt: IsNull() } as const;
      if (await manager.existsBy(LeaseRequest, withdrawal)) throw new WithdrawalAsked();
      await manager.update(LeaseOffer, { id: offerId }, { acceptedAt: now });
      await this.mailQueue.send(manager, officeAcceptedMail(application, offer, officeEmail, now));
      for (const to of await limitedRecipientsOf(manager, application, this.limits)) {
        await this.mailQueue.send(manager, acceptedMail(application, offer, to, now, site));
      }
    });
  }

  /** The newest offer of each of these applications that has one, by the id of the application. */
  async newestOf(applicationIds: readonly string[]): Promise<Map<string, LeaseOfferte>> {
    const newest = new Map<string, LeaseOfferte>();
    if (applicationIds.length === 0) return newest;
    for (const offer of await newestFirst(this.database.manager, applicationIds)) {
      if (!newest.has(offer.applicationId))
        newest.set(offer.applicationId, toOfferte(offer, this.clock.now()));
    }
    return newest;
  }
}

function newestFirst(manager: EntityManager, applicationIds: readonly string[]): Promise<LeaseOffer[]> {
  return manager.find(LeaseOffer, {
    where: { applicationId: In(applicationIds) },
    order: { madeAt: 'DESC', id: 'ASC' },
  });
}

function isLapsed({ lastDay, endedAt }: LeaseOffer, now: Date): boolean {
  return endedAt !== null || dutchDay(now) > lastDay;
}

/** An offer as returned by the API. */
export function toOfferte(offer: LeaseOffer, now: Date): LeaseOfferte {
  const { applicationId: _application, madeBy: _employee, endedAt: _ended, ...stated } = offer;
  const { madeAt, lastDay, acceptedAt, ...terms } = stated;
  return {
    ...terms,
    status: acceptedAt && !offer.endedAt ? 'akkoord' : isLapsed(offer, now) ? 'verlopen' : 'open',
    gemaaktOp: madeAt.toISOString(),
    geldigTotEnMet: lastDay,
    ...(acceptedAt && { akkoordOp: acceptedAt.toISOString() }),
  };
}
