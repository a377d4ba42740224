import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { networkOf } from '@site/server';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { TooManyTries } from '../http/domain-error.js';
import { Metrics } from '../metrics/metrics.js';

/** At most `times` within `seconds`. */
export interface Limit {
  /** Unique; part of the key in the database. */
  name: string;
  times: number;
  seconds: number;
}

/**
 * Rate limits counted in PostgreSQL, so that they apply over all replicas. Keys are stored as hashes. Pass `manager` to use
 * its connection instead of a second one from the pool.
 */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly outsideRequests = new AsyncResource(Limits.name);

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /** Counts one time. @throws TooManyTries when the limit is exceeded. */
  async take(limit: Limit, key: string, manager?: EntityManager): Promise<void> {
    const limiter = await this.limiter(limit, manager);
    try {
      await limiter.consume(hashed(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.metrics.limitsHit.inc({ limit: limit.name });
      throw new TooManyTries(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** Counts one time for an IP address, or for its combination with `and`. @throws TooManyTries when the limit is exceeded. */
  async takeByIp(
    limit: Limit,
    ip: string,
    { and, manager }: { and?: string; manager?: EntityManager } = {},
  ): Promise<void> {
    await this.take(this.byIp(limit), keyByIp(ip, and), manager);
  }

  /** Takes one count of `takeByIp` back, after a success. */
  async refundByIp(limit: Limit, ip: string, { and }: { and?: string } = {}): Promise<void> {
    await this.refund(this.byIp(limit), keyByIp(ip, and));
  }

  /** Takes one count back, after a success. */
  async refund(limit: Limit, key: string): Promise<void> {
    await (await this.limiter(limit)).reward(hashed(key));
  }

  /** Counts one time without rejecting. Returns the count in this period. */
  async count(limit: Limit, key: string, manager?: EntityManager): Promise<number> {
    const result = await (await this.limiter(limit, manager)).penalty(hashed(key));
    return result.consumedPoints;
  }

  /** Resets the count to zero. */
  async reset(limit: Limit, key: string): Promise<void> {
    await (await this.limiter(limit)).delete(hashed(key));
  }

  private byIp(limit: Limit): Limit {
    return { ...limit, times: limit.times * this.config.ipLimitFactor };
  }

  private async limiter(limit: Limit, manager?: EntityManager): Promise<RateLimiterPostgres> {
    const options = {
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.times,
      duration: limit.seconds,
    };
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      // It also deletes expired counts every five minutes, which is no part of the first request that has this limit.
      limiter = this.outsideRequests.runInAsyncScope(
        () => new RateLimiterPostgres({ ...options, storeClient: this.database, storeType: 'typeorm' }),
      );
      this.limiters.set(limit.name, limiter);
    }
    if (!manager) return limiter;
    const storeClient = await manager.queryRunner?.connect();
    return new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      clearExpiredByTimeout: false,
    });
  }
}

/** What is counted for an IP address: its network, alone or with something else. */
export function keyByIp(ip: string, and?: string): string {
  return and === undefined ? networkOf(ip) : `${networkOf(ip)} ${and}`;
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
