import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Site, startSite } from '@site/local/site';
import { scratchFolder } from '@site/testkit/scratch';
import pg from 'pg';
import { Client } from './client';
import type { LoadRequest } from './load';
import { activate, logIn } from './log-in';
import { parkJobs } from './park-jobs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EMAIL = 'meting@bedrijf.example';

/** The whole site, made ready for a load. */
export interface LoadedSite {
  site: Site;
  /** The cookies of a customer who is logged in. */
  cookie: string;
  /** The next contact message for the backend. */
  nextMessage(): LoadRequest;
  stop(): Promise<void>;
}

/**
 * Starts the whole site from its builds, on free ports and with a new database, and logs a customer in. Jobs are parked from then on.
 */
export async function startLoadedSite(): Promise<LoadedSite> {
  const folder = await scratchFolder('loaded-site');
  const site = await startSite({ root: ROOT, dataDir: folder, ports: 'free' });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const client = new Client(site.backendUrl);
    const permanentCode = await activate(client, site.mailUrl, EMAIL);
    await logIn(client, site.mailUrl, { email: EMAIL, permanentCode });
    const { cookie } = client;
    const database = new pg.Client(site.databaseUrl);
    await database.connect();
    await parkJobs(database);
    await database.end();
    return { site, cookie, nextMessage: messages(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes messages of different visitors, so that none meets a limit or waits for the count of another. */
function messages(): () => LoadRequest {
  const run = Date.now();
  let count = 0;
  return () => {
    count += 1;
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${[16, 8, 0].map((bits) => (count >> bits) & 255).join('.')}`,
        'idempotency-key': `${run}-${count}-0123456789abcdef`,
      },
      body: JSON.stringify({
        name: 'Jan de Vries',
        email: `jan${run}x${count}@bedrijf.example`,
        subject: 'Een vraag over leasen',
        message: 'Kan ik een bestelbus leasen zonder jaarcijfers? Mijn bedrijf bestaat nu een jaar.',
      }),
    };
  };
}
