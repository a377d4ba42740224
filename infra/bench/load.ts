import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { median } from './median';

const run = promisify(execFile);

/** What came of a load. */
export interface Answered {
  /** Answers a second. */
  rate: number;
  /** The time that 99% of the requests stayed below, in ms. */
  p99: number;
  /** Requests without an answer, or with another status than 2xx and 3xx. */
  failed: number;
}

export interface LoadOptions {
  headers?: Readonly<Record<string, string>>;
  seconds?: number;
  connections?: number;
  /** A script for wrk, in Lua, that makes the requests. */
  script?: string;
}

/** The arguments of a measurement that compares loads. @param seconds how long each load lasts unless told */
export function loadArguments(seconds: number): { runs: number; seconds: number; json: boolean } {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: String(seconds) },
      json: { type: 'boolean', default: false },
    },
  });
  return { runs: Number(values.runs), seconds: Number(values.seconds), json: values.json };
}

/** @throws with how to install it, when a program is missing */
export async function requireTools(...programs: string[]): Promise<void> {
  for (const program of programs) {
    await run('which', [program]).catch(() => {
      throw new Error(
        `This measurement needs ${program}: apt-get install ${program}, or brew install ${program}.`,
      );
    });
  }
}

/** Requests an address with wrk, on one thread, as fast as it is answered. */
export async function load(
  url: string,
  { headers = {}, seconds = 4, connections = 32, script }: LoadOptions = {},
): Promise<Answered> {
  const { stdout } = await run('wrk', [
    ...[
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${Math.ceil(seconds)}s`,
      '--latency',
      '--timeout',
      '30s',
    ],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  const [rate = 'NaN'] = find(/Requests\/sec:\s+([\d.]+)/);
  const [p99 = 'NaN', unit = 'ms'] = find(/99%\s+([\d.]+)(us|ms|s)/);
  const [refused = '0'] = find(/Non-2xx or 3xx responses: (\d+)/);
  const errors = find(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  return {
    rate: Number(rate),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: [refused, ...errors].reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Runs loads in turn, several times, so that what happens on the machine meanwhile meets all of them.
 *
 * @returns the median answers a second of each, and how many requests failed in all
 */
export async function compare(
  loads: readonly (() => Promise<Answered>)[],
  runs: number,
): Promise<{ rates: number[]; failed: number }> {
  const rates = loads.map((): number[] => []);
  let failed = 0;
  for (let run = 0; run < runs; run++) {
    for (const [i, start] of loads.entries()) {
      const answered = await start();
      rates[i]?.push(answered.rate);
      failed += answered.failed;
    }
  }
  return { rates: rates.map(median), failed };
}
