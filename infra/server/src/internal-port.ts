import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Routes for operators: probes and metrics. */
const INTERNAL_ROUTE = /^\/(?:metrics|(?:api\/)?health)(?:\/|$)/;

/**
 * Serves health checks (`/health`, `/api/health`) and `/metrics` on a separate port only; that port serves nothing else. It listens
 * before the server does and closes with it. Call it before the routes are added.
 *
 * @param address with `port: null` everything is served on the main port.
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
  // By the matched route, because a URL can be encoded in many ways.
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (internal.has(raw) !== INTERNAL_ROUTE.test(routeOptions.url ?? '')) return reply.callNotFound();
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
