import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OutboxState } from '../outbox/outbox.js';

/** What the backend counts about itself, for Prometheus. Labels take few values: never an id, an address or a path. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route pattern and class of the status.',
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
    help: 'Mails, by outcome: sent (the mail server took it) or expired (its code could not be used any more).',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly submissions = new Counter({
    name: 'submissions_accepted_total',
    help: 'Forms that were stored, by kind: application, complaint or message. A retried submit counts once.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly limitsHit = new Counter({
    name: 'limits_hit_total',
    help: 'Requests that were refused because a limit was used up, by limit.',
    labelNames: ['limit'],
    registers: [this.registry],
  });

  private readonly databaseUp = this.gauge('database_up', '1 when the database answers.');
  private readonly poolUsed = this.gauge('database_pool_used_connections', 'Connections in use.');
  private readonly poolWaiting = this.gauge('database_pool_waiting_requests', 'Who waits for a connection.');
  private readonly outboxWaiting = this.gauge('outbox_waiting_jobs', 'Jobs that will still be tried.');
  private readonly outboxFailed = this.gauge(
    'outbox_failed_jobs',
    'Jobs whose last try failed; they are kept.',
  );
  private readonly outboxOldest = this.gauge(
    'outbox_oldest_due_job_age_seconds',
    'How long the oldest job that could be done now has been waiting.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Takes what is only known at the moment of a scrape; without a state of the outbox the database is away. */
  observe(pool: { used: number; waiting: number }, outbox: OutboxState | undefined): void {
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
