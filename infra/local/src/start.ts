import { REMOTES } from '@site/platform/protocol';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { lock } from './lock';
import { assertPortFree } from './ports';
import { readSettings } from './settings';
import { type SiteOptions, type SitePorts, startSite } from './site';

/** `npm start`: builds what changed and runs the whole site until Ctrl-C. */
export default async function start(_args: string[], stop: AbortSignal): Promise<number> {
  return runSite({ dataDir: DATA_DIR, ...readSettings(ROOT) }, stop, () => {
    print('');
    print('To try next:');
    print('  npm run dev                           what you save is on the site at once');
    print('  npm run -s staff -w backend -- today  who waits for the office');
    print('  npm run release -- status             which release of each team is live');
  });
}

/** Builds what changed and runs the whole site until Ctrl-C. @param onStarted says more, below the addresses */
export async function runSite(
  options: Pick<SiteOptions, 'dataDir' | 'databaseUrl' | 'env' | 'beforeBackend'> & { ports: SitePorts },
  stop: AbortSignal,
  onStarted: () => void,
): Promise<number> {
  const { dataDir, ports } = options;
  const unlock = await lock(dataDir);
  void aborted(stop).then(() => print('\nStopping.'));
  try {
    await assertPortsFree(ports);
    print('Building what changed; the first time this takes a minute or two.');
    const built = build(ROOT, stop, ['backend', 'shell', ...REMOTES]);
    built.catch(() => {});

    let failed = (_message: string) => {};
    const failure = new Promise<string>((resolve) => {
      failed = resolve;
    });
    const site = await startSite({
      ...options,
      root: ROOT,
      built,
      stop,
      onProgress: print,
      onUnexpectedEnd: (name, lastLines) =>
        failed(`The ${name} ended unexpectedly; it wrote last:\n${lastLines}`),
    });
    if (!stop.aborted) {
      printAddresses(site.siteUrl, site.mailUrl);
      onStarted();
    }
    const message = await Promise.race([failure, aborted(stop)]);
    if (message) print(`${message}\nStopping the rest.`);
    await site.stop();
    return message ? 1 : 0;
  } catch (error) {
    if (stop.aborted) return 0;
    throw error;
  } finally {
    await unlock();
  }
}

/** @throws CommandError when one of these ports is not free. */
export async function assertPortsFree(ports: SitePorts): Promise<void> {
  await assertPortFree(ports.site, 'SITE_PORT');
  await assertPortFree(ports.mail, 'MAIL_PORT');
  await assertPortFree(ports.smtp, 'SMTP_PORT');
  await assertPortFree(ports.backend, 'BACKEND_PORT');
  if (ports.siteInternal) await assertPortFree(ports.siteInternal, 'SITE_INTERNAL_PORT');
  if (ports.backendInternal) await assertPortFree(ports.backendInternal, 'BACKEND_INTERNAL_PORT');
}

/** @param gallery path of the gallery of the kit, in development. */
export function printAddresses(siteUrl: string, mailUrl: string, gallery?: string): void {
  print('');
  print(`The site:   ${siteUrl}`);
  print(`Its mails:  ${mailUrl}`);
  if (gallery) print(`The kit:    ${siteUrl}${gallery}`);
  print('');
  print('Ctrl-C stops it. What was entered is kept in .local; "npm run reset" empties that.');
}
