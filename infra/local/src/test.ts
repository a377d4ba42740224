import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { turbo } from './build';
import { print, ROOT } from './command';
import { CommandError } from './command-error';
import {
  addUp,
  type Count,
  countReport,
  type Failure,
  formatCount,
  formatFailure,
  pageIn,
} from './test-run/test-counts';
import { readTurboSummary, type TurboTask } from './test-run/turbo-summary';
import { readWorkspaces, type Workspace } from './test-run/workspaces';

interface Step {
  name: string;
  title: string;
  /** The scripts that it consists of. */
  script: RegExp;
  /** Of these workspaces; default: of all. */
  in?(workspace: Workspace): boolean;
}

const isBackend = ({ name }: Workspace) => name === 'backend';

/** They overlap, because some of them compute while others wait. */
const STEPS: readonly Step[] = [
  { name: 'lint', title: 'Lint and format', script: /^lint$/ },
  {
    name: 'types',
    title: 'Types',
    script: /^typecheck$/,
    // The `tsconfig.json` of the root checks all others together: one by one each would check again what it imports.
    in: (workspace) => workspace.name === '//' || isBackend(workspace),
  },
  { name: 'build', title: 'Build', script: /^build$/ },
  { name: 'unit', title: 'Unit tests', script: /^test(:build)?$/, in: (workspace) => !isBackend(workspace) },
  { name: 'backend', title: 'Backend tests, with a private PostgreSQL', script: /^test$/, in: isBackend },
  { name: 'browser', title: 'Browser tests of the composed site', script: /^test:browser:/ },
];

/** Other forms of faults, which are only tested when that is asked for. */
const LONG: Step = { name: 'long', title: 'Long tests', script: /^test:long(:other-node)?$/ };

/** How much is repeated at the end of what a script without tests printed. */
const LOG_LINES = 20;

/**
 * `npm test [-- lint types build unit backend browser long]`: all checks but the long tests, or the ones that are named.
 *
 * Each step is some scripts of workspaces, which Turborepo runs: what has the same input as before comes from its cache. What fails does
 * not stop the rest, except what needs it. The last lines are what failed, with its message, and the total. A step without tests of its own
 * (lint, types, build) counts as one test.
 *
 * @returns 0 when nothing failed, else 1; 130 after Ctrl-C.
 */
export default async function test(args: string[], stop: AbortSignal): Promise<number> {
  const all = [...STEPS, LONG];
  const unknown = args.find((name) => !all.some((step) => step.name === name));
  if (unknown) {
    throw new CommandError(
      `${unknown} is not a step; choose from ${all.map((step) => step.name).join(', ')}.`,
    );
  }
  const steps = args.length === 0 ? STEPS : all.filter(({ name }) => args.includes(name));
  const workspaces = await readWorkspaces(ROOT);
  print(`\n── ${steps.map(({ title }) => title).join(' · ')} ──`);
  const scripts = steps.map((step) => scriptsOf(step, workspaces));
  const tasks = await run(scripts.flat(), stop);
  if (stop.aborted) {
    print('\nStopped.');
    return 130;
  }
  const summary: string[] = [];
  const counts: Count[] = [];
  for (const [index, { title }] of steps.entries()) {
    const own = tasks.filter(({ taskId }) => scripts[index]?.includes(taskId));
    const count = await countStep(title, own);
    counts.push(count);
    summary.push(`${title}: ${formatCount(count)} in ${secondsOf(own)} s`);
  }
  const total = addUp(counts);
  print(`\n${summary.join('\n')}\n`);
  for (const failure of total.failures) {
    print(formatFailure(failure));
    const { descriptionFile } = failure;
    const page = descriptionFile && pageIn(await readFile(descriptionFile, 'utf8').catch(() => ''));
    if (page) print(page);
  }
  print(formatCount(total));
  return total.failures.length > 0 ? 1 : 0;
}

/** As Turborepo names them: `mfe-forms#test`. */
function scriptsOf(
  { script, in: isIncluded = () => true }: Step,
  workspaces: readonly Workspace[],
): string[] {
  return workspaces
    .filter(isIncluded)
    .flatMap(({ name, scripts }) => scripts.filter((one) => script.test(one)).map((one) => `${name}#${one}`));
}

async function run(scripts: readonly string[], stop: AbortSignal): Promise<readonly TurboTask[]> {
  const summaries = path.join(ROOT, '.turbo/runs');
  await rm(summaries, { recursive: true, force: true });
  const options = [
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize',
    // Most keep a processor busy, and some more than one: one and a half times as many took longer in all.
    '--concurrency=100%',
  ];
  const child = turbo(ROOT, [...scripts, ...options], 'terminal');
  const interrupt = () => void child.stop('SIGINT');
  stop.addEventListener('abort', interrupt, { once: true });
  await child.ended;
  stop.removeEventListener('abort', interrupt);
  return stop.aborted ? [] : readTurboSummary(summaries);
}

async function countStep(title: string, tasks: readonly TurboTask[]): Promise<Count> {
  const counts = await Promise.all(tasks.map(countTask));
  const reported = counts.filter((count) => count !== undefined);
  if (reported.length > 0) return addUp(reported);
  // Turborepo stopped before it began with them.
  if (tasks.length === 0)
    return { passed: 0, cached: 0, skipped: 0, failures: [{ name: title, message: '' }] };
  return { passed: 1, cached: tasks.every(isCached) ? 1 : 0, skipped: 0, failures: [] };
}

const hasSucceeded = ({ execution }: TurboTask) => execution?.exitCode === 0;
const isCached = ({ cache }: TurboTask) => cache.status === 'HIT';

/** What it printed last. */
async function failureOf({ taskId, logFile, execution }: TurboTask): Promise<Failure> {
  if (!execution) return { name: taskId, message: 'It was not run, because of another failure.' };
  const log = logFile ? await readFile(path.join(ROOT, logFile), 'utf8').catch(() => '') : '';
  return { name: taskId, message: log.trim().split('\n').slice(-LOG_LINES).join('\n') };
}

/** Undefined for a script that succeeded and writes no report: it has no tests of its own. */
async function countTask(task: TurboTask): Promise<Count | undefined> {
  const file = path.join(ROOT, task.directory, 'test-results', `${task.task.replaceAll(':', '-')}.json`);
  const report = await readFile(file, 'utf8').catch(() => undefined);
  if (!report || !task.execution) {
    return hasSucceeded(task)
      ? undefined
      : { passed: 0, cached: 0, skipped: 0, failures: [await failureOf(task)] };
  }
  const count = countReport(JSON.parse(report));
  // A failure outside a test, such as a broken set-up, counts too.
  if (!hasSucceeded(task) && count.failures.length === 0)
    return { ...count, failures: [await failureOf(task)] };
  return isCached(task) ? { ...count, cached: count.passed } : count;
}

/** How long the tasks took together: some of them at the same time. */
function secondsOf(tasks: readonly TurboTask[]): number {
  const times = tasks.flatMap(({ execution }) => execution ?? []);
  return Math.round(times.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000);
}
