import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { parseRelease, REMOTES, sourcesIn } from '@site/platform/protocol';
import { compose, Renderer, readShellBuild, resolve } from '@site/platform/test-renderer';
import { buildBareRender } from './bare-render';
import { loadArguments } from './load';
import { median } from './median';
import { newPages } from './pages';
import { processorTimeOf } from './processor-time';
import { report } from './report';

/* The processor time of a page that nobody asked for before, in a renderer and in a bare React process; see README.md. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = [
  { remote: 'mfe-calculator', next: newPages() },
  { remote: 'mfe-marketing', next: () => '/' },
  { remote: 'mfe-marketing', next: () => '/faq' },
];
/** Until the code is compiled, and in each run. */
const WARM_UP = 300;
const RENDERED = 300;
const LIMITS = { load: 120_000, answer: 120_000, heap: 192, memory: 400 };

const { runs, json } = loadArguments(0);
const shell = await readShellBuild(path.join(ROOT, 'shell/dist'));
const releases = new Map(
  REMOTES.map((remote) => [
    remote,
    { release: parseRelease(sourcesIn(path.join(ROOT, remote, 'dist'))('release.json')) },
  ]),
);
// All that the pages name, so that menu and footer are whole.
const pages = [...releases.values()].flatMap(({ release }) => release.pages);
const linkGroups = new Set(
  pages.flatMap(({ foundIn: { menu, footer } = {} }) => [menu ?? [], footer ?? []].flat()),
);
const places = { linkGroups: [...linkGroups], searchCategories: [] };
const composed = compose(releases, REMOTES, {}, { places });
const { composition } = composed;

/** A renderer of this remote, as a shell starts it. */
async function startRenderer(remote: string): Promise<Renderer> {
  const script = path.join(ROOT, 'shell/dist/node/renderer.cjs');
  const renderer = new Renderer({ script, limits: LIMITS, onLine: console.error });
  const read = sourcesIn(path.join(ROOT, remote, 'dist'));
  const files = releases.get(remote)?.release.files.map((file) => file.path) ?? [];
  const scripts = files.filter((file) => /^node\/.*\.c?js$/.test(file));
  const sources = Object.fromEntries(scripts.map((file) => [file, read(file)]));
  const { pageStart, entry } = shell;
  const shellVersion = shell.release.version;
  const settings = { site, contentProtection: true, shellVersion, pageStart, scripts: entry.scripts };
  await renderer.load({ remote, sources, settings });
  return renderer;
}

/** Renders pages one after the other. @returns the processor time of each, in ms */
async function timeInRenderer(remote: string, addresses: readonly string[]): Promise<number> {
  const renderer = await startRenderer(remote);
  let before = 0;
  let pid: number | undefined;
  for (const [i, address] of addresses.entries()) {
    const page = resolve(address, composed, shell, { errorPages: new Map(), redirects: {} });
    if (page.kind === 'redirect') throw new Error(`${address} is a redirect.`);
    const request = { page, address: page.address, announcement: null, composition };
    pid = (await renderer.render(request)).renderer?.pid;
    if (i === WARM_UP - 1) before = await processorTimeOf(pid);
  }
  const used = (await processorTimeOf(pid)) - before;
  renderer.end();
  return (1000 * used) / RENDERED;
}

async function timeInBare(script: string, remote: string, addresses: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ site, links: composition.links, remote, addresses, warmUp: WARM_UP }));
  return Number(await text(child.stdout)) / RENDERED;
}

const folder = await mkdtemp(path.join(tmpdir(), 'bare-render-'));
const rows = [];
try {
  const script = await buildBareRender(folder);
  for (const { remote, next } of PAGES) {
    const times = { renderer: [] as number[], bare: [] as number[] };
    for (let run = 0; run < runs; run++) {
      const addresses = Array.from({ length: WARM_UP + RENDERED }, next);
      times.renderer.push(await timeInRenderer(remote, addresses));
      times.bare.push(await timeInBare(script, remote, addresses));
    }
    const [own, bare] = [median(times.renderer), median(times.bare)];
    rows.push({
      page: next().split('?', 1)[0] ?? '',
      'renderer, ms': own.toFixed(2),
      'bare, ms': bare.toFixed(2),
      ratio: (own / bare).toFixed(2),
    });
  }
} finally {
  await rm(folder, { recursive: true });
}
report(rows, { json });
