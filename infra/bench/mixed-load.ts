import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS } from '@site/contract';
import { descendants } from '@site/testkit/processes';
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
process.env.NODE_OPTIONS = `--require ${path.join(import.meta.dirname, 'collect-garbage.cjs')}`;
const { site, cookie, nextMessage, stop } = await startLoadedSite();

const PROGRAMS = { shell: /node\/server\.cjs/, renderers: /node\/renderer\.cjs/, backend: /backend\/dist/ };

/** Resident memory of what belongs to the site, in MiB: of the shell and the backend without garbage. */
async function memory(): Promise<Record<string, number>> {
  const of = async (program: RegExp) =>
    (await descendants(process.pid)).filter(({ command }) => program.test(command));
  for (const program of [PROGRAMS.shell, PROGRAMS.backend])
    for (const { pid } of await of(program)) process.kill(pid, 'SIGUSR2');
  await sleep(1000);
  const sums = Object.entries(PROGRAMS).map(async ([name, program]) => {
    const found = await of(program);
    return [name, Math.round(found.reduce((total, one) => total + one.memory, 0))];
  });
  return Object.fromEntries(await Promise.all(sums));
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
  console.log('Resident memory, in MiB:');
  console.table(memories);
}
if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
