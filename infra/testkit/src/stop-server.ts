import type { Server } from 'node:http';

/** Stops a server at once, with the connections that it has. */
export function stopServer(server: Server): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return stopped;
}
