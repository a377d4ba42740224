import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import { Metrics } from '../metrics/metrics.js';
import { Outbox } from '../outbox/outbox.js';

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
