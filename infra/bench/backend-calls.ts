import path from 'node:path';
import { CALLS } from '@site/contract';
import { freePort } from '@site/local/ports';
import { compare, load, loadArguments } from './load';
import { startLoadedSite } from './loaded-site';
import { type Program, startProgram } from './program';
import { report } from './report';

/* How many calls the backend answers a second, next to a bare server in Node on the same database; see README.md. */

async function startBare(databaseUrl: string): Promise<Program> {
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'bare-backend.ts');
  const args = ['--import', 'tsx', script, String(port), databaseUrl];
  return startProgram(process.execPath, args, { url: `http://127.0.0.1:${port}`, ready: '/health' });
}

const { runs, seconds, json } = loadArguments(5);
const { site, cookie, nextMessage, stop } = await startLoadedSite();
const rows: Record<string, string | number>[] = [];
let failures = 0;
let bare: Program | undefined;
try {
  bare = await startBare(site.databaseUrl);
  const servers = [site.backendUrl, bare.url];
  for (const { call, address, options } of [
    { call: 'who is logged in, without a session', address: CALLS.authUser.path, options: {} },
    { call: 'read with a session', address: CALLS.customer.path, options: { headers: { cookie } } },
    { call: 'message stored', address: CALLS.contact.path, options: { next: nextMessage } },
  ]) {
    const loads = servers.map((url) => () => load(url + address, { seconds, ...options }));
    const { rates, failed } = await compare(loads, runs);
    failures += failed;
    const [own, ofBare] = rates as [number, number];
    rows.push({
      call,
      'backend, /s': Math.round(own),
      'bare, /s': Math.round(ofBare),
      ratio: (own / ofBare).toFixed(2),
    });
  }
} finally {
  await bare?.stop();
  await stop();
}
report(rows, { json, failed: failures });
