import type { Server } from 'node:http';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Stopping, settlesWithin } from '@site/server';
import { OutboxWorker } from './outbox/outbox-worker.js';

/** How long running requests and jobs get to finish before their connections are closed, in ms. */
const DRAIN_MS = 6000;

/**
 * Graceful shutdown: no new connections, running requests are answered, workers finish or release their jobs, and then
 * everything else closes.
 *
 * @param limits how long running requests and jobs may take, in ms; a job less, because its release takes a moment
 */
export async function stopApp(
  app: NestFastifyApplication,
  limits = { requests: DRAIN_MS, jobs: DRAIN_MS - 1000 },
): Promise<void> {
  app.get(Stopping, { strict: false }).begin();
  const server: Server = app.getHttpServer();
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  const drained = Promise.all([answered, app.get(OutboxWorker, { strict: false }).stop(limits.jobs)]);
  await settlesWithin(limits.requests, drained);
  server.closeAllConnections();
  // Sockets emit `close` at the end of an event loop turn; wait for it, so that aborted requests are logged too.
  await endOfTurn();
  await endOfTurn();
  await app.close();
}
