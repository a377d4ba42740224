import { createServer } from 'node:net';
import { CommandError } from './command-error';

/** A port of 127.0.0.1 that is free at this moment. */
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
