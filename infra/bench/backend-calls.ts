import path from 'node:path';
import { CALLS } from '@site/contract';
import { freePort } from '@site/local/ports';
import { Service } from '@site/local/service';
import { compare, load, loadArguments } from './load';
import { startLoadedSite } from './loaded-site';
import { median } from './median';
import { processorTime } from './processor-time';
import { report } from './report';

/*
 * How many calls the backend answers a second and the processor time that each takes its process, next to a bare server in Node on the same
 * database; see README.md.
 */

/** As the backend is started: a system shares its processors by groups of processes, so both must be in one of their own. */
async function startBare(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'bare server',
    script: path.join(import.meta.dirname, 'bare-backend.ts'),
    args: [String(port), databaseUrl],
    cwd: import.meta.dirname,
    env: { NODE_OPTIONS: '--import tsx' },
    healthUrl: `${url}/health`,
    onUnexpectedEnd: console.error,
  });
  await service.start();
  return { url, stop: () => service.stop() };
}

const { runs, seconds, json } = loadArguments(5);
const { site, cookie, nextMessage, stop } = await startLoadedSite();
const rows: Record<string, string | number>[] = [];
let failures = 0;
let bare: Awaited<ReturnType<typeof startBare>> | undefined;
try {
  bare = await startBare(site.databaseUrl);
  const servers = [
    { part: 'backend', url: site.backendUrl },
    { part: 'bare', url: bare.url },
  ] as const;
  for (const { call, address, options } of [
    { call: 'who is logged in, without a session', address: CALLS.authUser.path, options: {} },
    { call: 'read with a session', address: CALLS.customer.path, options: { headers: { cookie } } },
    { call: 'message stored', address: CALLS.contact.path, options: { next: nextMessage } },
  ]) {
    // In µs for each call. Only one server is loaded at a time.
    const costs = servers.map((): number[] => []);
    const loads = servers.map(({ part, url }, i) => async () => {
      const before = (await processorTime())[part];
      const answered = await load(url + address, { seconds, ...options });
      costs[i]?.push((1e6 * ((await processorTime())[part] - before)) / (answered.rate * seconds));
      return answered;
    });
    const { rates, failed } = await compare(loads, runs);
    failures += failed;
    const [own, ofBare] = rates as [number, number];
    const [cost, costOfBare] = costs.map(median) as [number, number];
    rows.push({
      call,
      'backend, /s': Math.round(own),
      'bare, /s': Math.round(ofBare),
      ratio: (own / ofBare).toFixed(2),
      'backend, µs': Math.round(cost),
      'bare, µs': Math.round(costOfBare),
      'ratio of processor time': (costOfBare / cost).toFixed(2),
    });
  }
} finally {
  await bare?.stop();
  await stop();
}
report(rows, { json, failed: failures });
