import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { CALLS } from '@site/contract';
import { startLoad } from '@site/testkit/constant-load';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';

const USAGE = `Usage: npm run rehearse [-- --port 8180]
  Rehearses a deployment with docker compose: builds the last commit from nothing, with docker-compose.production.yml, as a project of
  its own, plays the journeys and an application, releases a changed page, replaces both shells and backends one after the other and
  kills one of each, while pages are requested. Ends with 1 when a step or a page failed. Removes all it made, also after Ctrl-C.
  The site is on --port, the mails are on the next one.`;

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROJECT = 'site-rehearsal';
/** A sentence of a page, and what it says in the release that is published. */
const SENTENCE = 'Wacht dan niet op een e-mail.';
const CHANGED = 'Wacht dan niet op een mail.';

const port = readPort(process.argv.slice(2));
if (!port) {
  console.error(USAGE);
  process.exit(1);
}
const siteUrl = `http://localhost:${port}`;

function readPort(args: string[]): number | undefined {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', default: '8180' } } });
    return Number(values.port) || undefined;
  } catch {
    return undefined;
  }
}

/** What a deployment must state; what has a default that is good for local use is stated as that. */
const settings: Record<string, string> = {
  ...(Object.fromEntries(
    Object.entries(parseEnv(await readFile(path.join(ROOT, '.env.example'), 'utf8'))).filter(
      ([, value]) => value,
    ),
  ) as Record<string, string>),
  COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml',
  COMPOSE_PROJECT_NAME: PROJECT,
  // The mail catcher.
  COMPOSE_PROFILES: 'local',
  SMTP_URL: 'smtp://mailpit:1025',
  SMTP_REQUIRE_TLS: 'false',
  SITE_PORT: `${port}`,
  MAIL_PORT: `${port + 1}`,
  SITE_URL: siteUrl,
  SITE_LEGAL_NAME: 'Generale repetitie B.V.',
  SITE_ADDRESS: 'Voorbeeldstraat 1, 1234 AB Utrecht',
  SITE_KVK: '12345678',
  SITE_BTW: 'NL000000000B00',
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  SESSION_SECRET: randomBytes(32).toString('hex'),
  CODE_SECRET: randomBytes(32).toString('hex'),
};

const interrupted = new AbortController();
process.on('SIGINT', () => interrupted.abort());
process.on('SIGTERM', () => interrupted.abort());

/** Runs a command in a process group of its own, which Ctrl-C does not reach. @returns its output @throws when it fails */
async function run(cwd: string, command: string, args: string[], signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  console.log(`> ${command} ${args.join(' ')}`);
  const child: ChildProcess = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGINT');
  signal?.addEventListener('abort', end);
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
    process.stdout.write(data);
  });
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
  return output;
}

const steps: { step: string; minutes: string }[] = [];

async function step(name: string, act: () => Promise<void>): Promise<void> {
  console.log(`\n${name}`);
  const start = Date.now();
  await act();
  steps.push({ step: name, minutes: ((Date.now() - start) / 60_000).toFixed(1) });
}

/** All that is rehearsed, in a copy of the last commit. */
async function rehearse(copy: string): Promise<void> {
  const { signal } = interrupted;
  const compose = (...args: string[]) => run(copy, 'docker', ['compose', ...args], signal);
  const containers = async (service: string) =>
    (await compose('ps', '--quiet', service)).split('\n').filter(Boolean);
  const startMissing = (service: string) =>
    compose('up', '--detach', '--no-deps', '--no-recreate', '--wait', service);

  await step('Build and start all, from nothing', async () => {
    await compose('build');
    await compose('up', '--detach', '--wait');
  });
  await step('Play the journeys', async () => {
    await run(ROOT, 'npx', ['tsx', 'infra/e2e/journeys.ts', '--site', siteUrl], signal);
  });
  await step('Send an application, and find it as the office does', async () => {
    const { method, path: address } = CALLS.sendLeaseEmail;
    const { ok, status } = await fetch(siteUrl + address, {
      method,
      headers: { 'content-type': 'application/json', origin: siteUrl, 'idempotency-key': randomUUID() },
      body: JSON.stringify(anApplication()),
    });
    if (!ok) throw new Error(`The application was answered with ${status}.`);
    const list = await compose('exec', '--no-TTY', 'backend', 'staff', 'applications', 'list');
    if (!list.includes(anApplication().bedrijfsnaam))
      throw new Error('The office does not see the application.');
  });

  const load = startLoad(siteUrl);
  try {
    await step('Release a changed page', async () => {
      const page = path.join(copy, 'mfe-forms/src/contact/page.tsx');
      const source = await readFile(page, 'utf8');
      if (!source.includes(SENTENCE)) throw new Error(`${page} no longer says “${SENTENCE}”`);
      await writeFile(page, source.replace(SENTENCE, CHANGED));
      await compose('run', '--rm', '--build', '--no-deps', '--no-TTY', 'release-mfe-forms');
      await until(async () => {
        signal.throwIfAborted();
        return (await (await fetch(`${siteUrl}/contact`)).text()).includes(CHANGED);
      }, 500);
    });
    for (const service of ['shell', 'backend']) {
      await step(`Replace each ${service}, one after the other`, async () => {
        for (const old of await containers(service)) {
          await run(copy, 'docker', ['stop', old], signal);
          await run(copy, 'docker', ['rm', old], signal);
          await startMissing(service);
        }
      });
    }
    await step('Kill a shell and a backend at once', async () => {
      const [[shell = ''], [backend = '']] = [await containers('shell'), await containers('backend')];
      await run(copy, 'docker', ['kill', shell, backend], signal);
      for (const service of ['shell', 'backend']) await startMissing(service);
    });
  } finally {
    const { requests, failures } = await load.stop();
    console.log(`\n${requests} pages were requested meanwhile, ${failures.length} failed.`);
    for (const failure of failures) console.log(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
}

/** Also what an earlier rehearsal left. */
async function removeAll(copy: string): Promise<void> {
  await run(copy, 'docker', ['compose', 'down', '--volumes', '--remove-orphans', '--timeout', '5']);
  const images = await run(copy, 'docker', ['image', 'ls', '--quiet', '--filter', `reference=${PROJECT}-*`]);
  const ids = [...new Set(images.split('\n').filter(Boolean))];
  if (ids.length > 0) await run(copy, 'docker', ['image', 'rm', '--force', ...ids]);
}

const copy = await mkdtemp(path.join(os.tmpdir(), `${PROJECT}-`));
try {
  await run(copy, 'git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, '.']);
  await removeAll(copy);
  await rehearse(copy);
} catch (error) {
  console.error(interrupted.signal.aborted ? '\nInterrupted.' : error);
  process.exitCode = 1;
} finally {
  await step('Remove all', () => removeAll(copy));
  await rm(copy, { recursive: true, force: true });
  console.table(steps);
}
