import { createServer } from 'node:http';
import { freePort } from '@site/local/ports';
import { createStore, startShell } from '@site/testkit/shell';
import { compare, load, loadArguments } from './load';
import { report } from './report';

/* What traces cost: the pages that a shell sends a second, without traces and with a share of them; see README.md. */

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
  const loads = shells.map(
    ({ url }) =>
      () =>
        load(url + PAGE, { seconds, headers }),
  );
  const { rates, failed } = await compare(loads, runs);
  failures = failed;
  const [without = Number.NaN] = rates;
  for (const [i, rate] of rates.entries()) {
    rows.push({
      'traced share': SHARES[i] ?? 'no collector',
      'pages, /s': Math.round(rate),
      ratio: (rate / without).toFixed(2),
    });
  }
} finally {
  await Promise.all(shells.map((shell) => shell.stop()));
  collector.closeAllConnections();
  collector.close();
}
report(rows, { json, failed: failures });
