import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS } from '@site/contract';
import { descendants, type FoundProcess } from '@site/testkit/processes';
import { scratchFolder } from '@site/testkit/scratch';
import { until } from '@site/testkit/until';
import { type LoadRequest, load } from './load';
import { startLoadedSite } from './loaded-site';
import { newPages, PAGES } from './pages';

/* The whole site under 200 connections: pages, reads and writes together; see README.md. */

/** Every tenth page is one that was not rendered before. */
function pages(): () => LoadRequest {
  const newPage = newPages();
  let count = 0;
  return () => {
    count += 1;
    return { path: count % 10 === 0 ? newPage() : (PAGES[count % PAGES.length] as string) };
  };
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const folder = await scratchFolder('mixed-load');
const memoryFile = path.join(folder, 'memory');
process.env.MEMORY_FILE = memoryFile;
process.env.NODE_OPTIONS = `--require ${path.join(import.meta.dirname, 'report-memory.cjs')}`;
const { site, cookie, nextMessage, stop } = await startLoadedSite();

const PROGRAMS = { shell: /node\/server\.cjs/, renderers: /node\/renderer\.cjs/, backend: /backend\/dist/ };

/** The memory of what belongs to the site, in MiB: resident, and of the shell and the backend what is in use without garbage. */
async function memory(): Promise<Record<string, number>> {
  const processes = await descendants(process.pid);
  const of = (program: RegExp) => processes.filter(({ command }) => program.test(command));
  const found = { shell: of(PROGRAMS.shell), backend: of(PROGRAMS.backend) };
  const reporting = Object.values(found).flat();
  await writeFile(memoryFile, '');
  for (const { pid } of reporting) process.kill(pid, 'SIGUSR2');
  let reports: string[][] = [];
  await until(async () => {
    reports = [...(await readFile(memoryFile, 'utf8')).matchAll(/^(\d+) (\d+)$/gm)];
    return reports.length === reporting.length;
  });
  const inUse = ({ pid }: FoundProcess) =>
    Number(reports.find(([, reported]) => Number(reported) === pid)?.[2]) / 1024 ** 2;
  const resident = ({ memory }: FoundProcess) => memory;
  return {
    'shell, in use': sumOf(found.shell, inUse),
    'shell, resident': sumOf(found.shell, resident),
    'backend, in use': sumOf(found.backend, inUse),
    'backend, resident': sumOf(found.backend, resident),
    'renderers, resident': sumOf(of(PROGRAMS.renderers), resident),
  };
}

function sumOf(all: readonly FoundProcess[], size: (one: FoundProcess) => number): number {
  return Math.round(all.reduce((total, one) => total + size(one), 0));
}

const loads = {
  'pages, of the shell': (duration: number) =>
    load(site.siteUrl, {
      seconds: duration,
      connections: 80,
      next: pages(),
      headers: { 'accept-encoding': 'br' },
    }),
  'reads, through the shell': (duration: number) =>
    load(site.siteUrl + CALLS.customer.path, { seconds: duration, connections: 80, headers: { cookie } }),
  'writes, to the backend': (duration: number) =>
    load(site.backendUrl + CALLS.contact.path, { seconds: duration, connections: 40, next: nextMessage }),
};
const all = (duration: number) => Promise.all(Object.values(loads).map((start) => start(duration)));
const memories: Record<string, number>[] = [];
let results: Awaited<ReturnType<typeof all>> = [];
try {
  // What is compiled and cached once is not what grows.
  await all(seconds / 6);
  memories.push({ 'after, s': 0, ...(await memory()) });
  const running = all(seconds);
  // Two seconds before the end, so that the last measurement is under load too.
  const pause = (seconds - 2) / 3;
  for (let i = 1; i <= 3; i++) {
    await sleep(pause * 1000);
    memories.push({ 'after, s': Math.round(i * pause), ...(await memory()) });
  }
  results = await running;
} finally {
  await stop();
  await rm(folder, { recursive: true });
}
const rows = Object.keys(loads).map((name, i) => ({
  load: name,
  'a second': Math.round(results[i]?.rate ?? 0),
  'p99, ms': Math.round(results[i]?.p99 ?? 0),
  failed: results[i]?.failed ?? Number.NaN,
}));
if (values.json) console.log(JSON.stringify({ rows, memory: memories }, null, 2));
else {
  console.table(rows);
  console.log('Memory, in MiB:');
  console.table(memories);
}
if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
