import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How a server stops: it answers all that has reached it, and ends each connection with its last answer. Clients, such as a gateway, keep
 * connections open far longer than a process may take to stop, also such that they have not used yet.
 */
export class Stopping {
  #hasBegun = false;
  readonly #connections = new Set<Socket>();

  get isStopping(): boolean {
    return this.#hasBegun;
  }

  /** Call it before the server closes. */
  begin(): void {
    this.#hasBegun = true;
    // Node does not count them among the idle ones.
    for (const connection of this.#connections) if (connection.bytesRead === 0) connection.destroy();
  }

  /** Ends the connections of this server from `begin` on. It needs `return503OnClosing: false`, or must not close before all is answered. */
  endConnectionsOf(app: FastifyInstance): void {
    app.server.on('connection', (connection: Socket) => {
      this.#connections.add(connection);
      connection.once('close', () => this.#connections.delete(connection));
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      if (this.#hasBegun) reply.header('connection', 'close');
      next();
    });
    // An answer whose headers were sent before.
    app.addHook('onResponse', ({ raw }, _reply, next) => {
      if (this.#hasBegun) raw.socket.destroySoon();
      next();
    });
  }
}
