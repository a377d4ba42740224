import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended, as when the server goes away, and on which the server can fall silent. */
export class CuttableLine {
  /** Each end of a connection, with the other one. */
  private readonly sockets = new Map<Socket, Socket>();
  private server: Server | undefined;
  private isSilent = false;
  port = 0;

  constructor(private readonly targetPort: number) {}

  async mend(): Promise<void> {
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
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const { server } = this;
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets.keys()) socket.destroy();
    await closed;
  }

  /** From now on nothing passes, though nothing closes and new connections are taken, as when the server's processes are stopped. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets.keys()) socket.unpipe().pause();
  }

  /** What was held up passes on, as far as its connections are still there. */
  resume(): void {
    this.isSilent = false;
    for (const [from, to] of this.sockets) from.pipe(to);
  }
}
