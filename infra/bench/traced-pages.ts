import { createServer } from 'node:http';
import { freePort } from '@site/local/ports';
import { createStore, startShell } from '@site/testkit/shell';
import { compare, load, loadArguments } from './load';
import { median } from './median';
import { processorTime } from './processor-time';
import { report } from './report';

/* What traces cost: the processor time of a page that a shell sends, without traces and with a share of them; see README.md. */

/** The share of page loads that is traced; none is without a collector. */
const SHARES = [undefined, '0', '0.01', '0.1', '1'];
const PAGE = '/faq';

const { runs, seconds, json } = loadArguments(4);

// A collector that reads what it gets, and no more.
const port = await freePort();
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'));
});
await new Promise<void>((resolve) => collector.listen(port, '127.0.0.1', resolve));

const store = await createStore();
const shells = [];
let failures = 0;
const rows = [];
try {
  for (const share of SHARES) {
    const env = share && {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_TRACES_SAMPLER_ARG: share,
    };
    shells.push(await startShell(store, env ? { env } : {}));
  }
  const headers = { 'accept-encoding': 'br', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  // In µs for each page. Only one shell is loaded at a time.
  const costs = shells.map((): number[] => []);
  const loads = shells.map(({ url }, i) => async () => {
    const before = (await processorTime()).shell;
    const answered = await load(url + PAGE, { seconds, headers });
    const used = (await processorTime()).shell - before;
    costs[i]?.push((1e6 * used) / (answered.rate * seconds));
    return answered;
  });
  const { rates, failed } = await compare(loads, runs);
  failures = failed;
  const [without = Number.NaN] = costs.map(median);
  for (const [i, rate] of rates.entries()) {
    rows.push({
      'traced share': SHARES[i] ?? 'no collector',
      'pages, /s': Math.round(rate),
      'processor, µs': Math.round(median(costs[i] ?? [])),
      ratio: (without / median(costs[i] ?? [])).toFixed(2),
    });
  }
} finally {
  await Promise.all(shells.map((shell) => shell.stop()));
  collector.closeAllConnections();
  collector.close();
}
report(rows, { json, failed: failures });
