import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CHANGES_PATH } from '../../protocol/addresses';
import type { Reconciler } from '../composition/reconciler';

/** Sends open pages the live composition and shell version, at once and at each change. */
export function serveChanges(app: FastifyInstance, live: Reconciler, shellVersion: string): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get(CHANGES_PATH, (request, reply) => {
    reply.hijack();
    // Nothing is sent until something changes.
    request.raw.socket.setTimeout(0);
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    const send = () => reply.raw.write(`retry: 300\ndata: ${live.composition.id} ${shellVersion}\n\n`);
    send();
    open.add(reply.raw);
    const unsubscribe = live.onChange(send);
    request.raw.on('close', () => {
      unsubscribe();
      open.delete(reply.raw);
    });
  });
}
