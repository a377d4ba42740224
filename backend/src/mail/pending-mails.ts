import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Cryptography } from '../platform/cryptography.js';
import type { Mail } from './mail.js';
import { MAIL_TASK, mailKey } from './mail-queue.js';

/** A mail that was not sent yet, or another outbox job that failed. The content of a mail stays encrypted. */
export interface PendingMail {
  id: string;
  /** `mail`, or the job that failed. */
  task: string;
  /** `retrying`: the last try failed and another one follows; `failed`: no more tries follow. */
  state: 'waiting' | 'sending' | 'retrying' | 'failed';
  /** Unknown when the mail was encrypted with another secret, or when the job is not a mail. */
  to: string | null;
  subject: string | null;
  /** False when the mail was encrypted with another secret than the one of this process. */
  readable: boolean;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  /** `null` when no more tries follow. */
  nextTryAt: Date | null;
}

interface JobRow
  extends Pick<PendingMail, 'id' | 'task' | 'attempts' | 'maxAttempts' | 'lastError' | 'createdAt'> {
  key: string | null;
  payload: { sealed?: string; email?: string };
  runAt: Date;
  locked: boolean;
}

/** The payload is not in the public view of graphile-worker. Like the worker itself, this ignores locks older than four hours. */
const JOBS = `
  SELECT id, task_identifier AS task, attempts, max_attempts AS "maxAttempts", last_error AS "lastError",
         created_at AS "createdAt", run_at AS "runAt", key, payload,
         coalesce(locked_at > now() - interval '4 hours', false) AS locked
  FROM graphile_worker.jobs JOIN (SELECT id, payload FROM graphile_worker._private_jobs) AS private USING (id)`;

/** The first and the last id that a mail can have. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Lists and retries the mails in the outbox. */
@Injectable()
export class PendingMails {
  constructor(
    private readonly database: DataSource,
    private readonly cryptography: Cryptography,
  ) {}

  /** Every mail that was not sent, every request that leads to a mail, and every other job that failed; oldest first. */
  async all(): Promise<PendingMail[]> {
    const rows: JobRow[] = await this.database.query(
      `${JOBS} WHERE task_identifier IN ('mail', 'account-request') OR last_error IS NOT NULL ORDER BY id`,
    );
    return rows.map((row) => this.toPendingMail(row));
  }

  /** The mails to this address that were not sent, oldest first. Reads no mails to others, but those queued before jobs had a key. */
  async to(email: string): Promise<PendingMail[]> {
    const key = (id: string) => mailKey(this.cryptography, email, id);
    const rows: JobRow[] = await this.database.query(
      `${JOBS} WHERE key BETWEEN $1 AND $2 OR (key IS NULL AND task_identifier = $3) ORDER BY id`,
      [key(FIRST_ID), key(LAST_ID), MAIL_TASK],
    );
    return rows.map((row) => this.toPendingMail(row)).filter(({ to }) => to === email);
  }

  /** Those of these mails that were not sent, by their own id. */
  async among(mails: readonly { id: string; to: string }[]): Promise<Map<string, PendingMail>> {
    if (mails.length === 0) return new Map();
    const ids = new Map(mails.map(({ id, to }) => [mailKey(this.cryptography, to, id), id]));
    const rows: JobRow[] = await this.database.query(`${JOBS} WHERE key = ANY($1)`, [[...ids.keys()]]);
    return new Map(rows.map((row) => [ids.get(row.key ?? '') ?? '', this.toPendingMail(row)]));
  }

  async one(id: string): Promise<PendingMail | undefined> {
    const [row]: JobRow[] = await this.database.query(`${JOBS} WHERE id = $1`, [id]);
    return row && this.toPendingMail(row);
  }

  /** Retries mails at once with a new set of tries. Returns the ids of the rescheduled ones, which excludes mails that are being sent. */
  async resend(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Drops the mails to this address that were not sent yet and contain this text: one that is being sent at this moment is not tried again.
   *
   * @param text by default all that can be read
   */
  async drop(manager: EntityManager, email: string, text = ''): Promise<void> {
    const key = (id: string) => mailKey(this.cryptography, email, id);
    const rows: JobRow[] = await manager.query(`${JOBS} WHERE key BETWEEN $1 AND $2`, [
      key(FIRST_ID),
      key(LAST_ID),
    ]);
    const ids = rows.filter(({ payload }) => this.contains(payload.sealed ?? '', text)).map(({ id }) => id);
    // `complete_jobs` leaves those that are being tried, which would be tried again.
    await manager.query('DELETE FROM graphile_worker._private_jobs WHERE id = ANY($1::bigint[])', [ids]);
  }

  private contains(sealed: string, text: string): boolean {
    try {
      return JSON.stringify(this.cryptography.decrypt(sealed)).includes(text);
    } catch {
      return false;
    }
  }

  private toPendingMail({ id, task, key: _key, payload, runAt, locked, ...tries }: JobRow): PendingMail {
    const { attempts, maxAttempts, lastError } = tries;
    const failed = attempts >= maxAttempts;
    const state = failed ? 'failed' : lastError !== null && attempts > 0 ? 'retrying' : 'waiting';
    const mail = payload.sealed === undefined ? undefined : this.decryptEnvelope(payload.sealed);
    return {
      id,
      task,
      state: locked ? 'sending' : state,
      to: mail?.to ?? payload.email ?? null,
      subject: mail?.subject ?? null,
      readable: mail !== null,
      ...tries,
      nextTryAt: failed ? null : runAt,
    };
  }

  /** Only recipient and subject of an encrypted mail; `null` when it was encrypted with another secret. */
  private decryptEnvelope(sealed: string): Pick<Mail, 'to' | 'subject'> | null {
    try {
      const { to, subject } = this.cryptography.decrypt(sealed) as Mail;
      return { to, subject };
    } catch {
      return null;
    }
  }
}
