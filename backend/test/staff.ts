import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Config } from '../src/config/config.js';
import { run } from '../src/staff/run.js';
import type { TestBackend } from './test-backend.js';

const PROGRAM = path.resolve(__dirname, '../dist/staff/main.js');
const OUTPUTS = ['stdout', 'stderr'] as const;

// Also when the tests run on one.
for (const stream of [process.stdin, process.stdout]) stream.isTTY = false;

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the staff command line against a running backend. */
export class Staff {
  /** The output of all commands. */
  written = '';
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly backend: TestBackend) {}

  /**
   * Runs a command without a terminal, with the settings of the backend; `env` overrides them. In the process of the test, one after the
   * other: to load the program takes most of the time of a command.
   */
  run(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
    const outcome = this.last.then(() => this.runHere(args, env));
    this.last = outcome.catch(() => {});
    return outcome;
  }

  /** Runs the built program as a separate process, for tests of startup, exit and concurrency. */
  async runAlone(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
    return this.outcome(process.execPath, [PROGRAM, ...args], env, '');
  }

  /** Runs the built program on a terminal of 100 columns and types `answer`. Both outputs are combined. Linux only. */
  async runOnTerminal(
    args: readonly string[],
    answer = '',
    env: Record<string, string> = {},
  ): Promise<Outcome> {
    const command = [process.execPath, PROGRAM, ...args].map((word) => `'${word}'`).join(' ');
    return this.outcome('script', ['-qec', `stty cols 100; ${command}`, '/dev/null'], env, answer);
  }

  /** Runs a command with `--json`, expects success and returns the data. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests check its shape.
  async json(args: readonly string[], env: Record<string, string> = {}): Promise<any> {
    const { code, stdout, stderr } = await this.run([...args, '--json'], env);
    if (code !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  }

  private environment(changes: Record<string, string>): Record<string, string> {
    const { databaseUrl, smtpUrl } = this.backend.app.get(Config);
    return {
      PATH: process.env.PATH ?? '',
      TERM: 'xterm',
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      ...changes,
    };
  }

  private async runHere(args: readonly string[], env: Record<string, string>): Promise<Outcome> {
    const written = { stdout: '', stderr: '' };
    const environment = jest.replaceProperty(process, 'env', this.environment(env));
    const writes = OUTPUTS.map((name) =>
      jest.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += text;
        return true;
      }),
    );
    try {
      return { code: await run([...args]), ...written };
    } finally {
      environment.restore();
      for (const write of writes) write.mockRestore();
      this.written += written.stdout + written.stderr;
    }
  }

  private async outcome(
    program: string,
    args: readonly string[],
    env: Record<string, string>,
    input: string,
  ): Promise<Outcome> {
    if (!existsSync(PROGRAM)) {
      throw new Error(`${PROGRAM} is not there: run "npm run build -w backend" before these tests.`);
    }
    const child = spawn(program, args, { env: this.environment(env) });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.stdin.on('error', () => {});
    if (program !== 'script') child.stdin.end(input);
    else child.stdin.write(input);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    child.stdin.destroy();
    this.written += stdout + stderr;
    return { code, stdout, stderr };
  }
}
