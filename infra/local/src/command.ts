import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './command-error';

/** The root of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The data of the site on this machine. */
export const DATA_DIR = path.join(ROOT, '.local');

/** That of `npm run demo`. */
export const DEMO_DIR = path.join(DATA_DIR, 'demo');

/** npm and the terminal may both forward one Ctrl-C: signals within this time after the first count as the same one. */
const SAME_PRESS_MS = 1000;

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command as the whole program: exits with its exit code, and prints only the message of a CommandError.
 *
 * Ctrl-C (also SIGTERM, and SIGHUP when the terminal closes) aborts the signal that the command gets; the command then
 * stops what it started and returns. A second Ctrl-C ends the program and its child processes at once.
 */
export async function runCommand(command: (stop: AbortSignal) => Promise<number>): Promise<never> {
  // Writing to a closed terminal must not prevent an orderly stop.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const stopping = new AbortController();
  let firstAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) {
        firstAt = Date.now();
        stopping.abort();
      } else if (Date.now() - firstAt > SAME_PRESS_MS) {
        process.exit(130);
      }
    });
  }
  let code: number;
  try {
    code = await command(stopping.signal);
  } catch (error) {
    code = 1;
    if (error instanceof CommandError) process.stderr.write(`${error.message}\n`);
    else console.error(error);
  }
  // Flush output to a pipe before exiting.
  await Promise.race([Promise.all([process.stdout, process.stderr].map(flushed)), sleep(1000)]);
  process.exit(code);
}

const flushed = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => stream.write('', () => resolve()));

export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
