import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import type { Metrics } from '../metrics/metrics.js';
import { Overloaded } from './domain-error.js';

/** Statements that may wait for a connection: a quarter of a second of work. They would be refused after three seconds. */
const MAX_WAITING = 500;

/** How a busy process is found out and measured: these are always answered. */
const PROBES = /^\/(?:api\/health|metrics)(?:\/|$)/;

/** Refuses requests at once, with 503 and `Retry-After`, while so many others wait for the database that they would wait too long. */
export function refuseOverload(fastify: FastifyInstance, database: DataSource, metrics: Metrics): void {
  fastify.addHook('onRequest', async ({ routeOptions }) => {
    if (poolOf(database).waitingCount < MAX_WAITING || PROBES.test(routeOptions.url ?? '')) return;
    metrics.overloaded.inc();
    throw new Overloaded();
  });
}
