import { build } from './build';
import { aborted, DATA_DIR, ROOT, say } from './command';
import { lock } from './lock';
import { demandPort } from './ports';
import { readSettings, type Settings } from './settings';
import { REMOTES, type Site, type SitePorts, startSite } from './site';

/** `npm start`: builds what changed and runs the whole site until Ctrl-C. */
export default async function start(_args: string[], stop: AbortSignal): Promise<number> {
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  try {
    const ports = await demandPorts(settings);
    say('Building what changed; the first time this takes a minute or two.');
    await build(ROOT, stop, ['backend', 'shell', ...REMOTES]);
    if (stop.aborted) return 0;

    let failed = (_message: string) => {};
    const failure = new Promise<string>((resolve) => {
      failed = resolve;
    });
    const site = await startSite({
      root: ROOT,
      dataDir: DATA_DIR,
      ports,
      ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
      env: settings.env,
      say,
      onUnexpectedEnd: (part, lastLines) =>
        failed(`The ${part} ended unexpectedly; it wrote last:\n${lastLines}`),
    });
    if (!stop.aborted) announce(site);
    const message = await Promise.race([failure, aborted(stop)]);
    say(message ? `${message}\nStopping the rest.` : '\nStopping.');
    await site.stop();
    return message ? 1 : 0;
  } finally {
    await unlock();
  }
}

/**
 * The ports that the settings choose.
 *
 * @throws Refusal when one of them is not free.
 */
export async function demandPorts(settings: Settings): Promise<SitePorts> {
  await demandPort(settings.sitePort, 'SITE_PORT');
  await demandPort(settings.mailPort, 'MAIL_PORT');
  await demandPort(settings.smtpPort, 'SMTP_PORT');
  await demandPort(settings.backendPort, 'BACKEND_PORT');
  const { siteInternalPort: siteInternal, backendInternalPort: backendInternal } = settings;
  if (siteInternal) await demandPort(siteInternal, 'SITE_INTERNAL_PORT');
  if (backendInternal) await demandPort(backendInternal, 'BACKEND_INTERNAL_PORT');
  return {
    site: settings.sitePort,
    mail: settings.mailPort,
    smtp: settings.smtpPort,
    backend: settings.backendPort,
    ...(siteInternal && { siteInternal }),
    ...(backendInternal && { backendInternal }),
  };
}

/** Tells where the site is, and in development the gallery of the kit too. */
export function announce(site: Site, gallery?: string): void {
  say('');
  say(`The site:   ${site.siteUrl}`);
  say(`Its mails:  ${site.mailUrl}`);
  if (gallery) say(`The kit:    ${site.siteUrl}${gallery}`);
  say('');
  say('Ctrl-C stops it. What was entered is kept in .local; "npm run reset" empties that.');
}
