import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { TooManyTries } from '../http/domain-error.js';
import { Metrics } from '../metrics/metrics.js';
import { ipKey } from './ip-key.js';

/** How often something may happen. */
export interface Limit {
  /** Unique; part of the key in the database. */
  name: string;
  times: number;
  seconds: number;
}

/** Counts in PostgreSQL, so that a limit holds over all replicas. Keys are stored as hashes. */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /** Counts one time. @throws TooManyTries when the limit was used up before. */
  async take(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit, limit.times).consume(hashed(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.metrics.limitsHit.inc({ limit: limit.name });
      throw new TooManyTries(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** Counts one time for an IP address. @throws TooManyTries when the limit was used up before. */
  async takeByIp(limit: Limit, ip: string): Promise<void> {
    await this.take({ ...limit, times: limit.times * this.config.ipLimitFactor }, ipKey(ip));
  }

  /** Takes one counted time of an IP address back, because it turned out well. */
  async giveBackByIp(limit: Limit, ip: string): Promise<void> {
    await this.giveBack({ ...limit, times: limit.times * this.config.ipLimitFactor }, ipKey(ip));
  }

  /** Takes one counted time back, because it turned out well. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit, limit.times).reward(hashed(key));
  }

  /** Counts one time without an upper bound. Returns how many there are in this period. */
  async count(limit: Limit, key: string): Promise<number> {
    const result = await this.limiter(limit, limit.times).penalty(hashed(key));
    return result.consumedPoints;
  }

  /** Starts counting anew. */
  async forget(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit, limit.times).delete(hashed(key));
  }

  private limiter(limit: Limit, points: number): RateLimiterPostgres {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.database,
        storeType: 'typeorm',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points,
        duration: limit.seconds,
      });
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
