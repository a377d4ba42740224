import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@site/local/ports';
import { parseRelease, sha256 } from '@site/release';
import { forceLive } from '@site/testkit/force-live';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, distOf, type RunningShell, startShell } from '@site/testkit/shell';

const remotes = ['mfe-marketing', 'mfe-forms'];

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

/** Sends the requests to the shells in turn, without regard to who is who. */
async function startGateway(shells: () => readonly RunningShell[]): Promise<Server & { url: string }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const all = shells();
    const { port } = all[turn++ % all.length] as RunningShell;
    const { url, method, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(server, { url: `http://127.0.0.1:${port}` });
}

test('while the shell is updated process by process, every page that is opened works, whichever process its files come from', async ({
  page,
}) => {
  // Four shells are started.
  test.setTimeout(180_000);
  const store = await createStore(remotes);
  const shells = [await startShell(store, { remotes }), await startShell(store, { remotes })];
  const gateway = await startGateway(() => shells);
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().includes('/api/')) failed.push(answer.url());
  });
  const seen = new Set<string>();
  const openSome = async () => {
    for (const address of ['/', '/contact', '/faq', '/contact']) {
      await page.goto(gateway.url + address);
      await page.waitForSelector('html[data-hydrated]');
      seen.add((await page.locator('script[src*="/main."]').getAttribute('src')) ?? '');
    }
  };
  try {
    await openSome();
    const dist = await nextShell();
    await forceLive(store, dist);
    for (const i of [0, 1]) {
      const old = shells[i] as RunningShell;
      shells[i] = await startShell(store, { remotes, dist });
      await openSome();
      await old.stop();
      await openSome();
    }
    expect(failed).toEqual([]);
    expect([...seen]).toEqual([expect.stringMatching(/main\.\w+\.js$/), '/assets/js/main.00000000.js']);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
    for (const shell of shells) await shell.stop();
  }
});
