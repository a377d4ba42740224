import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../../composition/live-composition';
import { CHANGES_PATH } from '../releases';

/** In development: sends open tabs the live composition and shell version, at once and at each change. */
export function serveDevEvents(app: FastifyInstance, live: LiveComposition, shellVersion: string): void {
  app.get(CHANGES_PATH, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = () => reply.raw.write(`retry: 300\ndata: ${live.composition.id} ${shellVersion}\n\n`);
    send();
    const unsubscribe = live.onChange(send);
    request.raw.on('close', unsubscribe);
  });
}
