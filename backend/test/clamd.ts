import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The test file of the EICAR, in halves: scanners find it in this file too. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A clamd that knows one virus, as its command INSTREAM is documented. */
export class Clamd {
  /** What was searched. */
  readonly searched: Buffer[] = [];
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  /** Opens it, on the port that it had before. */
  async open(): Promise<void> {
    this.server = createServer((socket) => {
      this.sockets.add(socket.once('close', () => this.sockets.delete(socket)).on('error', () => {}));
      let input = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        input = Buffer.concat([input, chunk]);
        const content = readStream(input);
        if (!content) return;
        this.searched.push(content);
        socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      });
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

const COMMAND = 'zINSTREAM\0';

/** The content, once all of its chunks arrived. */
function readStream(input: Buffer): Buffer | undefined {
  if (input.length < COMMAND.length) return undefined;
  if (input.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('No INSTREAM.');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= input.length; ) {
    const size = input.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(input.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
