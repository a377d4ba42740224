import { type AddressInfo, createServer } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../../local/src/ports.js';
import { serveInternalPort } from './internal-port.js';

/** A server with a page and the internal routes. Returns its answers, on its own port and on the internal one. */
async function serve(app: FastifyInstance, port: number | null) {
  serveInternalPort(app, { host: '127.0.0.1', port });
  for (const path of ['/', '/health', '/metrics']) app.get(path, async () => ({}));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const status = async (base: string, path: string) => (await fetch(base + path)).status;
  return {
    outside: (path: string) => status(url, path),
    inside: (path: string) => status(`http://127.0.0.1:${port}`, path),
  };
}

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

test('health and metrics are on the internal port alone, and nothing else is', async () => {
  const { outside, inside } = await serve(app, await freePort());
  for (const path of ['/health', '/metrics', '/%68ealth']) {
    expect([await outside(path), await inside(path)]).toEqual([404, 200]);
  }
  expect([await outside('/'), await inside('/')]).toEqual([200, 404]);
});

test('without an internal port all is on the one port', async () => {
  const { outside } = await serve(app, null);
  for (const path of ['/', '/health', '/metrics']) expect(await outside(path)).toBe(200);
});

test('an internal port that is in use stops the start', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await expect(serve(app, (other.address() as AddressInfo).port)).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => other.close(resolve));
});
