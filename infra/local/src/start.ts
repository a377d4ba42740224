import { REMOTES } from '@site/platform/protocol';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { lock } from './lock';
import { assertPortFree } from './ports';
import { readSettings, type Settings } from './settings';
import { type SitePorts, startSite } from './site';

/** `npm start`: builds what changed and runs the whole site until Ctrl-C. */
export default async function start(_args: string[], stop: AbortSignal): Promise<number> {
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  try {
    const ports = await assertPortsFree(settings);
    print('Building what changed; the first time this takes a minute or two.');
    const built = build(ROOT, stop, ['backend', 'shell', ...REMOTES]);
    built.catch(() => {});

    let failed = (_message: string) => {};
    const failure = new Promise<string>((resolve) => {
      failed = resolve;
    });
    const site = await startSite({
      root: ROOT,
      dataDir: DATA_DIR,
      ports,
      built,
      ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
      env: settings.env,
      stop,
      onProgress: print,
      onUnexpectedEnd: (name, lastLines) =>
        failed(`The ${name} ended unexpectedly; it wrote last:\n${lastLines}`),
    });
    if (!stop.aborted) printAddresses(site.siteUrl, site.mailUrl);
    const message = await Promise.race([failure, aborted(stop)]);
    print(message ? `${message}\nStopping the rest.` : '\nStopping.');
    await site.stop();
    return message ? 1 : 0;
  } catch (error) {
    if (stop.aborted) return 0;
    throw error;
  } finally {
    await unlock();
  }
}

/**
 * The ports that the settings choose.
 *
 * @throws CommandError when one of them is not free.
 */
export async function assertPortsFree(settings: Settings): Promise<SitePorts> {
  await assertPortFree(settings.sitePort, 'SITE_PORT');
  await assertPortFree(settings.mailPort, 'MAIL_PORT');
  await assertPortFree(settings.smtpPort, 'SMTP_PORT');
  await assertPortFree(settings.backendPort, 'BACKEND_PORT');
  const { siteInternalPort: siteInternal, backendInternalPort: backendInternal } = settings;
  if (siteInternal) await assertPortFree(siteInternal, 'SITE_INTERNAL_PORT');
  if (backendInternal) await assertPortFree(backendInternal, 'BACKEND_INTERNAL_PORT');
  return {
    site: settings.sitePort,
    mail: settings.mailPort,
    smtp: settings.smtpPort,
    backend: settings.backendPort,
    ...(siteInternal && { siteInternal }),
    ...(backendInternal && { backendInternal }),
  };
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
