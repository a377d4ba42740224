import { expect, test } from '@playwright/test';
import { publish, rollback } from '@site/platform/store';
import { type BucketState, startBucket, type TestBucket } from '@site/platform/test-bucket';
import { makeLive } from '@site/platform/test-builds';
import { releaseVariant } from '@site/testkit/release-variant';
import { distOf, type RunningShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import {
  becomesLive,
  failuresOf,
  HostileSite,
  healthOf,
  hostileBuild,
  type OtherTeams,
  quarantineOf,
  Signal,
  startLoadOf,
} from '../hostile-site';

let started = 0;

/**
 * Starts a bucket, with its credentials in the environment of this process and of what it starts. Its store has an address that no other
 * has in this process, which keeps the connection to each address that it knows.
 */
export async function startBucketHere(): Promise<TestBucket> {
  const bucket = await startBucket();
  const inherited = { ...process.env };
  Object.assign(process.env, bucket.env);
  started++;
  return {
    ...bucket,
    location: `${bucket.location}/${started}`,
    stop: async () => {
      await bucket.stop();
      process.env = inherited;
    },
  };
}

/** The log of a shell that cannot read the bucket. */
const NOT_ACTIVATED = 'a release was not activated';

/** How many requests a bucket answers before a shell has surely had answers for everything. */
const SOME_REQUESTS = 6;

/** What happens to the bucket while shells run. */
const WHILE_RUNNING: readonly BucketState[] = [
  'unavailable',
  'silent',
  'half',
  'with another secret',
  'slow',
  'without the bucket',
  'with another clock',
  'refusing',
];

/** What happens to it while a shell starts. */
const AT_START: readonly BucketState[] = ['silent', 'with another secret'];

/**
 * Tests two shells whose releases are in a bucket.
 *
 * @param isShort for `npm test`, which tries a store that is in trouble by itself: without trouble of the bucket
 */
export function testBucket(isShort: boolean, others: () => Promise<OtherTeams>): void {
  test.describe.configure({ mode: 'default' });

  let bucket: TestBucket;
  let site: HostileSite<'emmer'>;
  let shells: [RunningShell, RunningShell];

  /** Starts a shell on the bucket, which asks it more often than in production. */
  const start = (options: { port?: number; cache?: string } = {}) =>
    site.start(bucket.location, { ...options, env: { RELEASE_POLL_MS: '300' } });

  /** Makes a variant of the team's release live without any check. @returns its version */
  const releaseNext = async (name: string, code = '') => {
    const build = await hostileBuild(site.teams.emmer, { name: name.replaceAll(' ', '-'), code });
    return (await makeLive(bucket.location, build)).version;
  };

  test.beforeAll(async () => {
    site = await HostileSite.of(['emmer'], others);
    bucket = await startBucketHere();
    for (const build of [distOf('shell'), ...site.builds]) await makeLive(bucket.location, build);
    shells = await Promise.all([start(), start()]);
  });

  test.afterAll(async () => {
    await Promise.all(shells.map((shell) => shell.stop()));
    await bucket.stop();
  });

  test.beforeEach(() => bucket.become('right'));

  if (isShort) {
    test('two shells run what is in a bucket, and every page is answered', async () => {
      for (const shell of shells) expect(await site.notAnswered(shell)).toEqual([]);
    });

    test('a shell that has nothing to do asks a bucket for each pointer and for failures, and reads nothing that has not changed', async () => {
      bucket.requests.length = 0;
      await until(() => bucket.requests.length >= 40);
      const asked = [...bucket.requests];
      expect(asked.filter(({ what, status }) => what.startsWith('GET') && status !== 304)).toEqual([]);
      const countOf = (what: RegExp) => asked.filter((one) => what.test(one.what)).length;
      expect(countOf(/^GET .*\/current\.json$/) + countOf(/^LIST/)).toBe(asked.length);
      // Of each shell one may be ahead.
      const ofOne = countOf(new RegExp(`/${site.teams.emmer.remote}/current\\.json$`));
      expect(countOf(/^LIST/)).toBeLessThanOrEqual(ofOne + shells.length);
      expect(countOf(/^LIST/)).toBeGreaterThan(0);
    });

    test('a release that fails once in each of two shells is quarantined in both, and the one before it comes back', async () => {
      const { emmer: team } = site.teams;
      const good = (await healthOf(shells[0], team)).live ?? '';
      const signal = await Signal.create();
      const version = await releaseNext('lost-promise', signal.before('Promise.reject(new Error("kapot"));'));
      const loads = shells.map((shell) => startLoadOf(shell, team));
      for (const shell of shells) await becomesLive(shell, team, version);
      await signal.give();
      for (const shell of shells) {
        expect(await quarantineOf(shell, team, version)).toBe('It left a rejected promise unhandled: kapot');
        await becomesLive(shell, team, good);
      }
      expect(await failuresOf(...loads)).toEqual([]);
    });
    return;
  }

  test('a release that is published to a bucket with all its checks is live in both shells, and so is its rollback', async () => {
    const { emmer: team } = site.teams;
    const before = await versionOf(team.dist);
    const dist = await releaseVariant(team.dist, { name: 'checked' });
    await publish({ store: bucket.location, dist });
    for (const shell of shells) await becomesLive(shell, team, await versionOf(dist));
    await rollback({ store: bucket.location, remotes: [team.remote] });
    for (const shell of shells) await becomesLive(shell, team, before);
  });

  for (const trouble of WHILE_RUNNING) {
    test(`while the bucket is ${trouble}, every page is answered, and a release that waits is live once it is right again`, async () => {
      const { emmer: team } = site.teams;
      const [shell] = shells;
      const loads = [site.startLoad(shell), startLoadOf(shell, team)];
      const version = await releaseNext(`after ${trouble}`);
      const before = shell.log.length;
      bucket.become(trouble);
      bucket.requests.length = 0;
      if (trouble === 'slow') await until(() => bucket.requests.length >= SOME_REQUESTS);
      else await until(() => shell.log.slice(before).some(({ msg }) => msg === NOT_ACTIVATED));
      expect(await site.notAnswered(shell)).toEqual([]);
      bucket.become('right');
      await becomesLive(shell, team, version);
      expect(await failuresOf(...loads)).toEqual([]);
    });
  }

  for (const trouble of AT_START) {
    test(`a shell that starts while the bucket is ${trouble} answers every page with what it ran before`, async () => {
      await shells[1].stop();
      bucket.become(trouble);
      shells[1] = await start(shells[1]);
      expect(await site.notAnswered(shells[1])).toEqual([]);
      bucket.become('right');
      const version = await releaseNext(`after start ${trouble}`);
      await becomesLive(shells[1], site.teams.emmer, version);
    });
  }
}
