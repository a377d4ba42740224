import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended, as when the server goes away. */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(private readonly targetPort: number) {}

  async mend(): Promise<void> {
    const server = createServer((from) => {
      const to = connect(this.targetPort, '127.0.0.1');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const { server } = this;
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
