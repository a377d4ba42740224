import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_PARAMETER } from '../protocol/names';
import { MIN_PREVIEW_SECRET, parseWanted, signPreview } from '../protocol/preview-link';
import { InvalidRelease } from '../protocol/release';
import { autoCanary } from './auto-canary';
import { missingInOtherBackend } from './backend';
import { endCanary, setCanary } from './canary';
import { historyRow, printStatus, sayCanary } from './cli-output';
import { parseDuration } from './duration';
import { defaultFailuresFolder } from './failures';
import { readHistory } from './history';
import { absoluteLocation } from './location';
import { prune, sayPruned, totalOf } from './prune';
import { checkCanPublish, type Published, publish, rollback, type Said, setLive, stage } from './publish';
import { retire } from './retire';
import {
  askAnnouncedShells,
  askShells,
  untilShellsFollow,
  untilShellsFollowCanary,
  untilShellsRetire,
} from './running-shells';
import { describeShells, status } from './status';
import { openStore } from './store';
import { StoreUnavailable } from './store-errors';
import { buildWorkspaces, commitOf } from './workspaces';

const USAGE = `Usage:
  npm run release -- publish <folder> …     build mfe-forms, shell, … and make them live
  npm run release -- live <remote> <version>       make a version live: a staged one, the canary, or an earlier one
  npm run release -- rollback <remote> …           make the last good version live again, of several as one change:
                       rollback shell mfe-forms mfe-portal takes back a new major of the kit
  npm run release -- canary <remote> <percent> [version]   give a share of the visitors a staged version
  npm run release -- canary <remote> [percent] [version] --auto   begin with 10% or this share, go on with 50%, and make it
                       live for everybody, or give everybody the live version again when it fails
  npm run release -- canary <remote> --end                 give everybody the live version again
  npm run release -- retire <remote>        take a remote off the site, until it is published again
  npm run release -- status [--json]
  npm run release -- history <remote> [--json]
  npm run release -- preview <remote>@<version> …  a link that shows these versions on the site for a while
  npm run release -- check-backend <file>   before another backend is deployed or rolled back to: does it know what is live?
                       The file is the backend/openapi.json of its commit
  npm run release -- prune [remote]         remove the versions that nothing needs any more
Options:
  --store <place>      the release store: a folder, or a bucket such as s3://releases/site (default: RELEASE_STORE, or .local/releases)
  --failures <place>   the recorded failures of releases (default: RELEASE_FAILURES, or .failures in the store)
  --shells <address>,… wait until these shells run the version, or say why they do not; with status: what they run
                       (default: RELEASE_SHELLS, or the site that runs with this store on this machine). A name with
                       several hosts stands for all of them
  --together <remote>,… these are published right after the shell: what is live of them need not fit it (default: RELEASE_TOGETHER)
  --end                canary: end it
  --auto               canary: until it is live for everybody
  --step <duration>    canary --auto: how long each share lasts, such as 30m (default: 10m)
  --reason <text>      why, for the history
  --by <name>          who, for the history (default: RELEASE_BY, or the name that git knows)
  --staged             publish: only put them in the store, for a preview or a canary
  --keep-rollback      do not publish a build again that was rolled back or is quarantined
  --for <duration>     preview: how long the link works, such as 30m, 2h or 3d (default: 2h)
  --page <path>        preview: the page that it opens (default: /)
  --site <address>     preview: the address of the site (default: SITE_URL). The link is signed with PREVIEW_SECRET, that of the shells
  --keep <number>      prune: how many versions stay that a rollback can lead to (default: 5)
  --days <number>      prune: what was live or added within so many days stays (default: 14)
  --dry-run            prune: only say what would be removed`;

const OPTIONS = {
  store: { type: 'string' },
  failures: { type: 'string' },
  shells: { type: 'string' },
  together: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  staged: { type: 'boolean' },
  'keep-rollback': { type: 'boolean' },
  end: { type: 'boolean' },
  auto: { type: 'boolean' },
  step: { type: 'string' },
  for: { type: 'string' },
  page: { type: 'string' },
  site: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What a command was given besides its names. */
interface Given {
  values: ReturnType<typeof parseCommand>['values'];
  store: string;
  failures: string;
  /** The addresses of shells. */
  shells: readonly string[];
  /** For the history. */
  said: Said;
}

const parseCommand = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });

const list = (text = '') => text.split(',').filter(Boolean);

/**
 * Runs `npm run release -- …`, and says on the console what became of it.
 *
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseCommand(args);
    const [name = '', ...rest] = positionals;
    if (values.help || !name) {
      console.log(USAGE);
      return 0;
    }
    const store = absoluteLocation(values.store ?? (process.env.RELEASE_STORE || '.local/releases'));
    const failures = absoluteLocation(
      values.failures ?? (process.env.RELEASE_FAILURES || defaultFailuresFolder(store)),
    );
    const shells = list(values.shells ?? process.env.RELEASE_SHELLS);
    const { by, reason } = values;
    const run = COMMANDS[name];
    if (!run) {
      throw new InvalidRelease(`${name} is no command. There are: ${Object.keys(COMMANDS).join(', ')}.`);
    }
    const tooMany = rest[MAX_NAMES[name] ?? Number.POSITIVE_INFINITY];
    if (tooMany !== undefined) throw new InvalidRelease(`${name} does not know what to do with ${tooMany}.`);
    const code = await run(rest, { values, store, failures, shells, said: { by, reason } });
    if (code === undefined) throw new InvalidRelease(USAGE);
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

/** How many names a command has at most, of those that do not take any number. */
const MAX_NAMES: Record<string, number> = {
  live: 2,
  canary: 3,
  status: 0,
  retire: 1,
  history: 1,
  'check-backend': 1,
  prune: 1,
};

/** Each command: its exit code, or undefined when it cannot do anything with what is given. */
const COMMANDS: Record<string, (names: string[], given: Given) => Promise<number | undefined>> = {
  async publish(folders, given) {
    if (folders.length === 0) return undefined;
    const { values, store, failures, said } = given;
    const inSameCommand = folders.map((folder) => path.basename(path.resolve(folder)));
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
        ...buildIn(folder),
        failures,
        keepRollback: values['keep-rollback'],
        endQuarantine: !values['keep-rollback'],
        together,
        ...said,
      });
      code = Math.max(code, await say(given, published, 'is live.'));
    }
    return code;
  },
  async live([remote, version], given) {
    if (!remote || !version) return undefined;
    const { store, failures, said } = given;
    return say(given, await setLive({ store, failures, remote, version, ...said }), 'is live.');
  },
  async rollback(remotes, given) {
    if (remotes.length === 0) return undefined;
    const { store, failures, said } = given;
    let code = 0;
    for (const published of await rollback({ store, failures, remotes, ...said }))
      code = Math.max(code, await say(given, published, 'is back.'));
    return code;
  },
  async canary([remote, share, version], given) {
    const { values, store, failures, said } = given;
    const { end, auto, step } = values;
    if (!remote || (end ? share !== undefined || auto : share === undefined && !auto)) return undefined;
    if (end) {
      const { live, ended } = await endCanary({ store, remote, ...said });
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
      const options = { store, failures, remote, percent, version, stepMs, ...said };
      const done = await untilInterrupted((signal) => autoCanary({ ...options, signal, say: console.log }));
      if (!done.problem) return say(given, { ...done, changed: true }, 'is live, for everybody.');
      console.error(`${remote} ${done.version} is not live. ${done.problem}`);
      return 1;
    }
    const done = await setCanary({ store, failures, remote, percent, version, ...said });
    const { canary, pointer, changed, problem } = done;
    console.log(sayCanary(remote, canary, pointer.version));
    if (problem) {
      console.error(problem);
      return 1;
    }
    if (!changed) return 0;
    return sayWhetherShellsFollow(given, (asked) => untilShellsFollowCanary(asked, remote, canary));
  },
  async retire([remote], given) {
    if (!remote) return undefined;
    const { store, said } = given;
    const { version, changed } = await retire({ store, remote, ...said });
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
  async status(_names, { values, store, failures, shells }) {
    const running = shells.length > 0 ? await askShells(shells) : await askAnnouncedShells(store);
    const found = await status(store, failures, running);
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else if (found.length === 0) console.log(`Nothing is released in ${store}.`);
    else {
      printStatus(found);
      for (const sentence of describeShells(running, found)) console.log(sentence);
    }
    return running.some(({ problem }) => problem) ? 1 : 0;
  },
  async history([remote], { values, store }) {
    if (!remote) return undefined;
    const entries = await readHistory(openStore(store), remote, console.error);
    if (values.json) console.log(JSON.stringify(entries, null, 2));
    else if (entries.length === 0) console.log(`${remote} was never released in ${store}.`);
    else console.table(entries.map(historyRow));
    return 0;
  },
  async preview(names, { values, store }) {
    if (names.length === 0) return undefined;
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
  async 'check-backend'([file], { store }) {
    if (!file) return undefined;
    const problems = await missingInOtherBackend(store, await readFile(file, 'utf8'));
    for (const problem of problems) console.error(problem);
    if (problems.length === 0)
      console.log('That backend knows what the live releases and the canaries need.');
    return problems.length === 0 ? 0 : 1;
  },
  async prune([remote], { values, store, failures, said }) {
    const { keep, days, 'dry-run': dryRun } = values;
    const pruned = await prune({
      store,
      failures,
      remote,
      ...said,
      ...(keep !== undefined && { keep: Number(keep || Number.NaN) }),
      ...(days !== undefined && { days: Number(days || Number.NaN) }),
      dryRun,
    });
    for (const { remote, versions, bytes, problem } of pruned) {
      if (problem) console.error(`${remote}: nothing is removed. ${problem}`);
      else console.log(`${remote}: ${sayPruned({ count: versions.length, bytes })}: ${versions.join(', ')}`);
    }
    const total = totalOf(pruned);
    if (total.count === 0) console.log('There is nothing to remove.');
    else console.log(`${dryRun ? 'Would be removed' : 'Removed'}: ${sayPruned(total)}.`);
    return 0;
  },
};

/** Says what became of a change, and waits until the shells follow. @returns the exit code */
async function say(given: Given, published: Published, outcome: string): Promise<number> {
  const { remote, version, changed, withdrawnFor, retired, quarantine, endedCanary, problem } = published;
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
      return sayWhetherShellsFollow(given, (asked) => untilShellsFollow(asked, remote, version));
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
  if (problems.length > 0) return 1;
  if (followers.length > 0) console.log(outcome);
  return 0;
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
