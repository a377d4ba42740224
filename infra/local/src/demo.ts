import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import type { DemoLogins } from './demo/fill';
import { assertNotRunning } from './lock';
import { ManagedProcess } from './processes/managed-process';
import { removeData } from './reset';
import { readSettings } from './settings';
import { runSite } from './start';

const LOGINS = path.join(DEMO_DIR, 'logins.json');

/**
 * `npm run demo`: the whole site with made-up customers and an office full of work, until Ctrl-C. The first time it is filled, by the calls
 * of the site and the commands of the office; after that it goes on with what is there. Of the settings only the ports and what the site
 * is called count, so that it never touches another database and mails nobody.
 */
export default async function demo(_args: string[], stop: AbortSignal): Promise<number> {
  const { ports, env } = readSettings(ROOT);
  const { SITE_URL: _elsewhere, ...identity } = env;
  const own = Object.entries(identity).filter(([name]) => name.startsWith('SITE_') || name === 'LOG_LEVEL');
  await assertNotRunning(DEMO_DIR);
  const isFilled = (await readLogins()) !== undefined;
  // What was only partly filled is of no use.
  if (!isFilled) await removeData(DEMO_DIR);
  const options = {
    dataDir: DEMO_DIR,
    ports,
    databaseUrl: undefined,
    env: { ...Object.fromEntries(own), OFFICE: 'true' },
    ...(!isFilled && { beforeBackend: fillWith(stop) }),
  };
  const logins = () => readLogins().then(printLogins);
  return runSite(options, stop, logins);
}

const fillWith =
  (stop: AbortSignal) =>
  async (settings: Readonly<Record<string, string>>, mailUrl: string): Promise<void> => {
    print('Filling the office with two months of work; this takes about a minute.');
    await fill({ settings, mailUrl, logins: LOGINS, now: new Date(), stop, onLine: print });
  };

/**
 * Fills the database of these settings, which must be empty and on this machine.
 *
 * @param logins the file to write
 * @param now what it fills is before this moment
 * @throws CommandError with its last lines
 */
export async function fill({
  settings,
  mailUrl,
  logins,
  now,
  stop,
  onLine,
}: {
  settings: Readonly<Record<string, string>>;
  mailUrl: string;
  logins: string;
  now: Date;
  stop?: AbortSignal;
  onLine?: (line: string) => void;
}): Promise<void> {
  const child = new ManagedProcess({
    name: 'demo',
    script: path.join(import.meta.dirname, 'demo/fill.ts'),
    args: [mailUrl, logins, now.toISOString()],
    cwd: ROOT,
    env: { ...settings, NODE_OPTIONS: [process.env.NODE_OPTIONS, '--import tsx'].filter(Boolean).join(' ') },
    ...(onLine && { onLine }),
  });
  const interrupt = () => void child.stop();
  stop?.addEventListener('abort', interrupt, { once: true });
  const { code } = await child.ended;
  stop?.removeEventListener('abort', interrupt);
  if (code !== 0 && !stop?.aborted) throw new CommandError(`The demo cannot be filled:\n${child.lastLines}`);
}

async function readLogins(): Promise<DemoLogins | undefined> {
  const text = await readFile(LOGINS, 'utf8').catch(() => '');
  return text ? JSON.parse(text) : undefined;
}

function printLogins(logins: DemoLogins | undefined): void {
  if (!logins) return;
  const { filledOn, klant, medewerkers } = logins;
  print('');
  print(`Filled on ${filledOn.slice(0, 10)}; "npm run reset" makes the next "npm run demo" begin again.`);
  print('');
  print(
    `Customer, at /login/klant:        ${klant.logincode}, then the six digits of the mail to ${klant.email}`,
  );
  for (const { naam, rol, logincode, herstelcodes } of medewerkers) {
    print('');
    print(`${naam}, ${rol}, at /login/medewerker: ${logincode}, then a recovery code; each works once:`);
    for (const some of [herstelcodes.slice(0, 4), herstelcodes.slice(4)]) print(`  ${some.join('  ')}`);
  }
  print('');
  print('The office by command: npm run -s staff -w backend -- --settings ../.local/demo/backend.env today');
  print('Its releases:          npm run release -- status --store .local/demo/releases');
}
