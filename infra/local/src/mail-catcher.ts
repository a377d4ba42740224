import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The oldest mails are removed beyond this number. */
const MAX_MAILS = 500;
/** How long a stop waits for connections of open tabs, in ms. */
const STOP_TIMEOUT_MS = 2000;

export interface MailCatcherOptions {
  /** 0: any free port. */
  smtpPort: number;
  /** 0: any free port. */
  webPort: number;
  /** Where the mails are kept over restarts. */
  directory: string;
}

export interface MailCatcher {
  /** `smtp://127.0.0.1:1025` */
  smtpUrl: string;
  /** The page that shows the mails: `http://localhost:8025`. */
  webUrl: string;
  stop(): Promise<void>;
}

/** A mail server on 127.0.0.1 that delivers nothing and shows everything on a page. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const directory = path.resolve(options.directory);
  await mkdir(directory, { recursive: true });
  // It takes two seconds to load, in which other programs can start.
  const { MailDev } = await import('maildev');
  const mailDev = new MailDev({
    smtp: options.smtpPort,
    ip: '127.0.0.1',
    web: options.webPort,
    webIp: '127.0.0.1',
    mailDirectory: directory,
    maxEmails: MAX_MAILS,
    silent: true,
  });
  // MailDev writes to the console even with `silent`.
  const { info } = console;
  console.info = () => {};
  const { smtp, api } = await mailDev.start().finally(() => {
    console.info = info;
  });
  // MailDev serves its page only to requests that accept text/html explicitly; `*/*` must get it too.
  api?.server.server.prependListener('request', ({ url, headers }) => {
    if (url === '/') headers.accept = 'text/html';
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.getAddress().port}`,
    webUrl: `http://localhost:${api?.getAddress()?.port ?? options.webPort}`,
    stop: () => Promise.race([mailDev.stop(), sleep(STOP_TIMEOUT_MS)]),
  };
}
