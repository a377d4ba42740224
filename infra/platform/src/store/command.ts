import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_PARAMETER } from '../protocol/names';
import { MIN_PREVIEW_SECRET, parseWanted, signPreview } from '../protocol/preview-link';
import { InvalidRelease } from '../protocol/release';
import { missingInOtherBackend } from './ask-backend';
import { autoCanary } from './auto-canary';
import { endCanary, setCanary } from './canary';
import { formatCanary, historyLines, row, statusLines } from './cli-output';
import { parseDuration } from './duration';
import { explain } from './explain';
import { readHistory } from './history';
import { absoluteLocation, isBucket } from './location';
import type { ChangeOptions, Published } from './make-live';
import { formatPruned, prune, totalOf } from './prune';
import { checkCanPublish, publish, setLive, stage } from './publish';
import { defaultFailuresFolder } from './release-failures';
import { retire } from './retire';
import { rollback } from './rollback';
import {
  askAnnouncedShells,
  askShells,
  type RunningShell,
  untilShellsFollow,
  untilShellsFollowCanary,
  untilShellsRetire,
} from './running-shells';
import { describeDifferences, describeShells, status } from './status';
import { openStore } from './store';
import { StoreUnavailable } from './store-errors';
import { buildWorkspaces, commitOf, releasedName } from './workspaces';

/** @param is what is written after it */
const text = (is: string, about: string) => ({ type: 'string', is, about }) as const;
const flag = (about: string) => ({ type: 'boolean', about }) as const;

const OPTIONS = {
  store: text(
    '<place>',
    'a folder, or a bucket such as s3://releases/site (default: RELEASE_STORE, or .local/releases)',
  ),
  failures: text('<place>', 'the recorded failures (default: RELEASE_FAILURES, or .failures in the store)'),
  shells: text(
    '<address>,…',
    'the shells that are waited for or asked (default: RELEASE_SHELLS, or the site on this machine)',
  ),
  together: text(
    '<remote>,…',
    'published right after this shell, so that they need not fit it yet (default: RELEASE_TOGETHER)',
  ),
  reason: text('<text>', 'why, for the history'),
  by: text('<name>', 'who, for the history (default: RELEASE_BY, or the name in git)'),
  staged: flag('only put it in the store, for a preview or a canary'),
  'keep-rollback': flag(
    'for scripts that run at every start: leave what was rolled back, failed or was retired',
  ),
  end: flag('give everybody the live version again'),
  auto: flag('10% (or the share that is named), 50%, then live for everybody, or back when it fails'),
  step: text('<duration>', 'with --auto: how long each share lasts (default: 10m)'),
  for: text('<duration>', 'how long the link works: 30m, 2h, 3d (default: 2h)'),
  page: text('<path>', 'the page that it opens (default: /)'),
  site: text('<address>', 'the address of the site (default: SITE_URL)'),
  keep: text('<number>', 'how many versions for a rollback stay (default: 5)'),
  days: text('<number>', 'what was live or added lately stays (default: 14)'),
  'dry-run': flag('only say what would be removed'),
  json: flag('for programs'),
  help: flag('say this'),
};

type Option = keyof typeof OPTIONS;

/** A setting of where things are, which every command has. */
const COMMON: readonly Option[] = ['store', 'failures', 'help'];

/** What a command was given besides its names. */
interface Given {
  values: ReturnType<typeof parseCommand>['values'];
  store: string;
  failures: string;
  /** The addresses of shells. */
  shells: readonly string[];
  /** The store, the failures, and what the history says. */
  change: ChangeOptions;
}

interface Command {
  /** What follows its name. */
  usage: string;
  about: string;
  /** Besides the common ones. */
  options: readonly Option[];
  /** How many names it has. */
  names: readonly [min: number, max: number];
  /** For whoever runs the site, and not for a team. */
  isForOperator?: true;
  /** @returns the exit code, or undefined when it cannot do anything with what is given */
  run: (given: Given, ...names: string[]) => Promise<number | undefined>;
}

const parseCommand = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });

const list = (text = '') => text.split(',').filter(Boolean);

/**
 * Runs `npm run release -- …`, and says on the console what became of it.
 *
 * @returns the exit code
 */
export async function runReleaseCommand(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseCommand(args);
    const [name = '', ...names] = positionals;
    const command = COMMANDS[name];
    if (name && !command) {
      throw new InvalidRelease(`${name} is no command. There are: ${Object.keys(COMMANDS).join(', ')}.`);
    }
    if (!command || values.help) {
      console.log(command ? helpOf(name, command) : HELP);
      return 0;
    }
    const known = [...command.options, ...COMMON];
    const foreign = Object.keys(values).find((option) => !known.some((one) => one === option));
    if (foreign)
      throw new InvalidRelease(`${name} has no option --${foreign}. ${name} --help lists those it has.`);
    const [min, max] = command.names;
    const tooMany = names[max];
    if (tooMany !== undefined) throw new InvalidRelease(`${name} does not know what to do with ${tooMany}.`);
    const store = absoluteLocation(values.store ?? (process.env.RELEASE_STORE || '.local/releases'));
    const failures = absoluteLocation(
      values.failures ?? (process.env.RELEASE_FAILURES || defaultFailuresFolder(store)),
    );
    const shells = list(values.shells ?? process.env.RELEASE_SHELLS);
    const change = { store, failures, by: values.by, reason: values.reason };
    const code =
      names.length < min
        ? undefined
        : await command.run({ values, store, failures, shells, change }, ...names);
    if (code === undefined) throw new InvalidRelease(helpOf(name, command));
    return code;
  } catch (error) {
    const isSentence = error instanceof InvalidRelease || error instanceof StoreUnavailable;
    const { code = '', message } = error as NodeJS.ErrnoException;
    // What Node advises after its first sentence is of no use here.
    if (code.startsWith('ERR_PARSE_ARGS_'))
      console.error(`${message.split('. ')[0]}. --help lists the options.`);
    else console.error(isSentence ? error.message : error);
    return 1;
  }
}

const HISTORY_OPTIONS = ['reason', 'by'] as const;

const MANY = Number.POSITIVE_INFINITY;

const COMMANDS: Record<string, Command> = {
  publish: {
    usage: '<folder> …',
    about: 'build mfe-forms, shell, … and make them live',
    options: ['staged', 'together', 'keep-rollback', 'shells', ...HISTORY_OPTIONS],
    names: [1, MANY],
    async run(given, ...folders) {
      const { values, store, change } = given;
      const inSameCommand = folders.map(releasedName);
      await checkCanPublish(store, inSameCommand);
      const built = await buildWorkspaces(folders);
      const buildIn = (folder: string) => ({
        store,
        dist: path.join(folder, 'dist'),
        ...(built.includes(folder) && { commit: commitOf(folder) }),
      });
      if (values.staged) {
        for (const folder of folders) {
          const { remote, version } = await stage(buildIn(folder));
          console.log(`${remote} ${version} is in the store. In development: ?preview=${remote}@${version}`);
        }
        return 0;
      }
      const together = [...inSameCommand, ...list(values.together ?? process.env.RELEASE_TOGETHER)];
      let code = 0;
      for (const folder of folders) {
        const published = await publish({
          ...change,
          ...buildIn(folder),
          keepRollback: values['keep-rollback'],
          endQuarantine: !values['keep-rollback'],
          together,
        });
        code = Math.max(code, await say(given, published, 'is live.'));
      }
      return code;
    },
  },
  live: {
    usage: '<remote> <version>',
    about: 'make a version live: a staged one, the canary, or an earlier one',
    options: ['shells', ...HISTORY_OPTIONS],
    names: [2, 2],
    async run(given, remote: string, version: string) {
      return say(given, await setLive({ ...given.change, remote, version }), 'is live.');
    },
  },
  rollback: {
    usage: '<remote> …',
    about: 'make the last good version live again, of several as one change',
    options: ['shells', ...HISTORY_OPTIONS],
    names: [1, MANY],
    async run(given, ...remotes) {
      let code = 0;
      for (const published of await rollback({ ...given.change, remotes }))
        code = Math.max(code, await say(given, published, 'is back.'));
      return code;
    },
  },
  canary: {
    usage: '<remote> 10 [version] | --auto | --end',
    about: 'give a share of the visitors a staged version',
    options: ['auto', 'step', 'end', 'shells', ...HISTORY_OPTIONS],
    names: [1, 3],
    async run(given, remote: string, share?: string, version?: string) {
      const { end, auto, step } = given.values;
      if (end ? share !== undefined || auto : share === undefined && !auto) return undefined;
      if (end) {
        const { live, ended } = await endCanary({ ...given.change, remote });
        console.log(`${remote} ${ended.version} is no longer the canary: all visitors get ${live}.`);
        return sayWhetherShellsFollow(
          given,
          (asked) => untilShellsFollowCanary(asked, remote, null),
          'The shells have ended it.',
        );
      }
      const percent = share === undefined ? undefined : Number(share.replace(/%$/, '') || Number.NaN);
      if (auto || percent === undefined) {
        const stepMs = step === undefined ? undefined : parseDuration(step);
        const options = { ...given.change, remote, percent, version, stepMs };
        const done = await untilInterrupted((signal) => autoCanary({ ...options, signal, say: console.log }));
        if (!done.problem) return say(given, { changed: true, ...done }, 'is live, for everybody.');
        console.error(`${remote} ${done.version} is not live. ${done.problem}`);
        return 1;
      }
      const done = await setCanary({ ...given.change, remote, percent, version });
      const { canary, pointer, changed, problem } = done;
      console.log(formatCanary(remote, canary, pointer.version));
      if (problem) {
        console.error(problem);
        return 1;
      }
      if (!changed) return 0;
      return sayWhetherShellsFollow(given, (asked) => untilShellsFollowCanary(asked, remote, canary));
    },
  },
  retire: {
    usage: '<remote>',
    about: 'take a remote off the site, until it is published again',
    options: ['shells', ...HISTORY_OPTIONS],
    names: [1, 1],
    async run(given, remote: string) {
      const { version, changed } = await retire({ ...given.change, remote });
      console.log(
        changed
          ? `${remote} is retired: its pages are not found. To bring it back: live ${remote} ${version}`
          : `${remote} was retired already.`,
      );
      return sayWhetherShellsFollow(
        given,
        (asked) => untilShellsRetire(asked, remote),
        'The shells have ended it.',
      );
    },
  },
  preview: {
    usage: '<remote>@<version> …',
    about: 'a link that shows these versions for a while, signed with PREVIEW_SECRET',
    options: ['for', 'page', 'site'],
    names: [1, MANY],
    async run({ values, store }, ...names) {
      const releases = parseWanted(names);
      const secret = process.env.PREVIEW_SECRET ?? '';
      if (secret.length < MIN_PREVIEW_SECRET) {
        throw new InvalidRelease(
          `Set PREVIEW_SECRET to that of the shells: ${MIN_PREVIEW_SECRET} random characters or more.`,
        );
      }
      const opened = openStore(store);
      for (const [name, version] of Object.entries(releases)) {
        if ((await opened.addedAt({ name, version })) === null)
          throw new InvalidRelease(`${name} ${version} is not in the store.`);
      }
      const [page, site] = [values.page ?? '/', values.site ?? process.env.SITE_URL ?? ''];
      if (!URL.canParse(page, site))
        throw new InvalidRelease('Name the address of the site: --site https://www.example.nl, or SITE_URL.');
      const link = new URL(page, site);
      const until = Date.now() + parseDuration(values.for ?? '2h');
      link.searchParams.set(PREVIEW_PARAMETER, signPreview({ releases, until }, secret));
      console.log(`${link}\nIt works until ${new Date(until).toLocaleString('en-GB')}, for whoever has it.`);
      return 0;
    },
  },
  status: {
    usage: '[remote]',
    about: 'what is live, staged and quarantined; of a remote also its history',
    options: ['json', 'shells'],
    names: [0, 1],
    async run({ values, store, failures, shells }, remote?: string) {
      const running = shells.length > 0 ? await askShells(shells) : await askAnnouncedShells(store);
      const all = await status(store, failures, running);
      const found = all.filter(({ name }) => remote === undefined || name === remote);
      const history = remote === undefined ? [] : await readHistory(openStore(store), remote, console.error);
      const lines =
        found.length === 0
          ? [`${remote ? `${remote} was never released` : 'Nothing is released'} in ${store}.`]
          : [...statusLines(found), ...historyLines(history), ...describeShells(running, found)];
      const missing = all.length === 0 && whatIsMissing(store, running);
      if (missing) throw new InvalidRelease(missing);
      const json = remote === undefined ? found : { ...found[0], history };
      console.log(values.json ? JSON.stringify(json, null, 2) : lines.join('\n'));
      return (remote && found.length === 0) || running.some(({ problem }) => problem) ? 1 : 0;
    },
  },
  explain: {
    usage: '<remote> [version]',
    about: 'what failed in a version, at the lines of its sources (default: the live one)',
    options: [],
    names: [1, 2],
    async run({ store, failures }, remote: string, version?: string) {
      for (const line of await explain({ store, failures, remote, version })) console.log(line);
      return 0;
    },
  },
  prune: {
    usage: '[remote]',
    about: 'remove the versions that nothing needs any more',
    options: ['keep', 'days', 'dry-run', ...HISTORY_OPTIONS],
    names: [0, 1],
    isForOperator: true,
    async run({ values, change }, remote?: string) {
      const { keep, days, 'dry-run': dryRun } = values;
      const pruned = await prune({
        ...change,
        remote,
        ...(keep !== undefined && { keep: Number(keep || Number.NaN) }),
        ...(days !== undefined && { days: Number(days || Number.NaN) }),
        dryRun,
      });
      for (const { remote, versions, bytes, problem } of pruned) {
        if (problem) console.error(`${remote}: nothing is removed. ${problem}`);
        else
          console.log(
            `${remote}: ${formatPruned({ count: versions.length, bytes })}: ${versions.join(', ')}`,
          );
      }
      const total = totalOf(pruned);
      if (total.count === 0) console.log('There is nothing to remove.');
      else console.log(`${dryRun ? 'Would be removed' : 'Removed'}: ${formatPruned(total)}.`);
      return 0;
    },
  },
  'check-backend': {
    usage: '<file>',
    about: 'does a backend with this openapi.json know what is live? Ask before it is deployed',
    options: [],
    names: [1, 1],
    isForOperator: true,
    async run({ store }, file: string) {
      const problems = await missingInOtherBackend(store, await readFile(file, 'utf8'));
      for (const problem of problems) console.error(problem);
      if (problems.length === 0)
        console.log('That backend knows what the live releases and the canaries need.');
      return problems.length === 0 ? 0 : 1;
    },
  },
};

function linesOf(isForOperator: boolean): string {
  const rows = Object.entries(COMMANDS).filter(([, one]) => (one.isForOperator ?? false) === isForOperator);
  return rows.map(([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`).join('\n');
}

const HELP = `Usage: npm run release -- <command> …

For a team:
${linesOf(false)}

For whoever runs the site:
${linesOf(true)}

<command> --help lists its options.`;

function helpOf(name: string, { usage, about, options }: Command): string {
  const rows = [...options, ...COMMON].map((option) => {
    const one: { is?: string; about: string } = OPTIONS[option];
    return [[`--${option}`, one.is].filter(Boolean).join(' '), one.about.split(' ')] as const;
  });
  const width = Math.max(...rows.map(([label]) => label.length)) + 1;
  const lines = rows.flatMap(([label, words]) => row(label, words, width));
  return [`Usage: npm run release -- ${name} ${usage}`, `  ${about}`, '', ...lines].join('\n');
}

/** Why a store without releases is not one in which nothing was released yet. */
function whatIsMissing(store: string, running: readonly RunningShell[]): string | undefined {
  if (!isBucket(store) && !existsSync(store)) return `There is no store at ${store}.`;
  const shell = running.find(({ health }) => Object.values(health?.remotes ?? {}).some(({ live }) => live));
  return (
    shell && `${shell.address} runs releases, and none is in ${store}: it was emptied, or is another store.`
  );
}

/** Says what became of a change, and waits until the shells follow. @returns the exit code */
async function say(given: Given, published: Published, outcome: string): Promise<number> {
  const { remote, version, changed, withdrawnFor, retired, quarantine } = published;
  const { endedCanary, endedQuarantine, problem } = published;
  const bringBack = `To bring it back: live ${remote} ${version}`;
  if (quarantine) {
    console.log(
      `${remote} ${version} is quarantined since ${quarantine.since} and stays so: ${quarantine.reason} ${bringBack} --reason "…"`,
    );
  } else if (retired) {
    console.log(`${remote} is retired and stays so. ${bringBack}`);
  } else if (withdrawnFor) {
    console.log(
      `${remote} ${version} was rolled back and stays withdrawn; ${withdrawnFor} is live. ${bringBack}`,
    );
  } else if (!changed) {
    console.log(`${remote} ${version} was live already.`);
  } else {
    console.log(`${remote} ${version} ${outcome}`);
    if (endedCanary) {
      console.log(
        `The canary ${endedCanary.version} has ended: what it was compared with is no longer live.`,
      );
    }
    if (problem) {
      console.error(problem);
      return 1;
    }
    // A running shell goes on with its own build.
    if (remote !== 'shell')
      return sayWhetherShellsFollow(given, (asked) =>
        untilShellsFollow(asked, remote, version, endedQuarantine),
      );
  }
  return 0;
}

/** Waits until the shells follow a change. @param follow returns a sentence for each that does not @returns the exit code */
async function sayWhetherShellsFollow(
  given: Given,
  follow: (addresses: readonly string[]) => Promise<string[]>,
  outcome = 'The shells run it.',
): Promise<number> {
  const followers = await shellAddresses(given);
  const problems = await follow(followers);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    // What does not fit a shell may be because that is not the one that is live.
    for (const sentence of await describeOldShells(given, followers)) console.error(sentence);
    return 1;
  }
  if (followers.length > 0) console.log(outcome);
  return 0;
}

async function describeOldShells({ store }: Given, addresses: readonly string[]): Promise<string[]> {
  const running = await askShells(addresses);
  const shell = (await status(store, undefined, running)).filter(({ name }) => name === 'shell');
  return running.flatMap(({ address, health, problem }) =>
    health && !problem ? describeDifferences(address, shell) : [],
  );
}

/** The shells that are named, or those that run with the store on this machine. */
async function shellAddresses({ shells, store }: Given): Promise<readonly string[]> {
  if (shells.length > 0) return shells;
  return (await askAnnouncedShells(store)).map(({ address }) => address);
}

/** Ends the work when this process is told to end. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort());
  return work(interruption.signal);
}
