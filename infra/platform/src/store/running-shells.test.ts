import dns from 'node:dns/promises';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setCanary } from './canary';
import { defaultFailuresFolder, recordFailure } from './release-failures';
import {
  announceShell,
  askAnnouncedShells,
  askShells,
  untilShellsFollow,
  untilShellsFollowCanary,
} from './running-shells';
import { describeShells, status } from './status';
import { addToStore, makeLive, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';

let folder: string;
let store: string;
let servers: http.Server[];

beforeEach(async () => {
  servers = [];
  folder = mkdtempSync(path.join(os.tmpdir(), 'shells-'));
  store = path.join(folder, 'store');
  await makeLive(store, writeShellBuild(folder, { version: '7' }));
  await makeLive(store, writeBuild(folder, { version: '2' }));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  for (const server of servers) server.close();
});

/** A shell that says this of itself. @returns its port */
async function startShell(
  health: object,
  { port = 0, host = '127.0.0.1' } = {},
  onRequest = () => {},
): Promise<number> {
  const server = http.createServer((request, response) => {
    onRequest();
    response.statusCode = request.url === '/health' ? 200 : 404;
    response.end(JSON.stringify(health));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

const runs = (version: string, refused?: { version: string; reason: string }) => ({
  shell: '7',
  remotes: { 'mfe-one': { live: version, refused } },
});

/** What `status` says of these shells. */
async function said(...addresses: string[]): Promise<string[]> {
  const shells = await askShells(addresses);
  return describeShells(shells, await status(store, undefined, shells));
}

test('a shell that runs what is live says so, and another one what it runs instead and why', async () => {
  const [good, refusing, waiting, old] = [
    await startShell(runs('2')),
    await startShell(runs('1', { version: '2', reason: 'Its page /een is empty.' })),
    await startShell({ shell: '7', remotes: { 'mfe-one': { live: null } } }),
    await startShell({ ...runs('2'), shell: '6' }),
  ].map((port) => `http://127.0.0.1:${port}`) as [string, string, string, string];
  expect(await said(good, refusing, waiting, old)).toEqual([
    `${good} runs what is live.`,
    `${refusing} runs mfe-one 1, and 2 is live: Its page /een is empty.`,
    `${waiting} runs no mfe-one, and 2 is live: It may be starting it now.`,
    `${old} runs shell 6, and 7 is live: It runs until it is started again.`,
  ]);
});

test('a shell that does not answer, or is none, is said to be so', async () => {
  const port = await startShell({ hello: 'world' });
  const [other, silent] = await said(`http://127.0.0.1:${port}`, 'http://127.0.0.1:1');
  expect(other).toBe(`http://127.0.0.1:${port}: It does not say what it runs: it is no shell.`);
  expect(silent).toContain('http://127.0.0.1:1: It does not say what it runs: connect ECONNREFUSED');
  await expect(askShells(['shell:9090'])).rejects.toThrow('shell:9090 is no address of a shell');
});

test('a shell that runs the canary says so, and another one why it does not', async () => {
  await addToStore(store, writeBuild(folder, { version: '3' }));
  await setCanary({ store, remote: 'mfe-one', percent: 10 });
  const withCanary = (canary?: object) =>
    startShell({ shell: '7', remotes: { 'mfe-one': { live: '2', canary } } });
  const canary = { version: '3', percent: 10 };
  const reason = 'Its page /een is empty.';
  const [good, refusing, waiting, other] = [
    await withCanary({ ...canary, running: true }),
    await withCanary({ ...canary, running: false, reason }),
    await withCanary({ ...canary, running: false }),
    await withCanary({ ...canary, version: '1', running: true }),
  ].map((port) => `http://127.0.0.1:${port}`) as [string, string, string, string];
  const differs = (shell: string, why: string) =>
    `${shell} does not run mfe-one 3, which is the canary: ${why}`;
  expect(await said(good, refusing, waiting, other)).toEqual([
    `${good} runs what is live, and the canary.`,
    differs(refusing, reason),
    differs(waiting, 'It may be starting it now.'),
    differs(other, 'It may be starting it now.'),
  ]);
  expect(await untilShellsFollowCanary([good], 'mfe-one', canary)).toEqual([]);
  expect(await untilShellsFollowCanary([refusing], 'mfe-one', canary)).toEqual([
    `${refusing} does not run the canary mfe-one 3: ${reason}`,
  ]);
  expect(await untilShellsFollowCanary([refusing], 'mfe-one', null)).toEqual([]);
});

test('what shells run is with the remotes, also for programs', async () => {
  const shells = await askShells([`http://127.0.0.1:${await startShell(runs('1'))}`]);
  const rows = await status(store, undefined, shells);
  const shell = shells[0]?.address;
  expect(rows.map(({ name, running }) => [name, running])).toEqual([
    ['mfe-one', [{ shell, version: '1' }]],
    ['shell', [{ shell, version: '7' }]],
  ]);
});

describe('a name with several hosts', () => {
  let address: string;
  beforeEach(async () => {
    const port = await startShell(runs('2'), { host: '127.0.0.2' });
    await startShell(runs('1', { version: '2', reason: 'Kapot.' }), { host: '127.0.0.3', port });
    jest
      .spyOn(dns, 'lookup')
      .mockResolvedValue(['127.0.0.2', '127.0.0.3'].map((host) => ({ address: host, family: 4 })) as never);
    address = `http://shells.example:${port}`;
  });

  test('is asked at each of them', async () => {
    expect(await said(address)).toEqual([
      `${address} (127.0.0.2) runs what is live.`,
      `${address} (127.0.0.3) runs mfe-one 1, and 2 is live: Kapot.`,
    ]);
  });

  test('runs a version once all of them do', async () => {
    expect(await untilShellsFollow([address], 'mfe-one', '2')).toEqual([
      `${address} (127.0.0.3) does not run mfe-one 2: Kapot.`,
    ]);
  });
});

test('the shell of this machine is found without its address while it runs', async () => {
  const port = await startShell(runs('2'));
  expect(await askAnnouncedShells(store)).toEqual([]);
  const takeBack = await announceShell(store, `http://127.0.0.1:${port}`);
  expect(await askAnnouncedShells(store)).toMatchObject([{ address: `http://127.0.0.1:${port}` }]);
  await takeBack();
  expect(await askAnnouncedShells(store)).toEqual([]);
  await announceShell(store, 'http://127.0.0.1:1');
  expect(await askAnnouncedShells(store)).toEqual([]);
});

test('a shell that does not have the remote says so at once', async () => {
  const address = `http://127.0.0.1:${await startShell({ shell: '7', remotes: {} })}`;
  expect(await untilShellsFollow([address], 'mfe-one', '2')).toEqual([
    `${address} does not run mfe-one 2: mfe-one is not among its remotes.`,
  ]);
});

test('the status of shells that cannot be asked ends with 1', async () => {
  const { code, stdout } = await command('status', '--store', store, '--shells', 'http://127.0.0.1:9');
  expect([code, stdout]).toEqual([1, expect.stringContaining('It does not say what it runs')]);
});

test('the status says of a shell that it does not have a remote, and of what is retired nothing', async () => {
  const address = `http://127.0.0.1:${await startShell({ shell: '7', remotes: {} })}`;
  expect(await said(address)).toEqual([
    `${address} runs no mfe-one, and 2 is live: It is not among the remotes of this shell (REMOTES).`,
  ]);
  expect((await command('retire', 'mfe-one', '--store', store, '--shells', address)).code).toBe(0);
  expect(await said(address)).toEqual([`${address} runs what is live.`]);
});

test('a version whose quarantine has ended is waited for in shells that have not seen it yet', async () => {
  const failure = { remote: 'mfe-one', version: '2', reason: 'It threw.', isDecisive: true } as const;
  const { at: publishedAt = '' } = (await status(store))[0] ?? {};
  const time = '2026-01-01T10:00:00.000Z';
  await recordFailure(defaultFailuresFolder(store), { ...failure, publishedAt, time });
  const quarantined = [{ version: '2', since: time, reason: 'It threw.' }];
  const refused = { version: '2', reason: 'It is quarantined: It threw.' };
  const before = { live: '1', refused, quarantined };
  const health = { shell: '7', remotes: { 'mfe-one': before as object } };
  let asked = 0;
  const address = `http://127.0.0.1:${await startShell(health, {}, () => {
    asked += 1;
    if (asked > 2) health.remotes['mfe-one'] = { live: '2' };
  })}`;
  const live = ['live', 'mfe-one', '2', '--reason', 'x', '--store', store, '--shells', address];
  const { code, stdout } = await command(...live);
  expect([code, stdout]).toEqual([0, 'mfe-one 2 is live.\nThe shells run it.\n']);
  expect(asked).toBeGreaterThan(2);
});

test('what does not fit a shell that is older than the live one is said with that', async () => {
  const reason =
    'mfe-one 3 was built for kit ^2.0.0, and kit 1.4.0 is live. Publish a shell with kit ^2.0.0 first.';
  await addToStore(store, writeBuild(folder, { version: '3' }));
  const address = `http://127.0.0.1:${await startShell({ ...runs('2', { version: '3', reason }), shell: '6' })}`;
  const { code, stderr } = await command('live', 'mfe-one', '3', '--store', store, '--shells', address);
  expect([code, stderr]).toEqual([
    1,
    `${address} does not run mfe-one 3: ${reason}\n${address} runs shell 6, and 7 is live: It runs until it is started again.\n`,
  ]);
});

test('a store that was emptied, or is not there, is told apart from one in which nothing was released', async () => {
  const address = `http://127.0.0.1:${await startShell(runs('2'))}`;
  const empty = path.join(folder, 'empty');
  const ask = (place: string, ...more: string[]) => command('status', '--store', place, ...more);
  expect((await ask(empty)).stderr).toBe(`There is no store at ${empty}.\n`);
  mkdirSync(empty);
  expect(await ask(empty)).toEqual({ code: 0, stdout: `Nothing is released in ${empty}.\n`, stderr: '' });
  const { code, stderr } = await ask(empty, '--shells', address);
  expect([code, stderr]).toEqual([
    1,
    `${address} runs releases, and none is in ${empty}: it was emptied, or is another store.\n`,
  ]);
});
