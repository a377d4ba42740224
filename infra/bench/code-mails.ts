import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS } from '@site/contract';
import pg from 'pg';
import { Client } from './client';
import { startLoadedSite } from './loaded-site';
import { activate } from './log-in';
import { parkJobs, unparkJobs } from './park-jobs';
import { report } from './report';

/* How long the mail with a code of a login waits when many other mails do; see README.md. */

const POLL_MS = 2;
/** What a login asks for goes first only where jobs have a priority. */
const ONE_QUEUE = `
  CREATE FUNCTION one_queue() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.priority = 0; RETURN NEW; END $$;
  CREATE TRIGGER one_queue BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION one_queue()`;

const { values } = parseArgs({
  options: { mails: { type: 'string', default: '1000' }, json: { type: 'boolean', default: false } },
});
const mails = Number(values.mails);
const { site, nextMessage, stop } = await startLoadedSite();
const database = new pg.Client(site.databaseUrl);
const rows: Record<string, string | number>[] = [];

const queued = async (after = '0') => {
  const { rows } = await database.query<{ count: number; last: string | null }>(
    'SELECT count(*)::int AS count, max(id) AS last FROM graphile_worker._private_jobs WHERE id > $1',
    [after],
  );
  return rows[0] ?? { count: 0, last: null };
};

/** Waits until no job is left that was added after this one. @returns how long that took, in ms */
async function untilSent(after: string): Promise<number> {
  const start = performance.now();
  while ((await queued(after)).count > 0) await sleep(POLL_MS);
  return performance.now() - start;
}

/** Queues the mails of messages, without sending them yet. */
async function queueMails(count: number): Promise<void> {
  await parkJobs(database);
  while ((await queued()).count < count) {
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { headers, body } = nextMessage();
        const answer = await fetch(site.backendUrl + CALLS.contact.path, {
          method: 'POST',
          headers: { ...headers },
          body: body ?? '',
        });
        if (!answer.ok) throw new Error(`A message was answered with ${answer.status}.`);
      }),
    );
  }
  await unparkJobs(database);
}

try {
  await database.connect();
  await unparkJobs(database);
  await database.query(ONE_QUEUE);
  await database.query('ALTER TABLE graphile_worker._private_jobs DISABLE TRIGGER one_queue');
  for (const { name, waiting, trigger } of [
    { name: 'none', waiting: 0, trigger: 'DISABLE' },
    { name: `${mails}, codes first`, waiting: mails, trigger: 'DISABLE' },
    { name: `${mails}, one queue`, waiting: mails, trigger: 'ENABLE' },
  ]) {
    const visitor = `10.9.${rows.length}.1`;
    const client = new Client(site.backendUrl, { 'x-forwarded-for': visitor });
    const email = `code${rows.length}@bedrijf.example`;
    const permanentCode = await activate(client, site.mailUrl, email);
    await untilSent('0');
    if (waiting > 0) await queueMails(waiting);
    // The workers are all sending.
    while (waiting > 0 && (await queued()).count > waiting - 8) await sleep(POLL_MS);
    await database.query(`ALTER TABLE graphile_worker._private_jobs ${trigger} TRIGGER one_queue`);
    const { last } = await queued();
    const start = performance.now();
    await client.send('POST', CALLS.login.path, { permanentCode });
    const answered = performance.now() - start;
    const sent = await untilSent(last ?? '0');
    const left = (await queued()).count;
    rows.push({
      'mails waiting': name,
      'the call, ms': Math.round(answered),
      'until the code is sent, ms': Math.round(answered + sent),
      'then still waiting': left,
    });
    await untilSent('0');
  }
} finally {
  await database.end();
  await stop();
}
report(rows, { json: values.json });
