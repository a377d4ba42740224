import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../command';
import { freePort } from '../ports';
import { LocalRemote } from './local-remote';
import { OpenPages } from './open-pages';
import { type SiteProxy, startProxy } from './proxy';

const HTML = `<html><head></head><body><main>van de site</main><script type="application/json" id="boot">${JSON.stringify(
  { composition: { id: 'x', remotes: {}, unavailable: {} } },
)}</script></body></html>`;

const BUILT = {
  errors: [],
  paths: ['/afspraak'],
  libraries: { react: '^19.3.1', '@site/kit': '^5.3.0' },
  hash: undefined,
  onlyInNode: false,
};

/** What reached the deployed site. */
let received: { method?: string; url?: string; origin?: string; body: string }[];
let deployed: Server;
let site: string;
let folder: string;
let pages: OpenPages;
let proxy: SiteProxy;
/** What the terminal showed. */
let said: string[];

beforeEach(async () => {
  received = [];
  said = [];
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
  const web = path.join(folder, 'mfe-forms/web');
  await mkdir(path.join(web, 'js'), { recursive: true });
  await writeFile(path.join(web, 'remoteEntry.js'), 'local container');
  await writeFile(path.join(web, 'js/contact.js'), 'local page');
  await writeFile(path.join(folder, 'mfe-forms/secret'), 'secret');
  pages = new OpenPages((name, line) => said.push(`${name}: ${line}`));
  const remote = new LocalRemote('mfe-forms', pages);
  remote.built(BUILT);
  proxy = await startProxy({
    upstream: site,
    port: await freePort(),
    builds: folder,
    remotes: [remote],
    pages,
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
  expect(await answer.text()).toContain('"mfe-forms":{"version":"local"');
});

test('a page that the site does not have yet is answered with 200, others stay 404', async () => {
  for (const method of ['GET', 'HEAD']) {
    expect((await fetch(`${proxy.url}/afspraak`, { method })).status).toBe(200);
    expect((await fetch(`${proxy.url}/elders`, { method })).status).toBe(404);
  }
});

test('files of the remote are local ones; those that only the site has come from there', async () => {
  const text = async (place: string) => (await fetch(`${proxy.url}/releases/${place}`)).text();
  expect(await text('mfe-forms/remoteEntry.local.js')).toBe('local container');
  expect(await text('mfe-forms/js/contact.js')).toBe('local page');
  expect(await text('mfe-forms/share.png')).toBe('site /releases/mfe-forms/share.png');
  expect(await text('mfe-portal/js/contact.js')).toBe('site /releases/mfe-portal/js/contact.js');
  expect(await text('mfe-forms/..%2fsecret')).not.toBe('secret');
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
  expect(pages.state.problem).toBe(
    'mfe-forms: mfe-forms local was built for kit ^5.3.0, and kit 5.2.0 is live. Publish a shell with kit ^5.3.0 first.',
  );
  await send({ react: '19.3.1', '@site/kit': '5.3.1' });
  expect(pages.state.problem).toBe('');
});

test('an unavailable site is reported in one sentence', async () => {
  deployed.closeAllConnections();
  await new Promise((resolve) => deployed.close(resolve));
  const answer = await fetch(proxy.url);
  const sentence = `${site} does not answer: ECONNREFUSED.`;
  expect([answer.status, await answer.text()]).toEqual([502, `${sentence}\n`]);
  expect(said).toEqual([`site: ${sentence}`]);
});

test('a port that is in use is said in one sentence', async () => {
  const port = Number(new URL(proxy.url).port);
  const again = startProxy({ upstream: site, port, builds: folder, remotes: [], pages });
  await expect(again).rejects.toThrow(`Port ${port} is in use: set SITE_PORT in .env to another port.`);
});

test('an error in the browser is said once, with its place in the sources, until the page is loaded again', async () => {
  const map = {
    version: 3,
    sources: [path.join(ROOT, 'mfe-forms/src/contact/page.tsx')],
    names: [],
    mappings: ';;AAUA',
  };
  await writeFile(path.join(folder, 'mfe-forms/web/js/contact.js.map'), JSON.stringify(map));
  const body = [
    'TypeError: naam is undefined',
    `    at Form (${proxy.url}/releases/mfe-forms/js/contact.js:3:5)`,
    `    at render (${proxy.url}/assets/js/vendor.js:1:1)`,
  ].join('\n');
  for (let i = 0; i < 2; i++) await fetch(`${proxy.url}/__local/errors`, { method: 'POST', body });
  expect(said).toEqual([
    'mfe-forms: TypeError: naam is undefined',
    'mfe-forms:     at Form (mfe-forms/src/contact/page.tsx:11)',
  ]);
  expect(pages.state.problem).toContain('at Form (mfe-forms/src/contact/page.tsx:11)');
  await fetch(proxy.url);
  expect(pages.state.problem).toBe('');
});

test('a build with a mistake is shown over the page, and its end is said', async () => {
  const remote = new LocalRemote('mfe-portal', pages);
  remote.built({ ...BUILT, errors: [`${ROOT}/mfe-portal/src/pages.ts:3: Unexpected token`] });
  expect(pages.state.problem).toBe('mfe-portal: mfe-portal/src/pages.ts:3: Unexpected token');
  remote.built({ ...BUILT, hash: '0f' });
  expect(pages.state).toMatchObject({ problem: '', latest: ['0f'] });
  expect(said).toEqual([
    'mfe-portal: mfe-portal/src/pages.ts:3: Unexpected token',
    'mfe-portal: builds again',
  ]);
});
