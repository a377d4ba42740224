import { Injectable } from '@nestjs/common';
import {
  checkLease,
  type DealerAnswer,
  type DealerApplicationBody,
  type DealerStatus,
  type LeaseStatus,
  LOOPTIJDEN,
} from '@site/contract';
import { formatKenteken } from '@site/contract/facts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { Dealer } from '../drafts/dealer.entity.js';
import { Drafts } from '../drafts/drafts.js';
import { InvalidInput, TooManyTries } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { RandomCodes } from '../platform/random-codes.js';
import { CONFIRMATIONS, SubmitLimits } from '../submissions/submit-limits.js';
import { DealerExists, DealerUnknown, NoSuchDealer } from './dealer-errors.js';
import { dealerDraftMail, dealerLinkMail } from './dealer-mails.js';

/** Of one dealer: more than a busy one sells. */
const PER_DAY = { name: 'dealer', times: 50, seconds: 24 * 3600 };
/** How many applications a dealer sees. */
const SHOWN = 100;

/** A decision is the customer's: a dealer sees that there is one, not which. */
const SEEN: Readonly<Record<LeaseStatus, DealerStatus>> = {
  pending: 'in-behandeling',
  approved: 'besluit',
  rejected: 'besluit',
  completed: 'afgerond',
  withdrawn: 'afgerond',
};

/** Dealers, and the applications that they begin for their customers. */
@Injectable()
export class Dealers {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly random: RandomCodes,
    private readonly drafts: Drafts,
    private readonly limits: Limits,
    private readonly submitLimits: SubmitLimits,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Adds a dealer and mails the link. @returns its token. @throws DealerExists */
  async add(naam: string, email: string, by: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const token = this.random.linkToken();
      const dealer = {
        naam,
        email,
        tokenHash: this.hash(token),
        createdBy: by,
        createdAt: this.clock.now(),
        endedAt: null,
      };
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(Dealer)
        .values(dealer)
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 0) throw new DealerExists();
      await this.mailQueue.send(
        manager,
        dealerLinkMail({ ...dealer, id: raw[0].id }, token, this.config.site),
      );
      return token;
    });
  }

  /** Mails a new link, in place of the one before. @returns its token. @throws NoSuchDealer */
  async renewLink(email: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const dealer = await this.active(manager, email);
      const token = this.random.linkToken();
      await manager.update(Dealer, dealer.id, { tokenHash: this.hash(token) });
      await this.mailQueue.send(manager, dealerLinkMail(dealer, token, this.config.site));
      return token;
    });
  }

  /** The link no longer works. What customers were sent goes on. @throws NoSuchDealer */
  async end(email: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const dealer = await this.active(manager, email);
      await manager.update(Dealer, dealer.id, { endedAt: this.clock.now() });
    });
  }

  /** Of the dealer with this link. @throws DealerUnknown */
  async page(link: string): Promise<DealerAnswer> {
    const { id, naam } = await this.withLink(link);
    const rows = await this.database.query<
      { voertuig: string; at: Date; status: LeaseStatus | null; open: boolean }[]
    >(
      `SELECT dealer_voertuig AS voertuig, saved_at AS at, NULL AS status, ended IS NULL AND saved_at > $2 AS open
         FROM lease_drafts WHERE dealer_id = $1 AND ended IS DISTINCT FROM 'verstuurd' AND ended IS DISTINCT FROM 'vervangen'
       UNION ALL
       SELECT dealer_voertuig, created_at, status, false FROM lease_applications WHERE dealer_id = $1
       ORDER BY at DESC LIMIT ${SHOWN}`,
      [id, this.drafts.oldestValid()],
    );
    return {
      success: true,
      naam,
      aanvragen: rows.map(({ voertuig, at, status, open }) => ({
        voertuig,
        verstuurdOp: at.toISOString(),
        status: status ? SEEN[status] : open ? 'verstuurd' : 'niet-ingevuld',
      })),
    };
  }

  /**
   * Keeps what a dealer filled in, and mails the customer the link to finish it.
   *
   * @throws DealerUnknown, InvalidInput, TooManyTries
   */
  async send({ link, ...body }: DealerApplicationBody): Promise<void> {
    const dealer = await this.withLink(link);
    const {
      naam,
      email,
      voertuigLink,
      voertuigType = '',
      kenteken = '',
      aanschafprijs,
      aanbetaling = '',
    } = body;
    assertAmounts(Number(aanschafprijs), Number(aanbetaling));
    const wantAanbetaling = Number(aanbetaling) > 0;
    const answers = {
      ...{ naam, email, voertuigLink, voertuigType, kenteken, aanschafprijs, wantAanbetaling },
      aanbetaling: wantAanbetaling ? aanbetaling : '',
    };
    await this.database.transaction(async (manager) => {
      const [ofDealer] = await this.limits.countAll(manager, [{ limit: PER_DAY, key: dealer.id }]);
      this.limits.assertWithin(ofDealer);
      if (!(await this.submitLimits.mayConfirm(manager, email)))
        throw new TooManyTries(CONFIRMATIONS.seconds);
      const { token, until } = await this.drafts.keep(manager, {
        content: { antwoorden: JSON.stringify(answers), stap: '' },
        email,
        customerId: null,
        dealerId: dealer.id,
        dealerVoertuig: formatKenteken(kenteken) || voertuigLink,
      });
      const mail = { to: email, naam, kenteken, token, until };
      await this.mailQueue.send(manager, dealerDraftMail(mail, dealer.naam, this.config.site));
    });
  }

  private async withLink(link: string): Promise<Dealer> {
    const tokenHash = this.hash(link);
    const dealer = await this.database.manager.findOneBy(Dealer, { tokenHash, endedAt: IsNull() });
    if (!dealer) throw new DealerUnknown();
    return dealer;
  }

  private async active(manager: EntityManager, email: string): Promise<Dealer> {
    const lock = { mode: 'pessimistic_write' } as const;
    const dealer = await manager.findOne(Dealer, { where: { email, endedAt: IsNull() }, lock });
    if (!dealer) throw new NoSuchDealer();
    return dealer;
  }

  private hash(token: string): string {
    return this.cryptography.hash('dealer', token);
  }
}

function assertAmounts(aanschafprijs: number, aanbetaling: number): void {
  const violations = checkLease({ aanschafprijs, aanbetaling, slottermijn: 0, looptijd: LOOPTIJDEN[0] });
  if (violations.length > 0) {
    throw new InvalidInput(Object.fromEntries(violations.map(({ veld, melding }) => [veld, melding])));
  }
}
