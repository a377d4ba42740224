import { Controller, Get, Head, Header, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { Stopping } from '@site/server';
import type { FastifyReply } from 'fastify';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import { type KnownCalls, knownCalls } from '../http/known-calls.js';
import { Metrics } from '../metrics/metrics.js';
import { Outbox, type OutboxState } from '../outbox/outbox.js';

interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  database: 'ok' | 'unavailable';
  /** Missing while the database is unavailable. */
  outbox?: OutboxState;
}

@ApiExcludeController()
@Controller('api/health')
export class HealthController {
  private known: KnownCalls | undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly stopping: Stopping,
    private readonly modules: ModulesContainer,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** For shells and releases: what pages may send to this backend. */
  @Get('calls')
  @Header('cache-control', 'max-age=5')
  calls(): KnownCalls {
    this.known ??= knownCalls(this.modules);
    return this.known;
  }

  /**
   * Readiness: 503 while the database is unavailable and once the process is stopping. An unavailable mail server does not matter:
   * mails are queued in the outbox.
   */
  @Get(['', 'ready'])
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const outbox = await this.outbox.state().catch(() => undefined);
    const health: Health = {
      status: this.stopping.isStopping ? 'stopping' : outbox ? 'ok' : 'unavailable',
      database: outbox ? 'ok' : 'unavailable',
      ...(outbox && { outbox }),
    };
    if (health.status !== 'ok') reply.status(503).header('retry-after', '5');
    return health;
  }

  /** For probes that ask for the status only. */
  @Head(['', 'ready'])
  head(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return this.ready(reply);
  }
}

/** Scraped by Prometheus. Outside `/api`, so that no proxy exposes it to visitors. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  /** While the database is unavailable, the metrics read from it are missing. */
  @Get()
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async read(): Promise<string> {
    const outbox = await this.outbox.state().catch(() => undefined);
    const { totalCount, idleCount, waitingCount } = poolOf(this.database);
    this.metrics.updateGauges({ used: totalCount - idleCount, waiting: waitingCount }, outbox);
    return this.metrics.registry.metrics();
  }
}
