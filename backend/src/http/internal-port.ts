import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UnknownCall } from './domain-error.js';

/** The routes of probes and measurements, which are for whoever runs the site. */
const INTERNAL = /^\/(?:metrics|api\/health)(?:\/|$)/;

/**
 * Serves probes and measurements on a port of their own and on no other; that port serves nothing else. It listens before the backend
 * does and closes with it.
 *
 * @param address without a port everything is on the backend's one port.
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
  // By the route, because an address can be written in many ways.
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
