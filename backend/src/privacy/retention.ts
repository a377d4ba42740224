import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BEWAARTERMIJNEN, describeBewaartermijn } from '@site/contract';
import { DataSource } from 'typeorm';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { isDue, RETENTION_RULES, type RetentionRule } from './retention-rules.js';

const TASK = 'retention';
/** 02:15 UTC, when there are few visitors. */
const NIGHTLY = '15 2 * * *';
/** Rows per transaction. */
const BATCH = 500;
/** After this a job starts no new transaction, to stay within `JOB_TIMEOUT_MS`; a new job does the rest. */
const SECONDS_PER_JOB = 15;

/** The number of rows that a rule selects or has deleted. */
export interface RetentionCount {
  rule: string;
  /** Kind of data, retention period and reason, in Dutch. */
  gegevens: string;
  termijn: string;
  waarom: string;
  count: number;
  /** Start of the retention period of the oldest row; `null` without rows, and after a run. */
  oldest: Date | null;
}

/** Deletes data whose retention period is over, every night. */
@Injectable()
export class Retention implements OnModuleInit {
  private readonly log = new Logger(Retention.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.addScheduled(TASK, NIGHTLY, () => this.doJob(), '1d');
  }

  /** What a run would delete now. Changes nothing. */
  async preview(): Promise<RetentionCount[]> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    for (const rule of RETENTION_RULES) {
      const [found] = await this.database.query<[{ count: number; oldest: Date | null }]>(
        `SELECT count(*)::integer AS count, min(${rule.since}) AS oldest FROM ${rule.table} r WHERE ${isDue(rule)}`,
        [now],
      );
      counts.push({ ...describeRule(rule), ...found });
    }
    return counts;
  }

  async run(): Promise<RetentionCount[]> {
    const { counts } = await this.remove(() => false);
    return counts;
  }

  /** Deletes batches until `shouldStop`. `more`: there may be more to delete. */
  private async remove(shouldStop: () => boolean): Promise<{ counts: RetentionCount[]; more: boolean }> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    let more = false;
    for (const rule of RETENTION_RULES) {
      let count = 0;
      let left = true;
      while (left && !shouldStop()) {
        const { found, removed } = await this.removeBatch(rule, now);
        count += removed;
        left = found === BATCH && removed > 0;
      }
      if (left) more = true;
      counts.push({ ...describeRule(rule), count, oldest: null });
    }
    return { counts, more };
  }

  /**
   * Locks a batch and checks the rows again, because they may have changed in between. Rows locked by another transaction are left
   * for the next night.
   */
  private async removeBatch(rule: RetentionRule, now: Date): Promise<{ found: number; removed: number }> {
    return this.database.transaction(async (manager) => {
      const [key, lock] = rule.remove ? ['id', ''] : ['ctid', 'FOR UPDATE OF r SKIP LOCKED'];
      const rows = await manager.query<{ key: string }[]>(
        `SELECT r.${key}::text AS key FROM ${rule.table} r WHERE ${isDue(rule)} LIMIT ${BATCH} ${lock}`,
        [now],
      );
      if (rows.length === 0) return { found: 0, removed: 0 };
      const keys = rows.map(({ key }) => key);
      if (rule.remove) {
        const gone = await manager.query<unknown[]>(rule.remove, [keys]);
        return { found: rows.length, removed: gone.length };
      }
      const [, removed] = await manager.query<[unknown[], number]>(
        `DELETE FROM ${rule.table} r WHERE r.ctid = ANY($2::tid[]) AND ${isDue(rule)}`,
        [now, keys],
      );
      return { found: rows.length, removed };
    });
  }

  private async doJob(): Promise<void> {
    const end = this.clock.secondsFromNow(SECONDS_PER_JOB);
    const { counts, more } = await this.remove(() => this.clock.now() >= end);
    const removed = counts.filter(({ count }) => count > 0).map(({ rule, count }) => `${rule} ${count}`);
    this.log.log(`Deleted after their retention period: ${removed.join(', ') || 'nothing'}.`);
    if (more) await this.outbox.add(this.database.manager, TASK, {});
  }
}

function describeRule({ name }: RetentionRule) {
  const { gegevens, waarom } = BEWAARTERMIJNEN[name];
  return { rule: name, gegevens, termijn: describeBewaartermijn(BEWAARTERMIJNEN[name]), waarom };
}
