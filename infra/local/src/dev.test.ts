import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './command';
import { freePort } from './ports';

/** Why `npm run dev -- …` does not begin. */
async function rejection(...args: string[]): Promise<string> {
  const program = path.join(ROOT, 'infra/local/run.mjs');
  const child = spawn(process.execPath, [program, 'dev', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  return said;
}

let other: Server;
beforeAll(async () => {
  other = createServer((_request, response) => response.end('<html></html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(() => other.close());

test('a site that does not answer is said', async () => {
  const site = `http://127.0.0.1:${await freePort()}`;
  expect(await rejection('mfe-forms', '--site', site)).toBe(`${site} cannot be reached: ECONNREFUSED.\n`);
});

test('an address of something else is said', async () => {
  const site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await rejection('mfe-forms', '--site', site)).toBe(
    `${site} is another site: its home page has no composition of remotes.\n`,
  );
});

test('a name that is no remote is rejected with those that are', async () => {
  expect(await rejection('shell')).toMatch(/^shell is not a remote; choose from mfe-.*, kit-gallery\.\n$/);
});
