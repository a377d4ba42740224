import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS } from '@site/contract';
import { freePort } from '@site/local/ports';
import { load, requireTools } from './load';
import { startLoadedSite } from './loaded-site';
import { median } from './median';

/* How many calls the backend answers a second, next to a bare server in Node on the same database; see README.md. */

const START_TIMEOUT_MS = 10_000;

async function startBare(databaseUrl: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const script = path.join(import.meta.dirname, 'bare-backend.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), databaseUrl], {
    stdio: 'inherit',
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The bare server did not start.');
    await sleep(50);
  }
  return { url, stop: () => void child.kill() };
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
await requireTools('wrk');
const { site, cookie, messages, stop } = await startLoadedSite();
const rows: Record<string, string | number>[] = [];
let failed = 0;
try {
  const bare = await startBare(site.databaseUrl);
  for (const { address, options } of [
    { address: CALLS.customer.path, options: { headers: { cookie } } },
    { address: CALLS.contact.path, options: { script: messages } },
  ]) {
    const rates = [[], []] as [number[], number[]];
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [i, url] of [site.backendUrl + address, bare.url + address].entries()) {
        const answered = await load(url, { seconds: Number(values.seconds), ...options });
        rates[i]?.push(answered.rate);
        failed += answered.failed;
      }
    }
    const [own, ofBare] = rates.map(median) as [number, number];
    rows.push({
      call: address,
      'backend, /s': Math.round(own),
      'bare, /s': Math.round(ofBare),
      ratio: (own / ofBare).toFixed(2),
    });
  }
  bare.stop();
} finally {
  await stop();
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
if (failed > 0) {
  console.error(`${failed} requests failed.`);
  process.exitCode = 1;
}
