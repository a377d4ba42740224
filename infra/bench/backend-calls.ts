import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS } from '@site/contract';
import { readMails } from '@site/local/mail-catcher';
import { freePort } from '@site/local/ports';
import { type Site, startSite } from '@site/local/site';
import pg from 'pg';
import { scratchFolder } from '../e2e/support/scratch';
import { load, requireTools } from './load';
import { median } from './median';

/* How many calls the backend answers a second, next to a bare server in Node on the same database; see README.md. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const EMAIL = 'meting@bedrijf.example';
const START_TIMEOUT_MS = 10_000;

/** Messages of different visitors, so that none meets a limit or waits for the count of another. */
const MESSAGES = `
local n = 0
local run = math.floor(os.time() % 100000)
request = function()
  n = n + 1
  local headers = {
    ["content-type"] = "application/json",
    ["x-forwarded-for"] = "10." .. math.floor(n / 65536) % 256 .. "." .. math.floor(n / 256) % 256 .. "." .. n % 256,
    ["idempotency-key"] = run .. "-" .. n .. "-0123456789abcdef",
  }
  local body = '{"name":"Jan de Vries","email":"jan' .. run .. 'x' .. n .. '@bedrijf.example","subject":"Een vraag over leasen",'
    .. '"message":"Kan ik een bestelbus leasen zonder jaarcijfers? Mijn bedrijf bestaat nu een jaar."}'
  return wrk.format("POST", nil, headers, body)
end
`;

/** Logs in over HTTP, with the codes from the mails. @returns the cookies */
async function logIn(site: Site): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (address: string, body: object) => {
    const response = await fetch(site.backendUrl + address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as { customerId: string };
  };
  const code = async (subject: RegExp) => {
    for (;;) {
      const mail = (await readMails(site.mailUrl, EMAIL)).findLast((one) => subject.test(one.subject));
      const [found] = /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '') ?? [];
      if (found) return found;
      await sleep(100);
    }
  };
  await post(CALLS.activate.path, { email: EMAIL });
  await post(CALLS.verifyActivation.path, { email: EMAIL, code: await code(/activ/i) });
  const { customerId } = await post(CALLS.login.path, { permanentCode: await code(/vaste|logincode/i) });
  await post(CALLS.verify2fa.path, { customerId, code: await code(/verificatie/i) });
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

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
const folder = await scratchFolder('backend-calls');
const site = await startSite({ root: ROOT, dataDir: folder, ports: 'free' });
const rows: Record<string, string | number>[] = [];
let failed = 0;
try {
  const cookie = await logIn(site);
  const database = new pg.Client(site.databaseUrl);
  await database.connect();
  // Jobs are stored and not carried out: sending mails would take the processors from both servers.
  await database.query(`
    CREATE FUNCTION park() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.run_at = now() + interval '1 year'; RETURN NEW; END $$;
    CREATE TRIGGER park BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION park();`);
  await database.end();
  const bare = await startBare(site.databaseUrl);
  const script = path.join(folder, 'messages.lua');
  await writeFile(script, MESSAGES);
  for (const { address, options } of [
    { address: CALLS.customer.path, options: { headers: { cookie } } },
    { address: CALLS.contact.path, options: { script } },
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
  await site.stop();
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
if (failed > 0) {
  console.error(`${failed} requests failed.`);
  process.exitCode = 1;
}
