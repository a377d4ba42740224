import { AsyncResource } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './command-error.js';

/** Below the ports that systems give to outgoing connections: Linux from 32768 on, others from 49152 on. */
const PORTS = { first: 20_000, last: 29_999 };

/**
 * A port of 127.0.0.1 for a server that starts now or later: as long as this process runs, no other call of this function returns it, in
 * no process of this machine, and no outgoing connection gets it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last + 1);
    const mark = await markPort(port);
    if (!mark) continue;
    if ((await tryToListen(port, '127.0.0.1')) === undefined) return port;
    mark.close();
  }
}

/** A socket keeps the context in which it is made as long as it is open: without this, all that a test file has loaded. */
const createMark = AsyncResource.bind(createSocket);

/** Holds the UDP port of the same number, which one process can have and which the system frees when that ends. Undefined: another has it. */
async function markPort(port: number): Promise<Socket | undefined> {
  const socket = createMark('udp4').unref();
  const bound = once(socket, 'listening');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await bound;
    return socket;
  } catch (error) {
    socket.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Asserts that a server can listen on a port of this machine.
 *
 * @param setting The name of the setting that chooses the port.
 * @throws CommandError when the port is taken or not allowed.
 */
export async function assertPortFree(port: number, setting: string): Promise<void> {
  // Browsers try ::1 for localhost too: another server on it would get the requests.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new CommandError(
        `Port ${port} is in use: stop the program that uses it, or set ${setting} in .env to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new CommandError(
        `Port ${port} needs more rights than you have: set ${setting} in .env to a port from 1024 up.`,
      );
    }
  }
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
