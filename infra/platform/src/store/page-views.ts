import type { PageViews } from '../protocol/analysis';
import { InvalidRelease, parseObject } from '../protocol/release';
import { askHosts, get, isHttpAddress, problemOf } from './hosts';

/** The counters of a shell, with the labels `remote` and `version`. They begin at 0 when its process starts. */
const METRICS = { views: 'site_page_views_total', failed: 'site_failed_page_views_total' } as const;
const NAMES: readonly string[] = Object.values(METRICS);

/** 1 for the live version of a remote: each shell says it, also before it counts page views. */
const LIVE = 'site_remote_live';

/** The page views of one remote that one process has counted since its start, by version. */
export type ProcessCounts = ReadonlyMap<string, PageViews>;

/** What the counters say at one moment. */
export interface CountsReading {
  /** By what names a process: the address where it was asked, or its labels in Prometheus. */
  processes: ReadonlyMap<string, ProcessCounts>;
  /** A sentence for each address that does not say it. */
  problems: readonly string[];
}

/**
 * Reads the counters of shells from their `/metrics`.
 *
 * @param addresses as for `askShells`
 * @throws InvalidRelease for what is no http(s) address
 */
export async function readShellCounts(addresses: readonly string[], remote: string): Promise<CountsReading> {
  const parse = (body: string) => countsIn(parseMetrics(body), remote);
  const answers = (await Promise.all(addresses.map((one) => askHosts(one, '/metrics', parse)))).flat();
  return {
    processes: new Map(answers.flatMap(({ address, value }) => (value ? [[address, value]] : []))),
    problems: answers.flatMap(({ address, problem }) =>
      problem === undefined ? [] : `${address} does not say its page views: ${problem}`,
    ),
  };
}

/**
 * Reads the counters of all shells from a Prometheus server. As they are, not as `increase()`, which estimates: the counts are compared by
 * an exact test.
 *
 * @param address of its HTTP API, without `/api/v1`; with a user and a password in it for basic authentication
 * @param token is sent as bearer token
 * @throws InvalidRelease for what is no http(s) address
 */
export async function readPrometheusCounts(
  address: string,
  remote: string,
  token?: string,
): Promise<CountsReading> {
  if (!isHttpAddress(address)) {
    throw new InvalidRelease('--prometheus is an address such as http://prometheus:9090.');
  }
  const base = new URL(address);
  const url = new URL(`${base.pathname.replace(/\/+$/, '')}/api/v1/query`, base);
  url.searchParams.set('query', `{__name__=~"${[...NAMES, LIVE].join('|')}",remote="${remote}"}`);
  try {
    const samples = parseVector(
      await get(url, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    );
    if (samples.length === 0) throw new Error(`it knows no shell with ${remote} (${LIVE}).`);
    const names = new Set(samples.map(({ labels }) => processOf(labels)));
    const ofProcess = (name: string) => samples.filter(({ labels }) => processOf(labels) === name);
    const processes = new Map([...names].map((name) => [name, countsIn(ofProcess(name), remote)]));
    return { processes, problems: [] };
  } catch (error) {
    const problem = `${base.origin}${base.pathname} does not say the page views: ${problemOf(error)}`;
    return { processes: new Map(), problems: [problem] };
  }
}

/** The value of a counter. */
interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

function countsIn(samples: readonly Sample[], remote: string): ProcessCounts {
  const counts = new Map<string, PageViews>();
  for (const { name, labels, value } of samples) {
    const { version } = labels;
    if (!NAMES.includes(name) || labels.remote !== remote || !version || !Number.isFinite(value)) continue;
    const { views, failed } = counts.get(version) ?? NONE;
    counts.set(version, name === METRICS.views ? { views: value, failed } : { views, failed: value });
  }
  return counts;
}

/** The counters in the text format of Prometheus. @throws Error with a sentence when it has none of them */
function parseMetrics(text: string): Sample[] {
  // Also without a value yet, a shell that counts them says so: `# TYPE site_page_views_total counter`.
  if (!text.includes(METRICS.views))
    throw new Error(`it has no ${METRICS.views}, so it is an older shell, or none.`);
  const samples = [...text.matchAll(/^(\w+)\{([^\n]*)\} (\S+)/gm)];
  return samples
    .filter(([, name]) => NAMES.includes(name ?? ''))
    .map(([, name = '', labels = '', value]) => ({
      name,
      labels: parseLabels(labels),
      value: Number(value),
    }));
}

function parseLabels(text: string): Record<string, string> {
  const labels = text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries([...labels].map(([, name = '', value = '']) => [name, value]));
}

/** An instant vector, as the HTTP API of Prometheus answers it. @throws Error with a sentence */
function parseVector(json: string): Sample[] {
  try {
    const { data } = parseObject(json, 'it') as {
      data: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    return data.result.map(({ metric: { __name__ = '', ...labels }, value }) => ({
      name: __name__,
      labels,
      value: Number(value[1]),
    }));
  } catch {
    throw new Error('it does not answer as Prometheus does.');
  }
}

/** What tells one process from another: all labels but the one that is counted by. */
function processOf({ version, ...labels }: Sample['labels']): string {
  return JSON.stringify(Object.entries(labels).sort(([a], [b]) => a.localeCompare(b)));
}

const NONE: PageViews = { views: 0, failed: 0 };

/**
 * Page views since the first reading. A counter that is lower than before belongs to a process that was started again, and counts from 0.
 * Of a process that is seen for the first time later, what it counted until then is left out: it may be from before.
 */
export class PageViewsSince {
  /** What each process said last. */
  readonly #last = new Map<string, Map<string, PageViews>>();
  readonly #sums = new Map<string, PageViews>();

  add({ processes }: CountsReading): void {
    for (const [process, counts] of processes) {
      const known = this.#last.get(process);
      for (const [version, now] of known ? counts : []) this.#count(version, now, known?.get(version));
      // What it does not say now stays: a counter without a value yet is left out after a start.
      this.#last.set(process, new Map([...(known ?? []), ...counts]));
    }
  }

  #count(version: string, now: PageViews, before = NONE): void {
    const more = (what: keyof PageViews) => (now[what] < before[what] ? now[what] : now[what] - before[what]);
    const { views, failed } = this.#sums.get(version) ?? NONE;
    this.#sums.set(version, { views: views + more('views'), failed: failed + more('failed') });
  }

  /** Of a version. A page view that failed is one, also when it was counted before the first reading. */
  of(version: string): PageViews {
    const { views, failed } = this.#sums.get(version) ?? NONE;
    return { views: Math.max(views, failed), failed };
  }
}
