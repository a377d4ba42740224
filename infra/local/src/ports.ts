import { createServer } from 'node:net';
import { Refusal } from './refusal';

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Makes sure that a server can listen on a port of this machine.
 *
 * @param setting The name of the setting that chooses the port.
 * @throws Refusal when the port is taken or not allowed.
 */
export async function demandPort(port: number, setting: string): Promise<void> {
  // Browsers try ::1 for localhost too: somebody else there would get our visitors.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use: stop the program that uses it, or set ${setting} in .env to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(
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
