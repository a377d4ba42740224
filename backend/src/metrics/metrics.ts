import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. Labels have few values: never an id, an address or a path. `infra/observability` has alert rules for them. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route pattern and status class.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'outbox_jobs_total',
    help: 'Tries of jobs, by task and outcome: done or failed.',
    labelNames: ['task', 'outcome'],
    registers: [this.registry],
  });
  readonly mails = new Counter({
    name: 'mails_total',
    help: 'Mails, by outcome: sent (accepted by the mail server) or expired (not sent because its code had expired).',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly submissions = new Counter({
    name: 'submissions_accepted_total',
    help: 'Stored forms, by kind: application, complaint or message. A retried submission counts once.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly overloaded = new Counter({
    name: 'overload_refusals_total',
    help: 'Requests that were rejected because too many others waited for the database.',
    registers: [this.registry],
  });
  readonly limitsHit = new Counter({
    name: 'limits_hit_total',
    help: 'Requests rejected because a limit was exceeded, by limit.',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  readonly externalLookups = new Histogram({
    name: 'external_lookup_duration_seconds',
    help: 'Time to look something up at a service that is not ours, by service and outcome: answered, cached, failed, or skipped after failures in a row.',
    labelNames: ['service', 'outcome'],
    registers: [this.registry],
  });
  readonly droppedFields = new Counter({
    name: 'dropped_fields_total',
    help: 'Fields in bodies that this backend does not know and dropped, by call and field: the page that sent them may be newer. What cannot be the name of a field, and what exceeds some dozens, is other.',
    labelNames: ['call', 'field'],
    registers: [this.registry],
  });
  /** 0 until this process has issued a code. */
  readonly loginCodesTaken = this.gauge(
    'login_codes_taken_ratio',
    'Share of the permanent login codes that are taken, estimated when a code is issued.',
  );

  private readonly databaseUp = this.gauge('database_up', '1 when the database answers.');
  private readonly poolUsed = this.gauge('database_pool_used_connections', 'Connections in use.');
  private readonly poolWaiting = this.gauge(
    'database_pool_waiting_requests',
    'Requests waiting for a connection.',
  );
  private readonly outboxWaiting = this.gauge('outbox_waiting_jobs', 'Jobs that will still be tried.');
  private readonly outboxFailed = this.gauge('outbox_failed_jobs', 'Jobs without tries left; they are kept.');
  private readonly outboxOldest = this.gauge(
    'outbox_oldest_due_job_age_seconds',
    'Waiting time of the oldest due job.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Updates the gauges at a scrape. `outbox` is `undefined` while the database is unavailable. */
  updateGauges(
    pool: { used: number; waiting: number },
    outbox: { waiting: number; failed: number; oldestSeconds: number } | undefined,
  ): void {
    this.poolUsed.set(pool.used);
    this.poolWaiting.set(pool.waiting);
    this.databaseUp.set(outbox ? 1 : 0);
    for (const [gauge, value] of [
      [this.outboxWaiting, outbox?.waiting],
      [this.outboxFailed, outbox?.failed],
      [this.outboxOldest, outbox?.oldestSeconds],
    ] as const) {
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
