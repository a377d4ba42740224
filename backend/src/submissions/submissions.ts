import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { Mail } from '../mail/mail.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Metrics } from '../metrics/metrics.js';
import type { Sender } from './sender.js';
import { CONFIRMATIONS, type SubmitKind, SubmitLimits } from './submit-limits.js';

/** A submitted form: what differs between the forms. */
export interface Submission<Entity extends Submitted, Received> {
  kind: SubmitKind;
  entity: EntityTarget<Entity>;
  body: object;
  sender: Sender;
  /** Recipient of the confirmation. */
  email: string;
  /** The account that the record is linked to. */
  accountId?: string | undefined;
  /** Inserts the record, in the transaction that queues its mails. */
  store: (manager: EntityManager, idempotencyKey: string | null) => Promise<Received>;
  /** The confirmation to the sender and the notice to the office, in the order in which they are queued. */
  mails: (received: Received) => readonly ({ confirmation: Mail } | { notice: Mail })[];
}

/** Receives the forms of the site. */
@Injectable()
export class Submissions {
  constructor(
    private readonly database: DataSource,
    private readonly limits: SubmitLimits,
    private readonly mailQueue: MailQueue,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Stores a form, counts it for its limits and queues its mails, all in one transaction. A retry with the same idempotency key
   * and content stores and mails nothing. Without a confirmation, because of the limit per address, the notice asks the office to confirm
   * receipt.
   *
   * @returns the record, for a retry that of the first submission.
   * @throws TooManyTries
   */
  async receive<Entity extends Submitted, Received>({
    kind,
    sender,
    email,
    ...submission
  }: Submission<Entity, Received>): Promise<Received | Entity> {
    const key = hashIdempotencyKey(sender.idempotencyKey, submission.body, submission.accountId);
    const { record, isRetry } = await storeOnce(this.database, submission.entity, key, async (manager) => {
      const mayConfirm = await this.limits.take(manager, kind, sender, email);
      const received = await submission.store(manager, key);
      const mails = submission.mails(received).flatMap((mail) => {
        if ('notice' in mail) return mayConfirm ? mail.notice : askOfficeToConfirm(mail.notice);
        return mayConfirm ? mail.confirmation : [];
      });
      await this.mailQueue.send(manager, ...mails);
      return received;
    });
    // The metric counts what is stored, the limits count what is sent.
    if (!isRetry) this.metrics.submissions.inc({ kind });
    return record;
  }
}

/** Adds to a notice that the sender got no confirmation mail and that the office must confirm receipt. */
function askOfficeToConfirm(notice: Mail): Mail {
  const request = `Let op: de afzender kreeg geen bevestiging, want aan dit e-mailadres zijn er vandaag al ${CONFIRMATIONS.times} gestuurd. Laat zelf weten dat dit is aangekomen, met de code of het nummer als dat er is.`;
  return { ...notice, blocks: [request, ...notice.blocks] };
}

/** A record of a submission. */
export interface Submitted {
  idempotencyKey: string | null;
  createdAt: Date;
}

/**
 * Hashes the key together with the content and the account. Other content, or another account, under the same key is
 * another submission: it is acknowledged too, so it must be stored.
 */
function hashIdempotencyKey(key: string | null, body: object, accountId = ''): string | null {
  if (key === null) return null;
  const content = JSON.stringify([key, accountId, Object.entries(body).sort()]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * Stores a submission unless one with its key was stored before: the key is unique in its table, so of concurrent submissions one is stored,
 * and everything in `store`, such as counting limits, happens once. What fails for a retry, be it a limit, is undone and does not matter.
 *
 * @param store gets the transaction; what it throws undoes all of it.
 * @returns what `store` returns, or for a retry the record that was stored before.
 */
async function storeOnce<Entity extends Submitted, Stored>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  idempotencyKey: string | null,
  store: (manager: EntityManager) => Promise<Stored>,
): Promise<{ record: Stored | Entity; isRetry: boolean }> {
  try {
    return { record: await database.transaction(store), isRetry: false };
  } catch (error) {
    if (idempotencyKey === null) throw error;
    const where = { idempotencyKey } as FindOptionsWhere<Entity>;
    const before = await database.manager.findOneBy(entity, where).catch(() => null);
    if (!before) throw error;
    return { record: before, isRetry: true };
  }
}
