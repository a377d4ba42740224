import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LogFile } from './log-file';

const STOP_TIMEOUT_MS = 10_000;
const KEPT_LINES = 20;

export interface PartOptions {
  /** What the part is called in messages. */
  name: string;
  /** A JavaScript file and its arguments, run by this Node. */
  script: string;
  args?: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Gets every line that the part writes. */
  onLine?: (line: string) => void;
  /** All that the part writes is kept here; an earlier run's file is replaced. */
  logFile?: string;
  /** Gets a sentence when the log file cannot be written; the part runs on. */
  say?: (sentence: string) => void;
  /** `terminal`: the part writes straight to the terminal; there are no lines then. */
  output?: 'lines' | 'terminal';
}

/** What the exit of the whole program must not leave behind. */
const running = new Set<Part>();
process.on('exit', () => {
  for (const part of running) part.kill('SIGKILL');
});

/**
 * Ends a part whose owner is gone, however that went: the channel to it closes. What the part starts has owners of its
 * own, so it does not inherit this.
 */
const END_WITH_OWNER = `data:text/javascript,${encodeURIComponent(`
  process.execArgv.splice(process.execArgv.findIndex((arg) => arg.startsWith('data:')) - 1, 2);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
`)}`;

/**
 * A program of the site that runs as a child process.
 *
 * It has its own process group: Ctrl-C in a terminal reaches only the owner, which ends its parts in its own order,
 * each exactly once.
 */
export class Part {
  /** How it ended, with or without `stop()`. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly name: string;
  private readonly child: ChildProcess;
  private readonly tail: string[] = [];
  private stopping = false;

  constructor(options: PartOptions) {
    const toTerminal = options.output === 'terminal';
    this.name = options.name;
    this.child = spawn(
      process.execPath,
      ['--import', END_WITH_OWNER, options.script, ...(options.args ?? [])],
      {
        cwd: options.cwd,
        env: { ...process.env, ...options.env },
        detached: true,
        stdio: ['ignore', toTerminal ? 'inherit' : 'pipe', toTerminal ? 'inherit' : 'pipe', 'ipc'],
      },
    );
    running.add(this);
    const log = options.logFile ? new LogFile(options.logFile, options.say ?? (() => {})) : undefined;
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.tail.push(line);
        if (this.tail.length > KEPT_LINES) this.tail.shift();
        log?.write(line);
        options.onLine?.(line);
      });
    }
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.tail.push(error.message);
        resolve({ code: 1, signal: null });
      });
      // `close` comes when all that it wrote has been read; `exit` alone when something it started still holds the pipe.
      this.child.once('exit', (code, signal) => {
        this.kill('SIGKILL');
        this.child.once('close', () => resolve({ code, signal }));
      });
    });
    this.ended.then(() => {
      running.delete(this);
      log?.end();
    });
  }

  /** Whether `stop()` was called. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** The last lines that it wrote. */
  get lastLines(): string {
    return this.tail.join('\n');
  }

  /** Asks it to end, insists after ten seconds, and waits until it and all that it started is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.stopping = true;
    if (!running.has(this)) return;
    this.child.kill(signal);
    const impatient = setTimeout(() => this.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.ended;
    clearTimeout(impatient);
  }

  /** Signals the part and all that it started. */
  kill(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // Nobody of the group is left.
    }
  }
}
