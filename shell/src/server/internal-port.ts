import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The routes for the operators of the site: probes and metrics. */
const INTERNAL = /^\/(?:metrics|health)(?:\/|$)/;

/**
 * Serves `/health` and `/metrics` on a separate port only; that port serves nothing else. It listens before the shell does and
 * closes with it. Call it before the routes are added.
 *
 * @param address without a port everything is on the shell's own port.
 */
export function serveInternalPort(
  app: FastifyInstance,
  address: { host: string; port: number | null },
): void {
  const { host, port } = address;
  if (port === null) return;
  const internal = new WeakSet<IncomingMessage>();
  const server = createServer((request, response) => {
    internal.add(request);
    app.routing(request, response);
  });
  // By route and not by URL, which can be written in several ways.
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (internal.has(raw) !== INTERNAL.test(routeOptions.url ?? '')) return reply.callNotFound();
  });
  app.addHook('onReady', () => {
    return new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
