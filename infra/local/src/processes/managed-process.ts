import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { END_WITH_OWNER } from './end-with-owner';
import { LogFile } from './log-file';

const STOP_TIMEOUT_MS = 10_000;
const KEPT_LINES = 20;

export interface ManagedProcessOptions {
  /** Used in messages. */
  name: string;
  /** A JavaScript file and its arguments, run by this Node. */
  script: string;
  args?: string[];
  cwd: string;
  /** Of `os.constants.priority`, for what others must not wait for. */
  priority?: number;
  env?: Record<string, string>;
  /** Receives every line of stdout and stderr. */
  onLine?: (line: string) => void;
  /** Receives a copy of all output; replaces the file of an earlier run. */
  logFile?: string;
  /** Receives a sentence when the log file cannot be written; the process keeps running. */
  onLogError?: (sentence: string) => void;
  /** `terminal`: the process writes directly to the terminal, and `onLine` and `logFile` receive nothing. */
  output?: 'lines' | 'terminal';
}

/** Killed when this program exits. */
const running = new Set<ManagedProcess>();
process.on('exit', () => {
  for (const managed of running) managed.kill('SIGKILL');
});

/**
 * A child process with a log, that never outlives its owner (the process that created it).
 *
 * It has its own process group: Ctrl-C in a terminal reaches only the owner, which stops its child processes in its own
 * order, each exactly once.
 */
export class ManagedProcess {
  /** Resolves when the process has ended, with or without `stop()`. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly name: string;
  private readonly child: ChildProcess;
  private readonly tail: string[] = [];
  private stopping = false;

  constructor(options: ManagedProcessOptions) {
    const toTerminal = options.output === 'terminal';
    this.name = options.name;
    this.child = spawn(process.execPath, [...END_WITH_OWNER, options.script, ...(options.args ?? [])], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', toTerminal ? 'inherit' : 'pipe', toTerminal ? 'inherit' : 'pipe', 'ipc'],
    });
    running.add(this);
    if (options.priority && this.child.pid) setPriority(this.child.pid, options.priority);
    const log = options.logFile ? new LogFile(options.logFile, options.onLogError ?? (() => {})) : undefined;
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
      // `close` fires when all output has been read. A process that it started may keep the pipe open: kill it at `exit`.
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

  /** The last 20 lines of output. */
  get lastLines(): string {
    return this.tail.join('\n');
  }

  /** Sends the signal, kills after ten seconds, and waits until the process and all that it started have ended. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.stopping = true;
    if (!running.has(this)) return;
    this.child.kill(signal);
    const killTimer = setTimeout(() => this.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.ended;
    clearTimeout(killTimer);
  }

  /** Sends a signal to the process and all that it started. */
  kill(signal: NodeJS.Signals): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // The process group has ended already.
    }
  }
}
