import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@site/local/ports';

/** A TCP proxy to a server whose connections a test can cut, restore or stall. */
export class FlakyProxy {
  /** Each socket with its counterpart. */
  private readonly sockets = new Map<Socket, Socket>();
  private server: Server | undefined;
  private isSilent = false;
  private heldText: string | undefined;
  port = 0;

  constructor(private readonly targetPort: number) {}

  async start(): Promise<void> {
    const server = createServer((from) => {
      const to = connect(this.targetPort, '127.0.0.1');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.sockets.set(socket, other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        if (!this.isSilent) socket.pipe(other);
      }
      const { heldText } = this;
      if (heldText) from.on('data', (data) => data.includes(heldText) && to.unpipe().pause());
    });
    this.port ||= await freePort();
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    this.server = server;
  }

  async cut(): Promise<void> {
    const { server } = this;
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets.keys()) socket.destroy();
    await closed;
  }

  /** Stops forwarding but keeps connections open and accepts new ones, like a server whose processes are stopped. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets.keys()) socket.unpipe().pause();
  }

  /** Forwards no answers on a later connection from the moment on that the client sends this text on it. */
  holdAnswersTo(text: string): void {
    this.heldText = text;
  }

  /** Forwards again, on the connections that are still open. */
  resume(): void {
    this.isSilent = false;
    for (const [from, to] of this.sockets) from.pipe(to);
  }
}
