import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Site, startSite } from '@site/local/site';
import { scratchFolder } from '@site/testkit/scratch';
import pg from 'pg';
import { Client } from './client';
import { activate, logIn } from './log-in';
import { parkJobs } from './park-jobs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EMAIL = 'meting@bedrijf.example';

/** The whole site, made ready for a load. */
export interface LoadedSite {
  site: Site;
  /** The cookies of a customer who is logged in. */
  cookie: string;
  /** A script for wrk that sends contact messages to the backend. */
  messages: string;
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
    const messages = path.join(folder, 'messages.lua');
    await writeFile(messages, MESSAGES);
    return { site, cookie, messages, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

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
