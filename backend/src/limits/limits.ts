import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '@site/server';
import type { ClientBase } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { poolOf } from '../database/pool-of.js';
import { TooManyTries } from '../http/domain-error.js';
import { Metrics } from '../metrics/metrics.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';

/** At most `times` within `seconds`. */
export interface Limit {
  /** Unique; part of the key in the database. */
  name: string;
  times: number;
  seconds: number;
}

/** A limit and for whom it counts. */
export interface Counted {
  limit: Limit;
  key: string;
}

/** What a limit has counted in its period, which the first time begins. */
export interface Count {
  limit: Limit;
  times: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Time that a count is kept after its period: the clocks of replicas may differ. */
const KEPT_MS = 3600 * 1000;

const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 3000;

/** Counts of which the period is over begin again. */
const ADD = `
  INSERT INTO limits (key, points, expire) SELECT key, $3, expire FROM unnest($1::text[], $2::bigint[]) AS counted (key, expire)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN limits.expire <= $4 THEN excluded.points ELSE limits.points + excluded.points END,
    expire = CASE WHEN limits.expire <= $4 THEN excluded.expire ELSE limits.expire END
  RETURNING key, points, expire`;

/** Rate limits counted in PostgreSQL, so that they apply over all replicas. Keys are stored as hashes. */
@Injectable()
export class Limits implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.addScheduled('expired-limits', '*/5 * * * *', () => this.removeExpired());
  }

  /** Counts one time. @throws TooManyTries when the limit is exceeded. */
  async take(limit: Limit, key: string): Promise<void> {
    this.assertWithin(await this.add(1, { limit, key }));
  }

  /** Counts one time for an IP address, or for its combination with `and`. @throws TooManyTries when the limit is exceeded. */
  async takeByIp(limit: Limit, ip: string, { and }: { and?: string } = {}): Promise<void> {
    this.assertWithin(await this.add(1, this.byIp(limit, ip, and)));
  }

  /** Takes one count of `takeByIp` back, after a success. */
  async refundByIp(limit: Limit, ip: string, { and }: { and?: string } = {}): Promise<void> {
    await this.add(-1, this.byIp(limit, ip, and));
  }

  /** Takes one count back, after a success. */
  async refund(limit: Limit, key: string): Promise<void> {
    await this.add(-1, { limit, key });
  }

  /** Counts one time without rejecting. Returns the count in this period. */
  async count(limit: Limit, key: string): Promise<number> {
    return (await this.add(1, { limit, key })).times;
  }

  /** Counts one time for each, with one statement of a transaction, without rejecting. */
  async countAll<const Each extends readonly Counted[]>(
    manager: EntityManager,
    counted: Each,
  ): Promise<{ [I in keyof Each]: Count }> {
    return this.addAll(await manager.queryRunner?.connect(), 1, counted);
  }

  /** @throws TooManyTries when the limit is exceeded. */
  assertWithin({ limit, times, expires }: Count): void {
    if (times <= limit.times) return;
    this.metrics.limitsHit.inc({ limit: limit.name });
    throw new TooManyTries(Math.max(1, Math.ceil((expires - Date.now()) / 1000)));
  }

  /** What counts for an IP address, or for its combination with `and`. */
  byIp(limit: Limit, ip: string, and?: string): Counted {
    return { limit: { ...limit, times: limit.times * this.config.ipLimitFactor }, key: keyByIp(ip, and) };
  }

  /** Resets the count to zero. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.database.query('DELETE FROM limits WHERE key = $1', [rowOf({ limit, key })]);
  }

  async removeExpired(): Promise<void> {
    await this.database.query('DELETE FROM limits WHERE expire < $1', [Date.now() - KEPT_MS]);
  }

  /** Counts a failure of the whole site, and delays it when there are more than usual: the more, the longer. */
  async delayFailure(usual: Limit): Promise<void> {
    const above = (await this.count(usual, 'site')) - usual.times;
    if (above > 0) await this.clock.sleep(Math.min(above * DELAY_STEP_MS, MAX_DELAY_MS));
  }

  private async add(times: number, counted: Counted): Promise<Count> {
    const [count] = await this.addAll(poolOf(this.database), times, [counted]);
    return count;
  }

  private async addAll<const Each extends readonly Counted[]>(
    client: Pick<ClientBase, 'query'>,
    times: number,
    counted: Each,
  ): Promise<{ [I in keyof Each]: Count }> {
    const now = Date.now();
    const keys = counted.map(rowOf);
    const expiries = counted.map(({ limit }) => now + limit.seconds * 1000);
    const { rows } = await client.query<{ key: string; points: number; expire: string }>({
      name: 'add-to-limits',
      text: ADD,
      values: [keys, expiries, times, now],
    });
    return counted.map(({ limit }, i) => {
      const row = rows.find(({ key }) => key === keys[i]);
      return { limit, times: Number(row?.points), expires: Number(row?.expire) };
    }) as { [I in keyof Each]: Count };
  }
}

/** What is counted for an IP address: its network, alone or with something else. */
export function keyByIp(ip: string, and?: string): string {
  return and === undefined ? networkOf(ip) : `${networkOf(ip)} ${and}`;
}

/** The key in the database. */
function rowOf({ limit, key }: Counted): string {
  return `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`;
}
