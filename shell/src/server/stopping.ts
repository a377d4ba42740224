import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that closes answer all that has reached it, and ends each connection after that: clients, such as a gateway, keep
 * connections open far longer than a process may take to stop. Needs `return503OnClosing: false`.
 *
 * @returns whether it closes
 */
export function closeAfterAnswers(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  // An answer whose headers were sent before.
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon();
  });
  return () => isClosing;
}
