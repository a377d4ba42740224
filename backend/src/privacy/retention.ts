import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BEWAARTERMIJNEN, bewaartermijnInWoorden } from '@site/contract';
import { DataSource } from 'typeorm';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../outside/clock.js';
import { isDue, RETENTION_RULES, type RetentionRule } from './retention-rules.js';

const TASK = 'retention';
/** A quarter past two each night, in UTC: nobody applies for a lease then. */
const NIGHTLY = '15 2 * * *';
/** How many rows one transaction removes. */
const BATCH = 500;
/** After this a job begins no more transactions, so that it ends within the time of a job; another one does the rest. */
const SECONDS_PER_JOB = 15;

/** What one rule finds, or has removed. */
export interface RetentionCount {
  rule: string;
  /** What is kept and how long, in words. */
  gegevens: string;
  termijn: string;
  waarom: string;
  count: number;
  /** The moment from which the term of the oldest counts; null when there are none, and after a run. */
  oldest: Date | null;
}

/** Removes what was kept long enough. Each night by itself. */
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

  /** What a run would remove now. Changes nothing. */
  async preview(): Promise<RetentionCount[]> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    for (const rule of RETENTION_RULES) {
      const [found] = await this.database.query<[{ count: number; oldest: Date | null }]>(
        `SELECT count(*)::integer AS count, min(${rule.since}) AS oldest FROM ${rule.table} r WHERE ${isDue(rule)}`,
        [now],
      );
      counts.push({ ...inWords(rule), ...found });
    }
    return counts;
  }

  /** Removes everything that was kept long enough, and tells how much that was. */
  async run(): Promise<RetentionCount[]> {
    const { counts } = await this.remove(() => false);
    return counts;
  }

  /** Removes batch after batch until it is enough. `more`: there may be more to remove. */
  private async remove(isEnough: () => boolean): Promise<{ counts: RetentionCount[]; more: boolean }> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    let more = false;
    for (const rule of RETENTION_RULES) {
      let count = 0;
      let left = true;
      while (left && !isEnough()) {
        const { found, removed } = await this.removeSome(rule, now);
        count += removed;
        left = found === BATCH && removed > 0;
      }
      if (left) more = true;
      counts.push({ ...inWords(rule), count, oldest: null });
    }
    return { counts, more };
  }

  /**
   * One batch. Rows are held first and looked at again: what changed in between, such as an application that was taken
   * up again, stays. Rows that somebody else holds wait for the next night.
   */
  private async removeSome(rule: RetentionRule, now: Date): Promise<{ found: number; removed: number }> {
    return this.database.transaction(async (manager) => {
      const [key, hold] = rule.remove ? ['id', ''] : ['ctid', 'FOR UPDATE OF r SKIP LOCKED'];
      const rows = await manager.query<{ key: string }[]>(
        `SELECT r.${key}::text AS key FROM ${rule.table} r WHERE ${isDue(rule)} LIMIT ${BATCH} ${hold}`,
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
    const end = this.clock.inSeconds(SECONDS_PER_JOB);
    const { counts, more } = await this.remove(() => this.clock.now() >= end);
    const removed = counts.filter(({ count }) => count > 0).map(({ rule, count }) => `${rule} ${count}`);
    this.log.log(`Kept long enough and removed: ${removed.join(', ') || 'nothing'}.`);
    if (more) await this.outbox.add(this.database.manager, TASK, {});
  }
}

function inWords({ name }: RetentionRule) {
  const { gegevens, waarom } = BEWAARTERMIJNEN[name];
  return { rule: name, gegevens, termijn: bewaartermijnInWoorden(BEWAARTERMIJNEN[name]), waarom };
}
