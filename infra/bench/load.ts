import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import autocannon from 'autocannon';
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
  /** Requests a second. Default: as many as are answered. */
  rate?: number;
  /** Makes each request, instead of one for the address. */
  next?: () => LoadRequest;
}

/** One request of a load; what is missing is that of the load. */
export interface LoadRequest {
  method?: 'GET' | 'POST';
  path?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
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

/** Requests an address, as fast as it is answered unless told. */
export async function load(
  url: string,
  { headers = {}, seconds = 4, connections = 32, rate, next }: LoadOptions = {},
): Promise<Answered> {
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections,
    timeout: 30,
    ...(rate && { overallRate: rate }),
    ...(next && { requests: [{ setupRequest: (request) => merge(request, next()) }] }),
  });
  return {
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx - result['3xx'] + result.errors,
  };
}

function merge(request: autocannon.Request, { headers, ...rest }: LoadRequest): autocannon.Request {
  return { ...request, ...rest, headers: { ...request.headers, ...headers } };
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
