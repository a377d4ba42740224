import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REMOTES } from '@site/platform/protocol';
import { sha256 } from '@site/platform/store';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, distOf, startShell } from '@site/testkit/shell';
import { compare, type LoadRequest, load, loadArguments, requireTools } from './load';
import { startNginx } from './nginx';
import { newPages } from './pages';
import { type Part, processorTime } from './processor-time';
import type { Program } from './program';
import { randomFrom, readPages, type VisitedPage, type VisitRequest, visit } from './visits';

/* A shell behind a cache that follows its headers, as a CDN does, under visitors of all pages; see README.md. */

/** How many visits the load repeats. */
const VISITS = 2000;

const BROTLI = { 'accept-encoding': 'br' };

/** How many page views in a thousand are of an address that nobody requested before, in turn. */
const NEW_ADDRESSES = [0, 1, 10];

/** How often each page is requested while a release becomes live, in ms. */
const FRESHNESS_PAUSE_MS = 100;
const LIVE_TIMEOUT_MS = 60_000;

/** What came to the cache: an answer a line, as nginx logs it. */
interface CacheCount {
  pageViews: number;
  /** Answered by the cache alone. */
  hits: number;
  requests: number;
  /** Asked the shell whether it changed. */
  revalidated: number;
  toOrigin: number;
  /** In bytes, with headers. */
  bytes: number;
  bytesOfOrigin: number;
}

/** An nginx that caches what `Cache-Control` allows a shared cache, by `Vary`, and asks with `ETag` once that is no longer fresh. */
async function startCache(folder: string, origin: string): Promise<Program & { log: string }> {
  const log = path.join(folder, 'cache.log');
  const cache = await startNginx(folder, {
    http: `
  log_format counted '$upstream_cache_status $bytes_sent $upstream_bytes_received $request_uri';
  access_log ${log} counted buffer=256k flush=1s;
  proxy_cache_path ${folder}/cached levels=1:2 keys_zone=site:8m max_size=1g inactive=1h use_temp_path=off;
  upstream origin { server ${new URL(origin).host}; keepalive 64; }`,
    server: `location / {
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_cache site;
      proxy_cache_key $request_uri;
      # One request for many visitors, as CDNs do.
      proxy_cache_lock on;
      proxy_cache_revalidate on;
    }`,
    ready: '/robots.txt',
  });
  return { ...cache, log };
}

async function count(log: string): Promise<CacheCount> {
  // What is buffered is written within a second.
  await sleep(1500);
  const total = {
    pageViews: 0,
    hits: 0,
    requests: 0,
    revalidated: 0,
    toOrigin: 0,
    bytes: 0,
    bytesOfOrigin: 0,
  };
  for (const line of (await readFile(log, 'utf8')).split('\n')) {
    const [status, sent, received, address = ''] = line.split(' ');
    if (!address) continue;
    total.requests++;
    if (!/^\/(?:assets|releases)\//.test(address)) total.pageViews++;
    if (status === 'HIT') total.hits++;
    else total.toOrigin++;
    if (status === 'REVALIDATED') total.revalidated++;
    total.bytes += Number(sent);
    total.bytesOfOrigin += Number(received) || 0;
  }
  return total;
}

/**
 * Makes the requests of many visits, over and over.
 *
 * @param newOnes how many page views in a thousand are of new addresses
 * @returns with the share of the requests that are page views
 */
function visits(
  pages: readonly VisitedPage[],
  newOnes: number,
): { next: () => LoadRequest; pageShare: number } {
  const random = randomFrom(1);
  const requests = Array.from({ length: VISITS }, () => visit(pages, random)).flat();
  const newPage = newPages();
  const isNew = requests.map(({ isPage }) => isPage && random() < newOnes / 1000);
  let count = 0;
  const next = () => {
    count = (count + 1) % requests.length;
    const { address, etag } = requests[count] as VisitRequest;
    if (isNew[count]) return { path: newPage(), headers: BROTLI };
    return { path: address, headers: { ...BROTLI, ...(etag && { 'if-none-match': etag }) } };
  };
  return { next, pageShare: requests.filter(({ isPage }) => isPage).length / requests.length };
}

/** When each visitor of a page has the new version, after its pointer changed: through the cache and from the shell itself, in ms. */
async function freshness(store: string, sites: readonly string[], address: string): Promise<number[]> {
  const browserCode = { file: 'web/remoteEntry', code: `/* ${address} */` };
  const dist = await releaseVariant(distOf('mfe-marketing'), {
    name: sha256(address).slice(0, 8),
    browserCode,
  });
  const { version } = await forceLive(store, dist);
  const start = Date.now();
  await rm(dist, { recursive: true });
  return Promise.all(
    sites.map(async (site) => {
      let last = 0;
      // For a while after the first new page: an old one might come again.
      for (let first = 0; !first || Date.now() - first < 7000; await sleep(FRESHNESS_PAUSE_MS)) {
        const html = await (await fetch(site + address, { headers: { 'accept-encoding': 'br' } })).text();
        const isNew = html.includes(version);
        if (isNew) first ||= Date.now();
        else last = Date.now() - start;
        if (Date.now() - start > LIVE_TIMEOUT_MS) throw new Error(`${address} did not change.`);
      }
      return last;
    }),
  );
}

const { runs, seconds, json } = loadArguments(5);
await requireTools('nginx');
const folder = await scratchFolder('cache-in-front');
const store = await createStore(REMOTES);
const shell = await startShell(store, { remotes: REMOTES, env: { RELEASE_WATCH_MS: '3000' } });
const rows: Record<string, string | number>[] = [];
const costs: Record<string, string | number>[] = [];
const fresh: Record<string, string | number>[] = [];
let failures = 0;
let cache: Awaited<ReturnType<typeof startCache>> | undefined;
try {
  cache = await startCache(folder, shell.url);
  const sites = [shell.url, cache.url];
  const pages = await readPages(shell.url);
  for (const newOnes of NEW_ADDRESSES) {
    const { next, pageShare } = visits(pages, newOnes);
    for (const site of sites) await load(site, { next, seconds: 2 });
    await sleep(1500);
    await writeFile(cache.log, '');
    const used: Record<Part, number>[] = [];
    const views = [0, 0];
    const loads = sites.map((site, i) => async () => {
      const before = await processorTime();
      const answered = await load(site, { next, seconds });
      const after = await processorTime();
      views[i] = (views[i] ?? 0) + answered.rate * seconds * pageShare;
      for (const part of Object.keys(after) as Part[]) {
        used[i] ??= { bare: 0, shell: 0, renderers: 0, backend: 0, PostgreSQL: 0, cache: 0 };
        used[i][part] += after[part] - before[part];
      }
      return answered;
    });
    const { rates, failed } = await compare(loads, runs);
    failures += failed;
    const [without = 0, withCache = 0] = rates.map((rate) => rate * pageShare);
    const counted = await count(cache.log);
    const of = (part: number, whole: number) => (100 * (part / whole)).toFixed(2);
    const thousand = counted.pageViews / 1000;
    rows.push({
      'new in 1000': newOnes,
      'page views/s, shell': Math.round(without),
      'with the cache': Math.round(withCache),
      ratio: (withCache / without).toFixed(2),
      'hits, %': of(counted.hits, counted.requests),
      'origin requests per 1000 page views': (counted.toOrigin / thousand).toFixed(2),
      'of which 304': (counted.revalidated / thousand).toFixed(2),
      'KB out per page view': (counted.bytes / counted.pageViews / 1000).toFixed(1),
      'of the origin': (counted.bytesOfOrigin / counted.pageViews / 1000).toFixed(2),
    });
    const perThousand = (i: number, part: Part) =>
      ((used[i]?.[part] ?? 0) / ((views[i] ?? 1) / 1000)).toFixed(3);
    costs.push({
      'new in 1000': newOnes,
      'shell alone': perThousand(0, 'shell'),
      'its renderers': perThousand(0, 'renderers'),
      'shell behind the cache': perThousand(1, 'shell'),
      'renderers behind the cache': perThousand(1, 'renderers'),
      cache: perThousand(1, 'cache'),
    });
  }
  for (const address of ['/', '/lease-berekenen']) {
    const [direct = 0, cached = 0] = await freshness(store, sites, address);
    fresh.push({
      page: address,
      'last old page, shell, s': (direct / 1000).toFixed(1),
      'with the cache, s': (cached / 1000).toFixed(1),
    });
  }
} finally {
  await cache?.stop();
  await shell.stop();
  for (const one of [folder, store, shell.cache]) await rm(one, { recursive: true, force: true });
}
if (json) console.log(JSON.stringify({ rows, costs, fresh }, null, 2));
else {
  console.table(rows);
  console.log('Processor time per 1000 page views with their files, in seconds:');
  console.table(costs);
  console.log('After a release:');
  console.table(fresh);
}
if (failures > 0) {
  console.error(`${failures} requests failed.`);
  process.exitCode = 1;
}
