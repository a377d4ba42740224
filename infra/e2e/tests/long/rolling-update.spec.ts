import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseRelease } from '@site/platform/protocol';
import { sha256 } from '@site/platform/store';
import { forceLive } from '@site/testkit/force-live';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, distOf, type RunningShell, startShell } from '@site/testkit/shell';
import { startGateway } from '../../support/gateway';

const remotes = ['remote-probe'];

/** A build of the shell whose own script has another name, as after any change of it. */
async function nextShell(): Promise<string> {
  const dist = await scratchFolder('next-shell');
  await cp(distOf('shell'), dist, { recursive: true });
  const release = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const main = release.files.find((file) => /^web\/js\/main\.\w+\.js$/.test(file.path))?.path ?? '';
  const renamed = 'web/js/main.00000000.js';
  await rename(path.join(dist, main), path.join(dist, renamed));
  const entry = 'web/entry.json';
  const text = (await readFile(path.join(dist, entry), 'utf8')).replace(main.slice(4), renamed.slice(4));
  await writeFile(path.join(dist, entry), text);
  const files = [];
  for (const file of release.files) {
    if (file.path.startsWith(`${main}.`) || file.path.startsWith(`${entry}.`)) {
      await rm(path.join(dist, file.path));
    } else if (file.path === main) files.push({ ...file, path: renamed });
    else if (file.path === entry) {
      files.push({ ...file, size: Buffer.byteLength(text), sha256: sha256(text) });
    } else files.push(file);
  }
  const version = `${release.version}-next`;
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...release, version, files }));
  return dist;
}

/** Where a gateway sends the requests for pages, and all others. */
interface Routes {
  pages: RunningShell;
  files: RunningShell;
}

test('while the shell is updated process by process, every page that is opened works, whichever process its files come from', async ({
  page,
}) => {
  const store = await createStore(remotes);
  const old = await Promise.all([startShell(store, { remotes }), startShell(store, { remotes })]);
  const running: RunningShell[] = [...old];
  const routes: Routes = { pages: old[0], files: old[1] };
  const gateway = await startGateway(({ headers }) =>
    headers['sec-fetch-dest'] === 'document' ? routes.pages.port : routes.files.port,
  );
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().includes('/api/')) failed.push(answer.url());
  });
  /** Opens a page from one process, with its files from another. @returns its own script */
  const openFrom = async (pages: RunningShell, files: RunningShell) => {
    Object.assign(routes, { pages, files });
    await page.goto(`${gateway.url}/proef`);
    await page.waitForSelector('html[data-hydrated]');
    return page.locator('script[src*="/main."]').getAttribute('src');
  };
  // Each file comes from a process, each time.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  try {
    const before = await openFrom(old[0], old[1]);
    const dist = await nextShell();
    await forceLive(store, dist);
    const start = async () => {
      const shell = await startShell(store, { remotes, dist });
      running.push(shell);
      return shell;
    };
    const first = await start();
    expect(await old[0].stop()).toBe(0);
    expect(await openFrom(old[1], first)).toBe(before);
    expect(await openFrom(first, old[1])).toBe('/assets/js/main.00000000.js');
    const second = await start();
    expect(await old[1].stop()).toBe(0);
    expect(await openFrom(second, first)).toBe('/assets/js/main.00000000.js');
    expect(failed).toEqual([]);
  } finally {
    gateway.close();
    await Promise.all(running.map((shell) => shell.stop()));
  }
});
