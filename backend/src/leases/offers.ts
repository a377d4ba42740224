import { Injectable } from '@nestjs/common';
import {
  checkLease,
  euros,
  GEEN_VOERTUIG,
  type LeaseStatus,
  OFFERTE_GELDIG_WERKDAGEN,
  offerteKosten,
} from '@site/contract';
import { voertuigNaam } from '@site/contract/facts';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { workingDaysAfter } from '../dutch-time/working-days.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { SubmitLimits } from '../submissions/submit-limits.js';
import {
  changeApplication,
  type Handling,
  type LeaseApplicationEntity,
  lockApplication,
} from './lease-application.entity.js';
import {
  NoOfferToWithdraw,
  OfferClosed,
  OfferLapsed,
  OfferNotAllowed,
  OfferReplaced,
  OfferTermsRejected,
  OfferUnknown,
  OfferWithdrawn,
  WithdrawalAsked,
} from './lease-errors.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import {
  acceptedMail,
  type OfferFigures,
  offerMail,
  officeAcceptedMail,
  withdrawnMail,
} from './offer-mails.js';
import { isLapsed, offersOf } from './offers-of.js';
import { limitedRecipientsOf, recipientsOf } from './recipients.js';

/** Above this part of what is financed, what is paid back is a typing error: with the highest rate and longest term it is 1.8. */
const MOST_PAID_BACK = 2.5;
/** In characters. */
const NAME_LENGTH = 200;

/** What the office states in an offer. */
export type OfferTerms = OfferFigures & Pick<LeaseOffer, 'toelichting' | 'madeBy'>;

/** Statuses of an application that still awaits a lease. */
export const AWAITS_LEASE: readonly LeaseStatus[] = ['pending', 'approved'];

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

  /** @throws OfferNotAllowed when an application with this status gets no offer. */
  assertOpen(status: LeaseStatus): void {
    if (!AWAITS_LEASE.includes(status)) throw new OfferNotAllowed(status);
  }

  /** @throws OfferTermsRejected when these are no terms of an offer, or look like a typing error. */
  assertTerms(terms: OfferTerms): void {
    if (!terms.leasemaatschappij) {
      throw new OfferTermsRejected('company', 'State the lease company', {
        leasemaatschappij: 'Vul in van welke leasemaatschappij de offerte is.',
      });
    }
    if (terms.voertuig === GEEN_VOERTUIG || !terms.voertuig) {
      throw new OfferTermsRejected('vehicle', 'The application has no vehicle: state what is offered', {
        voertuig: 'Vul in welk voertuig wordt aangeboden: in de aanvraag staat er geen.',
      });
    }
    const [violation] = checkLease(terms);
    if (violation) {
      throw new OfferTermsRejected('lease', `This lease is not possible: ${violation.melding}`, {
        [violation.veld]: violation.melding,
      });
    }
    const paid = offerteKosten(terms).totaal - terms.aanbetaling;
    const financed = terms.aanschafprijs - terms.aanbetaling;
    const unlikely = (word: string) =>
      new OfferTermsRejected(
        'paid-back',
        `The customer would pay back ${euros(paid)} ${word} the ${euros(financed)} that is financed`,
        {
          maandbedrag: `De klant betaalt dan ${euros(paid)} terug voor ${euros(financed)}. Controleer het maandbedrag en de looptijd.`,
        },
      );
    if (paid > MOST_PAID_BACK * financed) throw unlikely('for');
    if (terms.leasemaatschappij.length > NAME_LENGTH) {
      throw new OfferTermsRejected(
        'company-length',
        `The name of the lease company may have at most ${NAME_LENGTH} characters`,
        { leasemaatschappij: `Gebruik hoogstens ${NAME_LENGTH} tekens.` },
      );
    }
    if (paid < financed) throw unlikely('of');
  }

  /** Stores an offer, which replaces an earlier one, and mails it, in one transaction. @throws OfferTermsRejected, OfferNotAllowed, RecordErased */
  async make(applicationId: string, terms: OfferTerms, how?: Handling): Promise<LeaseOffer> {
    this.assertTerms(terms);
    return changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        this.assertOpen(application.status);
        const [previous = null] = await offersOf(manager, [applicationId]);
        const made = { ...terms, applicationId, madeAt: this.clock.now(), lastDay: this.lastDay() };
        const offer = await manager.save(manager.create(LeaseOffer, made));
        for (const to of await recipientsOf(manager, application)) {
          await this.mailQueue.send(
            manager,
            offerMail(application, { offer, previous }, to, this.config.site),
          );
        }
        return offer;
      },
      how,
    );
  }

  /** The offer that holds, or that the customer agreed with; `null` without one. */
  async current(applicationId: string): Promise<LeaseOffer | null> {
    return this.currentOf(this.database.manager, applicationId);
  }

  /**
   * Withdraws the offer that holds, also when the customer agreed with it, and mails the customer, in one transaction.
   *
   * @throws NoOfferToWithdraw, RecordErased
   */
  async withdraw(
    applicationId: string,
    { note, by }: { note: string; by: string },
    how?: Handling,
  ): Promise<void> {
    await changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        const offer = await this.currentOf(manager, applicationId);
        if (!offer || !AWAITS_LEASE.includes(application.status)) throw new NoOfferToWithdraw();
        const withdrawal = { endedAt: this.clock.now(), withdrawnBy: by, withdrawalNote: note };
        await manager.update(LeaseOffer, { id: offer.id }, withdrawal);
        for (const to of await recipientsOf(manager, application)) {
          await this.mailQueue.send(
            manager,
            withdrawnMail(application, offer, { to, note }, this.config.site),
          );
        }
      },
      how,
    );
  }

  /**
   * Records that a customer agrees and wants to be called, and mails the office and the customer. A repeat changes nothing.
   *
   * @throws OfferUnknown also when it is an offer to somebody else. @throws OfferLapsed, OfferReplaced,
   * OfferClosed, OfferWithdrawn, WithdrawalAsked
   */
  async accept(customerId: string, offerId: string): Promise<void> {
    const { site, officeEmail } = this.config;
    await this.database.transaction(async (manager) => {
      const found = isUUID(offerId) ? await manager.findOneBy(LeaseOffer, { id: offerId }) : null;
      const application = found && (await lockApplication(manager, { id: found.applicationId }));
      if (application?.customerId !== customerId) throw new OfferUnknown();
      const now = this.clock.now();
      const [offer] = await offersOf(manager, [application.id]);
      if (offer?.id !== offerId) throw new OfferReplaced();
      if (offer.acceptedAt && !offer.endedAt) return;
      if (!AWAITS_LEASE.includes(application.status)) throw new OfferClosed(site.telefoon);
      if (offer.withdrawnBy !== null) throw new OfferWithdrawn(site.telefoon);
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

  private async currentOf(manager: EntityManager, applicationId: string): Promise<LeaseOffer | null> {
    const [newest] = await offersOf(manager, [applicationId]);
    if (!newest || newest.endedAt) return null;
    return newest.acceptedAt || !isLapsed(newest, this.clock.now()) ? newest : null;
  }
}

/** The vehicle of an offer, unless the office states another: by its plate where the RDW knew it, because what an advertisement shows changes. */
export function vehicleOf({ kenteken, voertuig, voertuigLink }: LeaseApplicationEntity): string {
  return voertuig ? `${voertuigNaam(voertuig)} (${kenteken})` : voertuigLink;
}
