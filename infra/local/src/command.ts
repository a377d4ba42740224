import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './refusal';

/** The root of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where the site on this machine keeps its data. */
export const DATA_DIR = path.join(ROOT, '.local');

/** npm and the terminal may both pass on one Ctrl-C; what comes this soon after the first is the same one. */
const SAME_PRESS_MS = 1000;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command of the site as the whole program: ends with its exit code, shows a Refusal as its sentence alone.
 *
 * Ctrl-C (also SIGTERM, and SIGHUP when the terminal closes) aborts the signal that the command gets; the command then
 * stops what it started and returns. A second Ctrl-C ends the program and its parts at once.
 */
export async function runCommand(command: (stop: AbortSignal) => Promise<number>): Promise<never> {
  // A terminal that was closed must not keep us from stopping in order.
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
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else console.error(error);
  }
  // What was written must reach a pipe before the end.
  await Promise.race([Promise.all([process.stdout, process.stderr].map(flushed)), sleep(1000)]);
  process.exit(code);
}

const flushed = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => stream.write('', () => resolve()));

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
