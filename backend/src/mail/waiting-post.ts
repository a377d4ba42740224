import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CodeVault } from '../outside/code-vault.js';
import type { Mail } from './mail.js';

/** A mail that was not sent yet, or another job of the outbox that failed. What it says stays sealed. */
export interface WaitingMail {
  id: string;
  /** `mail`, or the job that failed. */
  task: string;
  /** `retrying`: the last try failed and there will be another; `failed`: it is not tried any more. */
  state: 'waiting' | 'sending' | 'retrying' | 'failed';
  /** Unknown when the mail was sealed with another secret, or when the job is no mail. */
  to: string | null;
  subject: string | null;
  /** False when the mail was sealed with another secret than this process has. */
  readable: boolean;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  /** When it is tried next; nothing when it is not tried any more. */
  nextTryAt: Date | null;
}

interface JobRow {
  id: string;
  task: string;
  payload: { sealed?: string; email?: string };
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: Date;
  run_at: Date;
  locked: boolean;
}

/**
 * The worker forgets a lock after four hours, and so do its own functions. Its view of the jobs leaves the payload out,
 * so the tables behind it are read; what is changed goes through its functions.
 */
const JOBS = `
  SELECT job.id, task.identifier AS task, job.payload, job.attempts, job.max_attempts, job.last_error,
         job.created_at, job.run_at, coalesce(job.locked_at > now() - interval '4 hours', false) AS locked
  FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id`;

/** The mails in the outbox: which wait, which could not be sent and why, and sending them again. */
@Injectable()
export class WaitingPost {
  constructor(
    private readonly database: DataSource,
    private readonly vault: CodeVault,
  ) {}

  /** Every mail that was not sent, every request that leads to a mail, and every other job that failed; oldest first. */
  async all(): Promise<WaitingMail[]> {
    const rows: JobRow[] = await this.database.query(
      `${JOBS} WHERE task.identifier IN ('mail', 'account-request') OR job.last_error IS NOT NULL ORDER BY job.id`,
    );
    return rows.map((row) => this.read(row));
  }

  /** The one with this id, or nothing. */
  async one(id: string): Promise<WaitingMail | undefined> {
    const [row]: JobRow[] = await this.database.query(`${JOBS} WHERE job.id = $1`, [id]);
    return row && this.read(row);
  }

  /**
   * Has mails tried again at once, with all their tries before them. Returns the ids of those that were taken up: not
   * one that is being sent at this moment.
   */
  async resend(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  private read(row: JobRow): WaitingMail {
    const { id, task, payload, attempts, max_attempts: maxAttempts, last_error: lastError } = row;
    const failed = attempts >= maxAttempts;
    const state = failed ? 'failed' : lastError !== null && attempts > 0 ? 'retrying' : 'waiting';
    const mail = payload.sealed === undefined ? undefined : this.open(payload.sealed);
    return {
      id,
      task,
      state: row.locked ? 'sending' : state,
      to: mail?.to ?? payload.email ?? null,
      subject: mail?.subject ?? null,
      readable: mail !== null,
      attempts,
      maxAttempts,
      lastError,
      createdAt: row.created_at,
      nextTryAt: failed ? null : row.run_at,
    };
  }

  /** Address and subject of a sealed mail, and nothing else of it; `null` when another secret sealed it. */
  private open(sealed: string): Pick<Mail, 'to' | 'subject'> | null {
    try {
      const { to, subject } = this.vault.open(sealed) as Mail;
      return { to, subject };
    } catch {
      return null;
    }
  }
}
