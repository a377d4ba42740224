import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openSource, openStore, publish, readLiveEntries, readPointer, rollback } from '@site/release';
import { type BucketState, startBucket, type TestBucket } from '@site/release/test-bucket';
import { startLoad } from '@site/testkit/constant-load';
import { releaseVariant } from '@site/testkit/release-variant';
import { distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { forceLiveIn } from '../support/bucket-site';
import {
  allAddresses,
  becomesLive,
  healthOf,
  notAnswered,
  probeTeams,
  quarantineOf,
  Signal,
  startHostileSite,
  startLoadOf,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let bucket: TestBucket;
let team: ProbeTeam;
let shells: RunningShell[];
let inherited: NodeJS.ProcessEnv;

/** Starts a shell on the bucket. */
const start = (options: { port?: number; cache?: string } = {}) =>
  startHostileSite(bucket.location, [team], { ...options, env: { RELEASE_WATCH_MS: '500' } });

/** Makes a variant of the team's release live without any check. @returns its version */
async function releaseNext(name: string, code = ''): Promise<string> {
  const build = await releaseVariant(team.dist, { name, nodeCode: { file: 'remoteEntry', code } });
  return (await forceLiveIn(bucket.location, build)).version;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [team] = (await probeTeams(['emmer'])) as [ProbeTeam];
  bucket = await startBucket();
  inherited = { ...process.env };
  Object.assign(process.env, bucket.env);
  for (const workspace of ['shell', 'mfe-marketing', 'mfe-calculator', 'mfe-portal']) {
    await forceLiveIn(bucket.location, distOf(workspace));
  }
  await forceLiveIn(bucket.location, team.dist);
  shells = [await start(), await start()];
});

test.afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.stop()));
  await bucket.stop();
  process.env = inherited;
});

test.beforeEach(() => bucket.become('right'));

test('two shells run what is in a bucket, and every page is answered', async () => {
  for (const shell of shells) expect(await notAnswered(shell, await allAddresses([team]))).toEqual([]);
});

test('a shell that has nothing to do asks a bucket at most once a second, and reads nothing that has not changed', async () => {
  const seconds = 12;
  bucket.requests.length = 0;
  await sleep(seconds * 1000);
  const asked = [...bucket.requests];
  expect(asked.length).toBeGreaterThan(seconds / 4);
  expect(asked.length).toBeLessThanOrEqual(shells.length * seconds);
  expect(asked.filter(({ what, status }) => what.startsWith('GET') && status !== 304)).toEqual([]);
});

test('a release that is published to a bucket with all its checks is live in both shells within seconds, and so is its rollback', async () => {
  const before = await versionOf(team.dist);
  const dist = await releaseVariant(team.dist, { name: 'checked' });
  const version = await versionOf(dist);
  await publish({ store: bucket.location, dist });
  const published = Date.now();
  for (const shell of shells) await becomesLive(shell, team, version);
  expect(Date.now() - published).toBeLessThan(20_000);
  await rollback({ store: bucket.location, remote: team.remote });
  for (const shell of shells) await becomesLive(shell, team, before);
});

test('a release that fails once in each of two shells is quarantined in both, and the one before it comes back', async () => {
  const good = (await healthOf(shells[0] as RunningShell, team)).live ?? '';
  const signal = await Signal.create();
  const version = await releaseNext('lost-promise', signal.before('Promise.reject(new Error("kapot"));'));
  const loads = shells.map((shell) => startLoadOf(shell, team));
  for (const shell of shells) await becomesLive(shell, team, version);
  await signal.give();
  for (const shell of shells) {
    expect(await quarantineOf(shell, team, version)).toBe('It left a rejected promise unhandled: kapot');
    await becomesLive(shell, team, good);
  }
  for (const load of loads) expect((await load.stop()).failures).toEqual([]);
});

/** What happens to a bucket: visitors notice nothing. With STORE_TROUBLES=all everything happens, which takes longer. */
const TROUBLES: readonly BucketState[] = [
  'silent',
  'half',
  'with another secret',
  ...(process.env.STORE_TROUBLES === 'all'
    ? (['unavailable', 'slow', 'without the bucket', 'with another clock', 'refusing'] as const)
    : []),
];

test('whatever happens to the bucket, every page is answered, and a release that waits is live once it is right again', async () => {
  const [shell] = shells as [RunningShell];
  const loads = [startLoad(shell.url), startLoadOf(shell, team)];
  for (const trouble of TROUBLES) {
    const version = await releaseNext(`after-${trouble.replaceAll(' ', '-')}`);
    bucket.become(trouble);
    await sleep(3000);
    expect(await notAnswered(shell, await allAddresses([team])), trouble).toEqual([]);
    bucket.become('right');
    await becomesLive(shell, team, version);
  }
  for (const load of loads) expect((await load.stop()).failures).toEqual([]);
});

for (const trouble of ['silent', 'with another secret'] as const) {
  test(`a shell that starts while the bucket is ${trouble} answers every page with what it ran before`, async () => {
    const shell = shells[1] as RunningShell;
    await shell.stop();
    bucket.become(trouble);
    const restarted = await start(shell);
    shells[1] = restarted;
    expect(await notAnswered(restarted, await allAddresses([team]))).toEqual([]);
    bucket.become('right');
    const version = await releaseNext(`after-start-${trouble.replaceAll(' ', '-')}`);
    await becomesLive(restarted, team, version);
  });
}

/** How long the publishers work, in ms. With BUCKET_PUBLISHING_MS=300000 five minutes. */
const PUBLISHING_MS = Number(process.env.BUCKET_PUBLISHING_MS ?? 5000);
const PUBLISHERS = 8;

test('of eight publishers and four shells on one bucket no pointer is lost: each change is in the history once, and all shells end up with what is live', async () => {
  test.setTimeout(PUBLISHING_MS + 240_000);
  const location = `${bucket.location}/many`;
  const teams = await probeTeams(['een', 'twee', 'drie', 'vier']);
  // The checks of a release have tests of their own; here they would take nearly all of the time.
  const unchecked = { name: 'unchecked', nodeCode: { file: 'check', code: 'process.exit(0);' } };
  await forceLiveIn(location, await releaseVariant(distOf('shell'), unchecked));
  const builds: string[] = [];
  for (const { remote, dist } of teams) {
    await forceLiveIn(location, dist);
    for (const name of ['a', 'b']) {
      const variant = await releaseVariant(dist, { name });
      builds.push(`${remote}=${await versionOf(variant)}=${variant}`);
    }
  }
  const remotes = teams.map(({ remote }) => remote);
  const four = await Promise.all(
    [1, 2, 3, 4].map(() => startShell(location, { remotes, keepLog: true, env: { RENDERERS: '1' } })),
  );
  try {
    const program = path.resolve(import.meta.dirname, '../../release/src/test-changes.ts');
    const args = ['--import', 'tsx', program, location, String(PUBLISHING_MS), ...builds];
    const outputs = await Promise.all(
      Array.from({ length: PUBLISHERS }, () => promisify(execFile)(process.execPath, args)),
    );
    const reported = outputs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    const entries = await Promise.all(
      remotes.map(async (remote) =>
        (await readLiveEntries(openStore(location), remote))
          .filter(({ by }) => by !== 'a test')
          .map(({ action, version, by }) => JSON.stringify({ remote, action, version, by })),
      ),
    );
    expect(entries.flat().sort()).toEqual(reported.sort());
    for (const one of four) {
      for (const { remote } of teams) {
        const pointer = await readPointer(openSource(location), remote);
        const live = async () => (await one.health()).remotes[remote]?.live;
        await expect.poll(live, { timeout: 60_000 }).toBe(pointer?.version);
      }
    }
    console.log(`${reported.length} changes by ${PUBLISHERS} publishers in ${PUBLISHING_MS / 1000} s`);
  } finally {
    await Promise.all(four.map((one) => one.stop()));
  }
});
