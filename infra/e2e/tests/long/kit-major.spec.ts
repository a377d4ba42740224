import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseRelease, REMOTES, type Release } from '@site/platform/protocol';
import { publish, rollback } from '@site/platform/store';
import { startLoad } from '@site/testkit/constant-load';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { startGateway } from '../../support/gateway';

/** A page of each remote. */
const ADDRESSES = ['/faq', '/lease-berekenen', '/login/klant', '/contact'];

/** A build as it would be for the next major of the kit. */
async function forNextMajor(workspace: string): Promise<string> {
  const dist = distOf(workspace);
  const { kit, libraries = {} } = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const [, range = '', major = ''] = /^(\D*)(\d+)/.exec(kit) ?? [];
  const next = `${range}${Number(major) + 1}.0.0`;
  return releaseVariant(dist, {
    name: 'next',
    text: { from: kit, to: next },
    release: {
      kit: next,
      libraries: Object.fromEntries(
        Object.entries(libraries).map(([name, version]) => [
          name,
          name.startsWith('@site/kit') ? next : version,
        ]),
      ),
    } as Partial<Release>,
  });
}

const isReady = async ({ url }: RunningShell) => (await fetch(`${url}/health/ready`)).ok;

test('a major of the kit is published with all remotes, one of them late, and taken back, and every page goes on working', async () => {
  const store = await createStore(REMOTES);
  const old = await startShell(store, { remotes: REMOTES });
  const running = [old];
  const routes = { to: old };
  const gateway = await startGateway(() => routes.to.port);
  const load = startLoad(gateway.url, ADDRESSES);
  /** Sends visitors to another shell, and waits until what the one before it was asked is answered. */
  const moveTo = async (shell: RunningShell) => {
    routes.to = shell;
    const { requests } = load.result();
    await until(() => load.result().requests > requests + 2 * ADDRESSES.length);
  };
  try {
    const dist = await forNextMajor('shell');
    const [late = '', ...inTime] = REMOTES;
    await publish({ store, dist, together: REMOTES });
    // Publishing checks every page: for one remote that takes long enough.
    for (const remote of inTime) await forceLive(store, await forNextMajor(remote));

    // Visitors are sent to the new shell when it can show every page.
    const next = await startShell(store, { remotes: REMOTES, dist, incomplete: true });
    running.push(next);
    await until(
      async () =>
        Object.values((await next.health()).remotes).filter(({ live }) => live).length === inTime.length,
    );
    expect(await isReady(next)).toBe(false);
    await publish({ store, dist: await forNextMajor(late) });
    await until(() => isReady(next));
    await moveTo(next);
    await old.stop();

    // The new shell goes on with what fits it, until the earlier one is back.
    await rollback({ store, remotes: ['shell', ...REMOTES] });
    const back = await startShell(store, { remotes: REMOTES });
    running.push(back);
    expect((await back.health()).kit).not.toBe((await next.health()).kit);
    expect(await isReady(next)).toBe(true);
    await moveTo(back);
    await next.stop();
    expect((await load.stop()).failures).toEqual([]);
  } finally {
    await load.stop();
    gateway.close();
    await Promise.all(running.map((shell) => shell.stop()));
  }
});
