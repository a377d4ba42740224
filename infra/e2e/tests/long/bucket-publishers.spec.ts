import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openSource, openStore, readLiveEntries, readPointer } from '@site/platform/store';
import { makeLive } from '@site/platform/test-builds';
import { releaseVariant } from '@site/testkit/release-variant';
import { distOf, startShell, versionOf } from '@site/testkit/shell';
import { startBucketHere } from '../../support/hostile/bucket';
import { becomesLive } from '../../support/hostile-site';
import { probeTeam } from '../../support/probe-team';

const PUBLISHERS = 8;
/** How many changes each tries: on a busy machine another one is ahead of four of five. */
const CHANGES = 10;

test('of eight publishers and four shells on one bucket no pointer is lost: each change is in the history once, and all shells end up with what is live', async () => {
  const bucket = await startBucketHere();
  const { location } = bucket;
  const teams = await Promise.all(['een', 'twee', 'drie', 'vier'].map((name) => probeTeam(name)));
  // The checks of a release have tests of their own; here they would take nearly all of the time.
  const unchecked = { name: 'unchecked', nodeCode: { file: 'check', code: 'process.exit(0);' } };
  await makeLive(location, await releaseVariant(distOf('shell'), unchecked));
  const builds: string[] = [];
  for (const { remote, dist } of teams) {
    await makeLive(location, dist);
    for (const name of ['a', 'b']) {
      const variant = await releaseVariant(dist, { name });
      builds.push(`${remote}=${await versionOf(variant)}=${variant}`);
    }
  }
  const remotes = teams.map(({ remote }) => remote);
  const shells = await Promise.all(
    [1, 2, 3, 4].map(() => startShell(location, { remotes, keepLog: true, env: { RENDERERS: '1' } })),
  );
  try {
    const program = path.resolve(import.meta.dirname, '../../../platform/src/store/test-changes.ts');
    const outputs = await Promise.all(
      Array.from({ length: PUBLISHERS }, (_, seed) => {
        const args = ['--import', 'tsx', program, location, String(CHANGES), String(seed), ...builds];
        return promisify(execFile)(process.execPath, args);
      }),
    );
    const reported = outputs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    const entries = await Promise.all(
      remotes.map(async (remote) =>
        (await readLiveEntries(openStore(location), remote))
          .filter(({ by }) => by !== 'a test')
          .map(({ action, version, by }) => {
            // To make an earlier version live by its name is a rollback.
            const asked = action === 'rollback' ? 'live' : action;
            return JSON.stringify({ remote, action: asked, version, by });
          }),
      ),
    );
    expect(entries.flat().sort()).toEqual(reported.sort());
    expect(reported.length).toBeGreaterThan(PUBLISHERS);
    for (const shell of shells) {
      for (const team of teams) {
        const pointer = await readPointer(openSource(location), team.remote);
        await becomesLive(shell, team, pointer?.version ?? '');
      }
    }
  } finally {
    await Promise.all(shells.map((shell) => shell.stop()));
    await bucket.stop();
  }
});
