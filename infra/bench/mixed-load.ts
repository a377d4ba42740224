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
const { site, cookie, nextMessage, stop } = await startLoadedSite();

/** Resident memory of what belongs to the site, in MiB. */
async function memory(): Promise<Record<'shell' | 'renderers' | 'backend', number>> {
  const found = await descendants(process.pid);
  const sum = (program: RegExp) =>
    Math.round(
      found.filter(({ command }) => program.test(command)).reduce((total, one) => total + one.memory, 0),
    );
  return {
    shell: sum(/node\/server\.cjs/),
    renderers: sum(/node\/renderer\.cjs/),
    backend: sum(/backend\/dist/),
  };
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
