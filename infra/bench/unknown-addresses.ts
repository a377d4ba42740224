import { createStore, startShell } from '@site/testkit/shell';
import { load, loadArguments } from './load';
import { median } from './median';
import { report } from './report';

/* How long a page from memory takes while somebody requests addresses that do not exist; see README.md. */

const PAGE = '/contact';
/** Unknown addresses a second. */
const RATES = [0, 25, 500];

const { runs, seconds, json } = loadArguments(4);
const shell = await startShell(await createStore(), { env: { RENDERERS: '2' } });

let count = 0;
async function requestUnknown(rate: number): Promise<number> {
  if (rate === 0) return 0;
  const next = () => {
    count += 1;
    return { path: `/onbekend-${count}` };
  };
  return (await load(shell.url, { seconds, connections: 8, rate, next })).rate;
}

/** Requests the page again and again. @returns the median time of an answer, in ms */
async function requestPage(): Promise<number> {
  const times: number[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const start = performance.now();
    const answer = await fetch(shell.url + PAGE);
    await answer.text();
    if (!answer.ok) throw new Error(`${PAGE} was answered with ${answer.status}.`);
    times.push(performance.now() - start);
  }
  return median(times);
}

const seen = RATES.map(() => ({ unknown: [] as number[], page: [] as number[] }));
try {
  await requestPage();
  for (let run = 0; run < runs; run++) {
    for (const [i, rate] of RATES.entries()) {
      const [unknown, page] = await Promise.all([requestUnknown(rate), requestPage()]);
      seen[i]?.unknown.push(unknown);
      seen[i]?.page.push(page);
    }
  }
} finally {
  await shell.stop();
}
report(
  seen.map(({ unknown, page }) => ({
    'unknown addresses, /s': Math.round(median(unknown)),
    [`${PAGE}, p50 in ms`]: median(page).toFixed(1),
  })),
  { json },
);
