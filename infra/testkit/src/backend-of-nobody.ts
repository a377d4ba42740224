import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from './stop-server';

/** Starts a backend where nobody is logged in and no plate is known: it refuses every other call. */
export async function startBackendOfNobody(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answerToNobody(url);
    response.writeHead(answer === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(answer === undefined ? { success: false, message: 'U bent niet ingelogd.' } : answer),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => stopServer(server) };
}

function answerToNobody(url: string): unknown {
  if (url === '/api/auth/user') return null;
  return url.startsWith('/api/vehicles/') ? { success: true, status: 'onbekend' } : undefined;
}
