import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../ports';
import { LocalBuild } from './local-build';
import { type SiteProxy, startProxy } from './proxy';

const HTML = `<html><head></head><body><main>van de site</main><script type="application/json" id="boot">${JSON.stringify(
  { composition: { id: 'x', remotes: {}, unavailable: {} } },
)}</script></body></html>`;

/** What reached the deployed site. */
let received: { method?: string; url?: string; origin?: string; body: string }[];
let deployed: Server;
let site: string;
let folder: string;
let build: LocalBuild;
let proxy: SiteProxy;
let unreachable: string[];

beforeEach(async () => {
  received = [];
  unreachable = [];
  deployed = createServer(async (message, response) => {
    let body = '';
    for await (const part of message) body += part;
    const { method, url, headers } = message;
    received.push({ method, url, origin: headers.origin, body });
    if (url?.startsWith('/api/')) {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': '__Host-sid=1; Secure' });
      response.end('{"success":true}');
    } else if (url?.startsWith('/releases/')) {
      response.end(`site ${url}`);
    } else {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', etag: '"1"' };
      response.writeHead(url === '/' ? 200 : 404, headers);
      response.end(method === 'HEAD' ? undefined : gzipSync(HTML));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => deployed.listen(port, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${port}`;

  folder = await mkdtemp(path.join(os.tmpdir(), 'proxy-'));
  await mkdir(path.join(folder, 'web/js'), { recursive: true });
  await writeFile(path.join(folder, 'web/remoteEntry.js'), 'local container');
  await writeFile(path.join(folder, 'web/js/contact.js'), 'local page');
  await writeFile(
    path.join(folder, 'release.json'),
    JSON.stringify({
      format: 1,
      kind: 'remote',
      name: 'mfe-forms',
      version: '0.1.0-00000001',
      commit: null,
      builtAt: '2026-01-01T00:00:00.000Z',
      kit: '^5.3.0',
      libraries: { react: '^19.3.1' },
      pages: [{ path: '/afspraak', personal: false, query: [], chunks: ['web/remoteEntry.js'] }],
      files: [{ path: 'web/remoteEntry.js', size: 1, sha256: '0'.repeat(64) }],
    }),
  );
  build = new LocalBuild(folder);
  await build.complete();
  proxy = await startProxy({
    site,
    port: await freePort(),
    build,
    onUnreachable: (sentence) => unreachable.push(sentence),
  });
});
afterEach(async () => {
  await proxy.stop();
  deployed.closeAllConnections();
  await new Promise((resolve) => deployed.close(resolve));
  await rm(folder, { recursive: true });
});

test('a page of the site has the local build in it, and is not stored', async () => {
  const answer = await fetch(proxy.url);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    200,
    'no-store',
    null,
  ]);
  expect(await answer.text()).toContain('"mfe-forms":{"version":"0.1.0-00000001"');
});

test('a page that the site does not have yet is answered with 200, others stay 404', async () => {
  for (const method of ['GET', 'HEAD']) {
    expect((await fetch(`${proxy.url}/afspraak`, { method })).status).toBe(200);
    expect((await fetch(`${proxy.url}/elders`, { method })).status).toBe(404);
  }
});

test('files of the remote are local ones; those that only the site has come from there', async () => {
  const text = async (place: string) => (await fetch(`${proxy.url}/releases/${place}`)).text();
  expect(await text('mfe-forms/remoteEntry.0.1.0-00000001.js')).toBe('local container');
  expect(await text('mfe-forms/js/contact.js')).toBe('local page');
  expect(await text('mfe-forms/share.png')).toBe('site /releases/mfe-forms/share.png');
  expect(await text('mfe-portal/js/contact.js')).toBe('site /releases/mfe-portal/js/contact.js');
  expect(await text('mfe-forms/..%2f..%2frelease.json')).not.toContain('"format"');
  expect((await fetch(`${proxy.url}/releases/mfe-forms/a.0f.hot-update.json`)).status).toBe(404);
});

test('a call goes to the site, from its own origin and with its cookie', async () => {
  const answer = await fetch(`${proxy.url}/api/contact`, {
    method: 'POST',
    headers: { origin: proxy.url, 'content-type': 'application/json' },
    body: '{ "name": "Jan" }',
  });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(answer.headers.get('set-cookie')).toBe('deployed-Host-sid=1');
  expect(received).toEqual([
    { method: 'POST', url: '/api/contact', origin: site, body: '{ "name": "Jan" }' },
  ]);
});

test('failures and measurements of this browser are not sent to the site', async () => {
  for (const report of ['failures', 'vitals']) {
    const answer = await fetch(`${proxy.url}/report/${report}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"page-crashed"}',
    });
    expect(answer.status).toBe(204);
  }
  expect(received).toEqual([]);
});

test('another name that points to this machine is rejected', async () => {
  const status = await new Promise((resolve) => {
    request(proxy.url, { headers: { host: 'elders.example' } }, (answer) => resolve(answer.statusCode)).end();
  });
  expect(status).toBe(421);
  expect(received).toEqual([]);
});

test('a shell that provides other versions than the build needs is said in one sentence, until it fits', async () => {
  const send = (provided: object) =>
    fetch(`${proxy.url}/__local/provided`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(provided),
    });
  await send({ react: '19.3.1', '@site/kit': '5.2.0' });
  expect(build.state.problem).toBe(
    'mfe-forms 0.1.0-00000001 was built for kit ^5.3.0, and kit 5.2.0 is live. Publish a shell with kit ^5.3.0 first.',
  );
  await send({ react: '19.3.1', '@site/kit': '5.3.1' });
  expect(build.state.problem).toBe('');
});

test('an unavailable site is reported in one sentence', async () => {
  deployed.closeAllConnections();
  await new Promise((resolve) => deployed.close(resolve));
  const answer = await fetch(proxy.url);
  const sentence = `${site} does not answer: ECONNREFUSED.`;
  expect([answer.status, await answer.text()]).toEqual([502, `${sentence}\n`]);
  expect(unreachable).toEqual([sentence]);
});

test('a port that is in use is said in one sentence', async () => {
  const port = Number(new URL(proxy.url).port);
  await expect(startProxy({ site, port, build })).rejects.toThrow(
    `Port ${port} is in use: choose another one with --port.`,
  );
});
