import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../command-error';
import { freePort } from '../ports';
import { developAgainstSite } from './command';

/** Why `npm run dev -- <remote> --site <site>` does not begin. */
async function rejection(remote: string, site: string): Promise<string> {
  const rejected = developAgainstSite([remote, '--site', site], new AbortController().signal);
  await expect(rejected).rejects.toThrow(CommandError);
  return rejected.then(String, (error: CommandError) => error.message);
}

let other: Server;
beforeAll(async () => {
  other = createServer((_request, response) => response.end('<html></html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(() => other.close());

test('a name that is no remote is rejected with those that are', async () => {
  expect(await rejection('shell', 'https://www.voorbeeld.nl')).toMatch(
    /^shell is not a remote of this checkout; choose from mfe-.*\.$/,
  );
});

test('a site that does not answer is said', async () => {
  const site = `http://127.0.0.1:${await freePort()}`;
  expect(await rejection('mfe-forms', site)).toBe(`${site} cannot be reached: ECONNREFUSED.`);
});

test('an address of something else is said', async () => {
  const site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await rejection('mfe-forms', site)).toBe(
    `${site} is another site: its home page has no composition of remotes.`,
  );
});
