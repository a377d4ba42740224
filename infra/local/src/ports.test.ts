import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertPortFree, freePort } from './ports';

test('a busy port is rejected with what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(assertPortFree(port, 'SITE_PORT')).rejects.toThrow(
    `Port ${port} is in use: stop the program that uses it, or set SITE_PORT in .env to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortFree(port, 'SITE_PORT')).resolves.toBeUndefined();
});

test('a free port can be listened on', async () => {
  await expect(assertPortFree(await freePort(), 'SITE_PORT')).resolves.toBeUndefined();
});

test('two servers never get the same port, also before they listen on it', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort));
  expect(new Set(ports).size).toBe(400);
});
