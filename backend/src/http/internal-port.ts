import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UnknownCall } from './domain-error.js';

/** The routes of health checks and metrics. */
const INTERNAL = /^\/(?:metrics|api\/health)(?:\/|$)/;

/**
 * Serves health checks and metrics only on the internal port, and nothing else there. It listens before the backend does and
 * closes with it.
 *
 * @param address with `port: null` everything is served on the main port.
 */
export function serveInternalPort(
  fastify: FastifyInstance,
  address: { host: string; port: number | null },
): void {
  const { host, port } = address;
  if (port === null) return;
  const internal = new WeakSet<IncomingMessage>();
  const server = createServer((request, response) => {
    internal.add(request);
    fastify.routing(request, response);
  });
  // Compares the matched route, because a URL can be encoded in many ways.
  fastify.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (internal.has(raw) !== INTERNAL.test(routeOptions.url ?? '')) throw new UnknownCall();
  });
  fastify.addHook('onReady', () => {
    return new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  });
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
