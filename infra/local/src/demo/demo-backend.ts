import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { datumInNederland } from '@site/contract';
import pg from 'pg';
import { ROOT } from '../command';

/* The parts of the built backend that are used here. It has no types for a bundler. */
interface App {
  listen(port: number, host: string): Promise<unknown>;
  getUrl(): Promise<string>;
}
interface Config {
  databaseUrl: string;
  smtpUrl: string;
  host: string;
  site: { url: string };
}
interface Handlers {
  add(task: string, handler: unknown): void;
  addScheduled(task: string, crontab: string, handler: unknown): void;
}

const load = (...files: string[]) =>
  Promise.all(files.map((file) => import(pathToFileURL(path.join(ROOT, 'backend/dist', `${file}.js`)).href)));

/** How long somebody waits for a mail before something must be wrong. */
const MAIL_TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The built backend in this process, with its own clock: it stands still at the moment that `setClock` gave. So what is made now can be of
 * last month, while calls, commands and mails are the real ones.
 */
export class DemoBackend {
  private constructor(
    private readonly app: App,
    private readonly mailUrl: string,
    private readonly parts: {
      run: (args: string[]) => Promise<number>;
      stopApp: (app: App) => Promise<void>;
      isWorkingDay: (moment: Date) => boolean;
      closingTime: (day: Date) => Date;
    },
    readonly url: string,
    readonly origin: string,
  ) {}

  /**
   * Starts it with the settings of the environment.
   *
   * @param mailUrl the page of the mail catcher
   * @throws Error unless site, database and mail server are on this machine, and the database is new.
   */
  static async start(mailUrl: string): Promise<DemoBackend> {
    const [{ readConfig }] = await load('config/config');
    const config: Config = readConfig(process.env);
    await assertNewAndHere(config, mailUrl);
    const [{ migrate }, { createApp }, { createLog }, { JobHandlers }] = await load(
      ...['database/migrate', 'create-app', 'log/pino-logger', 'outbox/job-handlers'],
    );
    await migrate(config.databaseUrl);
    // The outbox waits until the next minute of the real time, which is longer than a timer can be.
    const startTimer = globalThis.setTimeout;
    globalThis.setTimeout = ((does: () => void, delay = 0, ...args: []) =>
      startTimer(does, Math.min(delay, LONGEST_TIMER_MS), ...args)) as typeof setTimeout;
    // They would run for each moment that the clock passes.
    JobHandlers.prototype.addScheduled = function (
      this: Handlers,
      task: string,
      _crontab: string,
      handler: unknown,
    ) {
      this.add(task, handler);
    };
    const app: App = await createApp(config, createLog('warn'));
    await app.listen(0, config.host);
    const [{ run }, { stopApp }, { isWorkingDay }, { closingTime }] = await load(
      ...['staff/run', 'stop-app', 'dutch-time/working-days', 'dutch-time/reply-deadline'],
    );
    const parts = { run, stopApp, isWorkingDay, closingTime };
    return new DemoBackend(app, mailUrl, parts, await app.getUrl(), new URL(config.site.url).origin);
  }

  async stop(): Promise<void> {
    await this.parts.stopApp(this.app);
  }

  setClock(moment: Date): void {
    Date.now = () => moment.getTime();
  }

  /** A clock time in the Netherlands, so many working days before a moment. */
  workingDaysBefore(moment: Date, days: number, time: string): Date {
    const day = new Date(`${datumInNederland(moment)}T12:00:00Z`);
    for (let left = days; left > 0; ) {
      day.setUTCDate(day.getUTCDate() - 1);
      if (this.parts.isWorkingDay(day)) left--;
    }
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const closes = this.parts.closingTime(new Date(day.toISOString().slice(0, 10)));
    return new Date(closes.getTime() + ((hours - 17) * 60 + minutes) * 60_000);
  }

  /** Runs a command of the office. @returns what it prints @throws Error when it fails */
  async staff(...args: string[]): Promise<string> {
    const write = process.stdout.write;
    let printed = '';
    process.stdout.write = (text: string | Uint8Array) => {
      printed += text;
      return true;
    };
    const code = await this.parts.run(args).finally(() => {
      process.stdout.write = write;
    });
    if (code !== 0) throw new Error(`staff ${args.join(' ')} failed.`);
    return printed;
  }

  /** Waits for a mail that was not read yet. @returns its text */
  async mailTo(address: string, subject: string): Promise<string> {
    const unread = `/api/email/summary?unread=true&search=${encodeURIComponent(address)}`;
    for (let waited = 0; waited < MAIL_TIMEOUT_MS; waited += PAUSE_MS) {
      const { items } = await this.catcher<{ items: { id: string; subject: string }[] }>(unread);
      const found = items.find((mail) => mail.subject.includes(subject));
      // That counts as reading it.
      if (found) return (await this.catcher<{ text: string }>(`/api/email/${found.id}`)).text;
      await sleep(PAUSE_MS);
    }
    throw new Error(`No mail "${subject}" to ${address} arrived.`);
  }

  /** The code in a mail, on a line of its own. */
  async codeFor(address: string, subject: string): Promise<string> {
    return /^ {4}(\S+)$/m.exec(await this.mailTo(address, subject))?.[1] ?? '';
  }

  private async catcher<Answer>(address: string): Promise<Answer> {
    return (await fetch(this.mailUrl + address)).json() as Promise<Answer>;
  }
}

/** What is filled is never a real site. */
async function assertNewAndHere({ site, databaseUrl, smtpUrl }: Config, mailUrl: string): Promise<void> {
  for (const address of [site.url, databaseUrl, smtpUrl, mailUrl]) {
    const { hostname } = new URL(address);
    if (!['localhost', '127.0.0.1'].includes(hostname)) throw new Error(`${hostname} is not this machine.`);
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query("SELECT to_regclass('migrations') AS table");
  await client.end();
  if (rows[0].table !== null) throw new Error('This database is used already.');
}
