import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ConceptEinde, type SaveCustomerDraftBody, type SaveDraftAnswer } from '@site/contract';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { lockCustomer } from '../customers/customer.entity.js';
import { NotLoggedIn, TooManyTries } from '../http/domain-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { KeyRing } from '../platform/key-ring.js';
import { RandomCodes } from '../platform/random-codes.js';
import type { Sender } from '../submissions/sender.js';
import { CONFIRMATIONS, SubmitLimits } from '../submissions/submit-limits.js';
import { dealerNames } from './dealer.entity.js';
import { DRAFT_DAYS, Draft, type DraftContent } from './draft.entity.js';
import { DraftEnded, DraftUnknown } from './draft-errors.js';
import { draftMail } from './draft-mails.js';

const VALID_MS = DRAFT_DAYS * 24 * 3600 * 1000;

/** Who began an application, and the vehicle as that dealer typed it. */
type FromDealer = Pick<Draft, 'dealerId' | 'dealerVoertuig'>;
const NO_DEALER: FromDealer = { dealerId: null, dealerVoertuig: null };

/** Until when the link of a draft works that was saved then. */
export function validUntil(savedAt: Date): Date {
  return new Date(savedAt.getTime() + VALID_MS);
}

/** Applications that visitors continue later, by a link that is mailed to them. */
@Injectable()
export class Drafts {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly cryptography: Cryptography,
    private readonly keys: KeyRing,
    private readonly random: RandomCodes,
    private readonly limits: SubmitLimits,
    private readonly mailQueue: MailQueue,
  ) {}

  /**
   * Stores what was filled in and mails a link to the address. The link of the draft that it replaces no longer works: who knows that token
   * saved it, or has the mail.
   *
   * @param inAccount it is of the wizard of this customer, of whom there is one draft at most.
   * @throws TooManyTries also when the address got the mails of a day from forms that anybody can send.
   * @throws NotLoggedIn when the account was deleted concurrently.
   */
  async save(
    { antwoorden, stap = '', concept = '' }: SaveCustomerDraftBody,
    email: string,
    sender: Sender,
    inAccount: boolean,
  ): Promise<SaveDraftAnswer> {
    return this.database.transaction(async (manager) => {
      const customerId = inAccount ? (sender.customer?.id ?? null) : null;
      if (customerId && !(await lockCustomer(manager, customerId))) throw new NotLoggedIn();
      if (!(await this.limits.take(manager, 'draft', sender, email)))
        throw new TooManyTries(CONFIRMATIONS.seconds);
      const replaced = await this.end(manager, concept, 'vervangen');
      if (customerId) {
        await manager.update(Draft, { customerId, ended: IsNull() }, { ended: 'vervangen', content: null });
      }
      const content = { antwoorden, stap };
      const { token, until } = await this.keep(manager, {
        content,
        email,
        customerId,
        ...(replaced ?? NO_DEALER),
      });
      await this.mailQueue.send(manager, draftMail({ to: email, token, until, inAccount }, this.config.site));
      return { success: true, concept: token };
    });
  }

  /** Stores a draft. @returns the token of its link, and until when that works */
  async keep(
    manager: EntityManager,
    { content, ...draft }: Pick<Draft, 'email' | 'customerId'> & FromDealer & { content: DraftContent },
  ): Promise<{ token: string; until: Date }> {
    const token = this.random.linkToken();
    const id = randomUUID();
    const savedAt = this.clock.now();
    const tokenHash = this.hash(token);
    await manager.insert(Draft, { ...draft, id, tokenHash, content: this.encrypt(id, content), savedAt });
    return { token, until: validUntil(savedAt) };
  }

  /** Drafts that were saved at or before this moment have expired. */
  oldestValid(): Date {
    return new Date(this.clock.now().getTime() - VALID_MS);
  }

  /**
   * What was filled in. That of an account only opens in a session of it.
   *
   * @throws DraftUnknown, DraftEnded, NotLoggedIn
   */
  async open(token: string, { customer }: Sender): Promise<DraftContent & { dealer?: string }> {
    const draft = await this.database.manager.findOneBy(Draft, { tokenHash: this.hash(token) });
    if (!draft || validUntil(draft.savedAt) <= this.clock.now()) throw new DraftUnknown();
    if (draft.customerId && !customer) throw new NotLoggedIn();
    if (draft.customerId && draft.customerId !== customer?.id) throw new DraftUnknown();
    if (!draft.content) throw new DraftEnded(draft.ended ?? undefined);
    const dealer =
      draft.dealerId && (await dealerNames(this.database.manager, [draft.dealerId])).get(draft.dealerId);
    return { ...this.decrypt(draft.id, draft.content), ...(dealer && { dealer }) };
  }

  /** Deletes what was filled in; does nothing when it is gone already. Whoever has the link may do it, in an account or not. */
  async remove(token: string): Promise<void> {
    await this.database.transaction((manager) => this.end(manager, token, 'verwijderd'));
  }

  /** Ends the draft of an application that is sent: its link no longer works. One that has ended does not matter. @returns who began it */
  async use(manager: EntityManager, token: string): Promise<FromDealer> {
    return (await this.end(manager, token, 'verstuurd')) ?? NO_DEALER;
  }

  /** The drafts of a person, newest first, with what was filled in as far as it is kept. */
  async of(email: string, customerId: string | null) {
    const where = [{ email }, ...(customerId ? [{ customerId }] : [])];
    const drafts = await this.database.manager.find(Draft, { where, order: { savedAt: 'DESC', id: 'ASC' } });
    return drafts.map(({ id, content, ...draft }) => ({
      ...draft,
      answers: content && filledIn(this.decrypt(id, content)),
    }));
  }

  /** @returns who began it; `null` when it had ended already */
  private async end(manager: EntityManager, token: string, ended: ConceptEinde): Promise<FromDealer | null> {
    if (!token) return null;
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { tokenHash: this.hash(token), ended: IsNull() };
    const draft = await manager.findOne(Draft, { where, lock });
    if (!draft) return null;
    await manager.update(Draft, draft.id, { ended, content: null });
    return { dealerId: draft.dealerId, dealerVoertuig: draft.dealerVoertuig };
  }

  private hash(token: string): string {
    return this.cryptography.hash('draft', token);
  }

  private encrypt(id: string, content: DraftContent): Buffer {
    return this.keys.encrypt(Buffer.from(JSON.stringify(content)), `draft ${id}`);
  }

  private decrypt(id: string, content: Buffer): DraftContent {
    return JSON.parse(this.keys.decrypt(content, `draft ${id}`).toString());
  }
}

/** The answers that are not empty. */
function filledIn({ antwoorden }: DraftContent): { veld: string; antwoord: string }[] {
  const answers: [string, string | boolean][] = Object.entries(JSON.parse(antwoorden));
  return answers
    .filter(([, antwoord]) => antwoord !== '' && antwoord !== false)
    .map(([veld, antwoord]) => ({ veld, antwoord: antwoord === true ? 'ja' : String(antwoord) }));
}
