import { parseArgs } from 'node:util';
import type { CallName } from '@site/contract';
import { CALLS_OF_VISIT, Visit } from './customer-visit';
import { backendModule, type FilledBackend, startFilledBackends } from './filled-backends';
import { percentile } from './median';
import { callerOf, employeeOf, OFFICE_READS, readOffice } from './office-calls';
import { COMMAND_NAMES, runCommand, subjectOf } from './office-commands';

/*
 * Whether calls and commands take longer when there are many customers: each in turn on two backends, of which one has a thousand
 * customers; see README.md.
 */

const FEW = 1000;
const WARM_UP = 10;
/** Of calls, commands and reads of the office. */
const SERIES = 3;

/**
 * A call grows when its p95 is more than `BAR` times that with few customers, the difference is more than noise, and chance would not make
 * it so: when the two times of each run are swapped or not at random, the ratio is as large in less than `CHANCE` of the cases.
 */
const BAR = 1.3;
const NOISE_MS = 1;
const CHANCE = 0.01;
const SHUFFLES = 1000;

/** The office waits for the start of Node too, some hundreds of ms; and a list counts its records, up to ten thousand. */
const COMMAND_NOISE_MS = 10;
/** A search for a part of a text looks at a share of the rows, if a small one: it may grow, and its p95 is at most this. */
const SEARCH_MS = 250;
/** A page of the office: somebody waits for it on the phone. Its p95 is at most this, also of a search and of the last page of a list. */
const OFFICE_MS = 150;

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});
const customers = Number(values.customers);
const runs = Number(values.runs);
// Of each thousand customers one half has a message, and every visit is of another one.
const MAX_RUNS = Math.floor(FEW / 2 / SERIES) - WARM_UP;
if (!(customers >= FEW && runs >= 1 && runs <= MAX_RUNS))
  throw new Error(`--customers is at least ${FEW}, and --runs at most ${MAX_RUNS}.`);

/** Does something on a backend, by its name. @returns how long it took, in ms */
type Measured = (name: string) => Promise<number>;

let series = 0;
/** Every visit of the three series is of another customer with an application and a message; they are spread over the tables. */
const customerOf = (backend: FilledBackend, visit: number) =>
  2 * Math.floor(((visit + 0.5) / (SERIES * (runs + WARM_UP))) * (backend.customers / 2)) + 2;

/** Does everything `runs` times on both backends, one after the other. @returns the rows of the table */
async function compare(
  backends: readonly FilledBackend[],
  names: readonly string[],
  noise: number,
  begin: (backend: FilledBackend, visit: number) => Promise<Measured>,
) {
  const times = new Map(names.map((name) => [name, backends.map((): number[] => [])]));
  const place = series++;
  for (let run = -WARM_UP; run < runs; run++) {
    const visit = SERIES * (run + WARM_UP) + place;
    const both = await Promise.all(backends.map((backend) => begin(backend, visit)));
    // In turn the first.
    const order = run % 2 === 0 ? [0, 1] : [1, 0];
    for (const [name, [...ofBackends]] of times) {
      for (const i of order) {
        const time = await both[i]?.(name);
        if (run >= 0 && time !== undefined) ofBackends[i]?.push(time);
      }
    }
  }
  return [...times].map(([name, [few = [], many = []]]) => ({
    call: name,
    'p50, ms': percentile(few, 0.5).toFixed(1),
    'p95, ms': p95(few).toFixed(1),
    'p50 of many, ms': percentile(many, 0.5).toFixed(1),
    'p95 of many, ms': p95(many).toFixed(1),
    ratio: (p95(many) / p95(few)).toFixed(2),
    'over the bar': isOver(name, few, many, noise) ? 'yes' : '',
  }));
}

function isOver(name: string, few: readonly number[], many: readonly number[], noise: number): boolean {
  if (OFFICE_READS.includes(name)) return p95(many) > OFFICE_MS;
  return name.includes('--search') ? p95(many) > SEARCH_MS : grows(few, many, noise);
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/**
 * @param few times with few customers, of each run; `many`: those of the same runs with many
 * @param noise the difference that does not count, in ms
 */
function grows(few: readonly number[], many: readonly number[], noise: number): boolean {
  const ratio = p95(many) / p95(few);
  if (ratio <= BAR || p95(many) - p95(few) <= noise) return false;
  const pairs = few.map((time, run) => [time, many[run] ?? time] as const);
  const byChance = Array.from({ length: SHUFFLES }, () => {
    const swapped = pairs.map(([a, b]) => (Math.random() < 0.5 ? [a, b] : [b, a]) as [number, number]);
    return p95(swapped.map(([, b]) => b)) / p95(swapped.map(([a]) => a)) >= ratio;
  });
  return byChance.filter(Boolean).length < CHANCE * SHUFFLES;
}

interface Retention {
  preview(): Promise<{ count: number }[]>;
  run(): Promise<{ count: number }[]>;
}

/** Deletes what is due, as `staff retention --run` does. */
async function deleteDue({ customers, office }: FilledBackend) {
  const { Retention } = await backendModule('privacy/retention');
  const retention = await office.service<Retention>(Retention);
  const timed = async (work: () => Promise<{ count: number }[]>) => {
    const start = performance.now();
    const rows = (await work()).reduce((sum, { count }) => sum + count, 0);
    return { rows, seconds: (performance.now() - start) / 1000 };
  };
  const preview = await timed(() => retention.preview());
  const run = await timed(() => retention.run());
  return {
    customers,
    rows: run.rows,
    'preview, s': preview.seconds.toFixed(1),
    'previewed, /s': Math.round(preview.rows / preview.seconds),
    'deletion, s': run.seconds.toFixed(1),
    'deleted, /s': Math.round(run.rows / run.seconds),
  };
}

const { backends: starting, stop } = startFilledBackends([FEW, customers], (message) =>
  console.error(message),
);
process.once('SIGINT', () => void stop().finally(() => process.exit(130)));
try {
  const backends = await starting;
  console.error(
    `Making ${CALLS_OF_VISIT.length} calls, running ${COMMAND_NAMES.length} commands and reading ${OFFICE_READS.length} pages of the office, each ${runs} times.`,
  );
  const rows = [
    ...(await compare(backends, CALLS_OF_VISIT, NOISE_MS, async (backend, index) => {
      const visit = await Visit.start(backend, index, customerOf(backend, index));
      return (name) => visit.call(name as CallName);
    })),
    ...(await compare(backends, COMMAND_NAMES, COMMAND_NOISE_MS, async (backend, index) => {
      const subject = await subjectOf(backend, customerOf(backend, index));
      return (name) => runCommand(backend, name, subject);
    })),
    ...(await compare(backends, OFFICE_READS, NOISE_MS, async (backend, index) => {
      const employee = await employeeOf(backend);
      const caller = await callerOf(backend, customerOf(backend, index));
      return (name) => readOffice(employee, name, caller);
    })),
  ];
  if (!values.json) console.table(rows);
  console.error('Deleting what is due.');
  const retention = [];
  for (const backend of backends) retention.push(await deleteDue(backend));
  if (values.json) console.log(JSON.stringify({ rows, retention }, null, 2));
  else console.table(retention);
  if (rows.some((row) => row['over the bar'])) process.exitCode = 1;
} finally {
  await stop();
}
