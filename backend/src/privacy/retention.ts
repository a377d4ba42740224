import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BEWAARTERMIJNEN, type BewaardeGegevens, describeBewaartermijn } from '@site/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { transactionWithTimeout } from '../database/transaction-with-timeout.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { type FailedRule, RetentionFailed } from './retention-failed.js';
import {
  canBeDue,
  earliestOf,
  isDue,
  keyOf,
  RETENTION_RULES,
  type RetentionRule,
} from './retention-rules.js';

const TASK = 'retention';
/** 02:15 UTC, when there are few visitors. */
const NIGHTLY = '15 2 * * *';
/** Rows looked at in one transaction, so that the time of a statement does not depend on the size of a table. */
const PAGE = 500;
/** Far more than a page takes on a busy database. */
const STATEMENT_TIMEOUT_MS = 60_000;
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

/** The last row that was looked at: its `earliest` and its key, both as text, because a `Date` has no microseconds. */
interface Cursor {
  at: string;
  key: string;
}

/** A row that can be due. */
interface Candidate extends Cursor {
  isDue: boolean;
  since: Date;
}

/** Where a run is to go on; the payload of the job that does. */
interface Position {
  rule: BewaardeGegevens;
  after: Cursor | undefined;
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
    this.handlers.addScheduled(TASK, NIGHTLY, (payload) => this.doJob(payload as Partial<Position>), '1d');
  }

  /** What a run would delete now. Changes nothing. */
  async preview(): Promise<RetentionCount[]> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    for (const rule of RETENTION_RULES) {
      const total = { ...describeRule(rule), count: 0, oldest: null as Date | null };
      await this.walk(rule, now, async (_manager, due) => {
        total.count += due.length;
        for (const { since } of due) if (!total.oldest || since < total.oldest) total.oldest = since;
      });
      counts.push(total);
    }
    return counts;
  }

  /** @throws RetentionFailed */
  async run(): Promise<RetentionCount[]> {
    const { counts, failed } = await this.remove();
    if (failed.length > 0) throw new RetentionFailed(failed);
    return counts;
  }

  /** Deletes until `shouldStop`. A rule that fails does not keep the others from running. `rest`: where to go on. */
  private async remove(
    from: Partial<Position> = {},
    shouldStop = () => false,
  ): Promise<{ counts: RetentionCount[]; failed: FailedRule[]; rest?: Position }> {
    const now = this.clock.now();
    const counts: RetentionCount[] = [];
    const failed: FailedRule[] = [];
    const first = RETENTION_RULES.findIndex(({ name }) => name === from.rule);
    for (const rule of RETENTION_RULES.slice(Math.max(first, 0))) {
      const total = { ...describeRule(rule), count: 0, oldest: null };
      counts.push(total);
      const remove = async (manager: EntityManager, due: Candidate[]) => {
        total.count += await this.removeDue(manager, rule, now, due);
      };
      try {
        const after = rule.name === from.rule ? from.after : undefined;
        const { done, last } = await this.walk(rule, now, remove, after, shouldStop);
        if (!done) return { counts, failed, rest: { rule: rule.name, after: last } };
      } catch (error) {
        this.log.error(error, `The retention rule ${rule.name} failed; the others are still carried out.`);
        failed.push({ rule: rule.name, error });
      }
    }
    return { counts, failed };
  }

  /** Looks at the rows that can be due, page by page, and calls `work` with those that are, in the transaction of the page. */
  private async walk(
    rule: RetentionRule,
    now: Date,
    work: (manager: EntityManager, due: Candidate[]) => Promise<void>,
    after?: Cursor,
    shouldStop = () => false,
  ): Promise<{ done: boolean; last: Cursor | undefined }> {
    let last = after;
    while (!shouldStop()) {
      const rows = await transactionWithTimeout(this.database, STATEMENT_TIMEOUT_MS, async (manager) => {
        const page = await this.pageAfter(manager, rule, now, last);
        const due = page.filter(({ isDue }) => isDue);
        if (due.length > 0) await work(manager, due);
        return page;
      });
      const end = rows.at(-1);
      if (end) last = { at: end.at, key: end.key };
      if (rows.length < PAGE) return { done: true, last };
    }
    return { done: false, last };
  }

  private async pageAfter(
    manager: EntityManager,
    rule: RetentionRule,
    now: Date,
    after: Cursor | undefined,
  ): Promise<Candidate[]> {
    const { column, type } = keyOf(rule);
    const earliest = earliestOf(rule);
    const isAfter = `AND (${earliest}, r.${column}) > ($2::timestamptz, $3::${type})`;
    return manager.query(
      `SELECT (${earliest})::text AS at, r.${column}::text AS key, ${isDue(rule)} AS "isDue", ${rule.since} AS since
       FROM ${rule.table} r
       WHERE ${canBeDue(rule)} ${after ? isAfter : ''} ORDER BY ${earliest}, r.${column} LIMIT ${PAGE}`,
      [now, ...(after ? [after.at, after.key] : [])],
    );
  }

  /**
   * Deletes rows that are due: locks them and checks them again, because they may have changed in between. Rows locked
   * by another transaction are left for the next night. Returns how many were deleted.
   */
  private async removeDue(
    manager: EntityManager,
    rule: RetentionRule,
    now: Date,
    found: Candidate[],
  ): Promise<number> {
    const { table, remove } = rule;
    const rows = await manager.query<{ key: string }[]>(
      `SELECT r.${keyOf(rule).column}::text AS key FROM ${table} r WHERE ${isOneOf(rule)} AND ${isDue(rule)}
       ${remove ? '' : 'FOR UPDATE OF r SKIP LOCKED'}`,
      [now, found.map(({ key }) => key)],
    );
    if (rows.length === 0) return 0;
    const due = rows.map(({ key }) => key);
    if (remove) return (await manager.query<unknown[]>(remove, [due])).length;
    const [, removed] = await manager.query<[unknown[], number]>(
      `DELETE FROM ${table} r WHERE ${isOneOf(rule)} AND ${isDue(rule)}`,
      [now, due],
    );
    return removed;
  }

  private async doJob(from: Partial<Position>): Promise<void> {
    const end = this.clock.secondsFromNow(SECONDS_PER_JOB);
    const { counts, failed, rest } = await this.remove(from, () => this.clock.now() >= end);
    const removed = counts.filter(({ count }) => count > 0).map(({ rule, count }) => `${rule} ${count}`);
    this.log.log(`Deleted after their retention period: ${removed.join(', ') || 'nothing'}.`);
    // With a key, so that a job that is retried does not queue the rest again.
    if (rest) await this.outbox.add(this.database.manager, TASK, { payload: rest, jobKey: `${TASK}-rest` });
    if (failed.length > 0) throw new RetentionFailed(failed);
  }
}

/** SQL: whether the key of row `r` is in the array `$2`. */
function isOneOf(rule: RetentionRule): string {
  const { column, type } = keyOf(rule);
  return `r.${column} = ANY($2::${type}[])`;
}

function describeRule({ name }: RetentionRule) {
  const { gegevens, waarom } = BEWAARTERMIJNEN[name];
  return { rule: name, gegevens, termijn: describeBewaartermijn(BEWAARTERMIJNEN[name]), waarom };
}
