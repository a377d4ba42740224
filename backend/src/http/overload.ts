import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import type { Metrics } from '../metrics/metrics.js';
import { Overloaded } from './domain-error.js';
import { isProbe } from './probes.js';

/** Statements that may wait for a connection: a quarter of a second of work. They would be rejected after three seconds. */
const MAX_WAITING = 500;

/**
 * Rejects requests at once, with 503 and `Retry-After`, while so many others wait for the database that they would wait too long. Health
 * checks and metrics are always answered.
 */
export function rejectOverload(fastify: FastifyInstance, database: DataSource, metrics: Metrics): void {
  fastify.addHook('onRequest', async ({ routeOptions }) => {
    if (poolOf(database).waitingCount < MAX_WAITING || isProbe(routeOptions.url ?? '')) return;
    metrics.overloaded.inc();
    throw new Overloaded();
  });
}
