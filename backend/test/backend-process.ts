import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { END_WITH_OWNER } from '@site/local/end-with-owner';
import { Browser } from './browser.js';

const SCRIPT = path.join(__dirname, '../dist/main.js');

interface LogLine {
  level: string;
  msg: string;
}

const running = new Set<BackendProcess>();
let over = false;
// Kills what a failed test left running. A test that timed out continues, and must not start more processes.
afterAll(async () => {
  over = true;
  await Promise.all([...running].map((backend) => backend.kill()));
});

/** The built backend as a separate process, as in production. */
export class BackendProcess {
  readonly log: LogLine[] = [];
  /** Resolves at exit. */
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  private readonly listeners = new Set<() => void>();
  private readonly child: ChildProcess;
  private hasEnded = false;
  private url = '';

  private constructor(settings: Record<string, string>) {
    if (over) throw new Error('The tests are over.');
    if (!existsSync(SCRIPT)) {
      throw new Error('backend/dist is missing: run `npx turbo run build --filter=backend`.');
    }
    this.child = spawn(process.execPath, [...END_WITH_OWNER, SCRIPT], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', IP_LIMIT_FACTOR: '1000', ...settings },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    running.add(this);
    if (this.child.stdout) {
      createInterface({ input: this.child.stdout }).on('line', (line) => {
        this.log.push(JSON.parse(line));
        this.tell();
      });
    }
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code, signal) => {
        running.delete(this);
        this.hasEnded = true;
        resolve({ code, signal });
        this.tell();
      });
    });
  }

  /** Starts a process. `settings` are environment variables, including DATABASE_URL and SMTP_URL. */
  static launch(settings: Record<string, string>): BackendProcess {
    return new BackendProcess(settings);
  }

  /** Starts a process and waits until it listens. */
  static async start(settings: Record<string, string>): Promise<BackendProcess> {
    const backend = BackendProcess.launch(settings);
    await backend.listens();
    return backend;
  }

  async listens(): Promise<void> {
    const { msg } = await this.waitForLog(/^The backend listens on/);
    this.url = /http:\S+[^.\s]/.exec(msg)?.[0] ?? '';
  }

  /** Waits for a log line that matches. */
  async waitForLog(what: RegExp): Promise<LogLine> {
    for (;;) {
      const line = this.log.find(({ msg }) => what.test(msg));
      if (line) return line;
      if (this.hasEnded) throw new Error(`It exited without logging ${what}: ${JSON.stringify(this.log)}`);
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  browser(ip = '198.51.100.1'): Browser {
    return new Browser(this.url, ip);
  }

  /** Sends SIGKILL, like a crash: no cleanup runs. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Sends SIGTERM and waits for the exit. */
  async stop(): Promise<{ code: number | null; signal: string | null }> {
    this.sendSigterm();
    return this.ended;
  }

  sendSigterm(): void {
    if (!this.hasEnded) this.child.kill('SIGTERM');
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }
}
