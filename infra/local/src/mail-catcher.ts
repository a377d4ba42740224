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

export interface CaughtMail {
  id: string;
  receivedAt: Date;
  /** Addresses, without the names. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Names in lower case. */
  headers: Record<string, string | string[]>;
}

interface MailDevEmail {
  id: string;
  time: string;
  from: { address: string }[];
  envelope: { to: { address: string }[] };
  subject: string;
  text?: string;
  html?: string;
  headers: Record<string, string | string[]>;
}

/** The mails to an address that have been caught so far, the oldest first. */
export async function readMails(webUrl: string, to: string): Promise<CaughtMail[]> {
  const response = await fetch(new URL('/api/email?sort=asc', webUrl));
  if (!response.ok) throw new Error(`The mail catcher answered ${response.status}.`);
  const emails = (await response.json()) as MailDevEmail[];
  return emails
    .map((email) => ({
      id: email.id,
      receivedAt: new Date(email.time),
      from: email.from[0]?.address ?? '',
      to: email.envelope.to.map(({ address }) => address),
      subject: email.subject,
      text: email.text ?? '',
      html: email.html ?? '',
      headers: email.headers,
    }))
    .filter((mail) => mail.to.some((address) => address.toLowerCase() === to.toLowerCase()));
}
