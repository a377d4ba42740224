import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../ports';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What `npm run dev -- <args>` says when it refuses them. */
async function refusal(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['infra/local/run.mjs', 'dev', ...args], { cwd: ROOT });
  const [stderr, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect(code).toBe(1);
  return stderr;
}

let other: Server;
beforeAll(async () => {
  other = createServer((_request, response) => response.end('<html></html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(() => other.close());

test('a name that is no remote is refused with those that are', async () => {
  expect(await refusal('shell', '--site', 'https://www.voorbeeld.nl')).toMatch(
    /^shell is not a remote of this checkout; choose from mfe-.*\.\n$/,
  );
}, 60_000);

test('a site that does not answer is said', async () => {
  const site = `http://127.0.0.1:${await freePort()}`;
  expect(await refusal('mfe-forms', '--site', site)).toBe(`${site} cannot be reached: ECONNREFUSED.\n`);
}, 60_000);

test('an address of something else is said', async () => {
  const site = `http://127.0.0.1:${(other.address() as { port: number }).port}`;
  expect(await refusal('mfe-forms', '--site', site)).toBe(
    `${site} is another site: its home page has no composition of remotes.\n`,
  );
}, 60_000);
