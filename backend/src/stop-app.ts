import type { Server } from 'node:http';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Stopping } from './health/stopping.js';
import { OutboxWorker } from './outbox/outbox-worker.js';
import { endsWithin } from './outside/ends-within.js';

/** How long requests and jobs under way may take to end; then their connections are cut. */
const DRAIN_MS = 6000;

/**
 * Ends the backend so that nobody notices: no new connections, requests under way get their answer, workers finish
 * their job or hand it back, and then everything else closes.
 */
export async function stopApp(app: NestFastifyApplication): Promise<void> {
  app.get(Stopping, { strict: false }).begin();
  const server: Server = app.getHttpServer();
  const answered = new Promise<void>((resolve) => server.close(() => resolve()));
  const drained = Promise.all([answered, app.get(OutboxWorker, { strict: false }).stop()]);
  await endsWithin(DRAIN_MS, drained);
  server.closeAllConnections();
  // Sockets tell only at the end of a turn of the event loop that they closed; a request that was cut has its line in the log too.
  await endOfTurn();
  await endOfTurn();
  await app.close();
}
