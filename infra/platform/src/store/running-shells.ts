import type { LookupAddress } from 'node:dns';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quarantine } from '../protocol/quarantine';
import { InvalidRelease, parseObject } from '../protocol/release';
import { get, hostsOf } from './hosts';
import { isBucket } from './location';

/** How long a release may take to become live in a shell, in ms: it is fetched, started, rendered and watched first. */
const PATIENCE_MS = 30_000;

/** The part of a shell's `/health` that says what it runs. */
interface Health {
  /** The version of the shell itself. */
  shell: string;
  /** Which release of each remote is live, and why the one that the pointer names is not. */
  remotes: Record<string, RunningRemote>;
}

interface RunningRemote {
  live: string | null;
  refused?: { version: string; reason: string };
  quarantined?: readonly Pick<Quarantine, 'version' | 'since'>[];
  /** Missing when it knows of none. */
  canary?: RunningCanary;
}

/** What a shell says of a canary. */
export interface RunningCanary {
  version: string;
  /** Of the visitors. */
  percent: number;
  running: boolean;
  /** Why it does not run it. */
  reason?: string;
}

export interface RunningShell {
  /** Where it was asked; of a name with several hosts also which host. */
  address: string;
  /** Undefined when it does not say it. */
  health?: Health;
  /** Why it does not say it. */
  problem?: string;
}

/**
 * Asks shells what they run. A name with several hosts, such as that of a headless service of Kubernetes, is asked at each of them.
 *
 * @param addresses where `/health` is: of the site, or of the internal port
 * @throws InvalidRelease for what is no http(s) address
 */
export async function askShells(addresses: readonly string[]): Promise<RunningShell[]> {
  return (await Promise.all(addresses.map(askAll))).flat();
}

/**
 * Waits until running shells show a version of a remote, or say why they do not.
 *
 * @param shells as for `askShells`
 * @param endedQuarantine since when the version was quarantined until now: a shell that still says so has not looked yet
 * @returns a sentence for each shell that does not show it
 */
export function untilShellsFollow(
  shells: readonly string[],
  remote: string,
  version: string,
  endedQuarantine?: string,
): Promise<string[]> {
  return untilShells(shells, remote, {
    isDone: (found) => found?.live === version,
    refusalOf: ({ refused, quarantined = [] } = { live: null }) => {
      // It has not read the pointer yet.
      const isBefore = quarantined.some((one) => one.version === version && one.since === endedQuarantine);
      return refused?.version === version && !isBefore ? refused.reason : undefined;
    },
    problem: `does not run ${remote} ${version}`,
  });
}

/** The same for a canary with its share. @param canary null: until they have ended it */
export function untilShellsFollowCanary(
  shells: readonly string[],
  remote: string,
  canary: { version: string; percent: number } | null,
): Promise<string[]> {
  const { version = '', percent } = canary ?? {};
  return untilShells(shells, remote, {
    isDone: (found) => {
      const { canary: there } = found ?? {};
      if (!canary) return found !== undefined && !there?.running;
      return there?.version === version && there.running && there.percent === percent;
    },
    refusalOf: (found) => found && refusalOfCanary(found, version),
    problem: canary ? `does not run the canary ${remote} ${version}` : `still runs a canary of ${remote}`,
  });
}

/** The same for a remote that is retired: until none of them runs it. */
export function untilShellsRetire(shells: readonly string[], remote: string): Promise<string[]> {
  return untilShells(shells, remote, {
    isDone: (found) => !found?.live,
    refusalOf: () => undefined,
    problem: `still runs ${remote}`,
  });
}

/** Why a shell does not run a canary; undefined when it does, or may be starting it. */
export function refusalOfCanary({ canary }: { canary?: RunningCanary }, version: string): string | undefined {
  return canary?.version === version && !canary.running ? canary.reason : undefined;
}

/** @returns a sentence for each shell that is not done in time, or refuses */
async function untilShells(
  shells: readonly string[],
  remote: string,
  wanted: {
    isDone: (found: RunningRemote | undefined) => boolean;
    refusalOf: (found: RunningRemote | undefined) => string | undefined;
    /** What is said of a shell that is not done. */
    problem: string;
  },
): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  const found = ({ health }: RunningShell) => health?.remotes[remote];
  const refusalOf = (one: RunningShell) =>
    one.health && !found(one) ? `${remote} is not among its remotes.` : wanted.refusalOf(found(one));
  const followed = async (shell: string): Promise<string[]> => {
    for (;;) {
      // Asked for its hosts again each time: one that does not answer may be replaced by another.
      const waiting = (await askAll(shell)).filter((one) => !one.health || !wanted.isDone(found(one)));
      const isOver = Date.now() > deadline;
      if (isOver || waiting.every(refusalOf)) {
        return waiting.map((one) => {
          const reason = refusalOf(one);
          const why = reason ? `: ${reason}` : ` after ${PATIENCE_MS / 1000} seconds. ${one.problem ?? ''}`;
          return `${one.address} ${wanted.problem}${why}`.trim();
        });
      }
      await sleep(100);
    }
  };
  return (await Promise.all(shells.map(followed))).flat();
}

/** The file in a store that names the shells that were started with it. */
const ANNOUNCED = '.shells';

/** Notes in a store which shell runs with it on this machine, so that `status` finds it. @returns what takes the note back */
export async function announceShell(store: string, address: string): Promise<() => Promise<void>> {
  const file = path.join(store, ANNOUNCED);
  await writeFile(file, address);
  return () => rm(file, { force: true });
}

/** The shells that run with a store on this machine. One that ended without a word is left out. */
export async function askAnnouncedShells(store: string): Promise<RunningShell[]> {
  // Shells on other machines run with it: RELEASE_SHELLS names them.
  if (isBucket(store)) return [];
  const address = await readFile(path.join(store, ANNOUNCED), 'utf8').catch(() => '');
  const asked = address ? await askShells([address]) : [];
  return asked.filter(({ health }) => health);
}

/** Asks a shell, or each of the hosts with its name. @throws InvalidRelease for what is no http(s) address */
async function askAll(address: string): Promise<RunningShell[]> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new InvalidRelease(`${address} is no address of a shell, such as http://localhost:8080.`);
  }
  const url = new URL('/health', address);
  const ask = async (host?: LookupAddress): Promise<RunningShell> => {
    const asked = host ? `${address} (${host.address})` : address;
    try {
      return { address: asked, health: parseHealth(await get(url, host)) };
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return { address: asked, problem: `It does not say what it runs: ${message || code}` };
    }
  };
  const hosts = await hostsOf(url.hostname);
  return hosts.length < 2 ? [await ask()] : Promise.all(hosts.map(ask));
}

function parseHealth(json: string): Health {
  const { shell, remotes } = parseObject(json, 'its /health') as Partial<Health>;
  if (typeof shell === 'string' && remotes && typeof remotes === 'object') return { shell, remotes };
  throw new InvalidRelease('it is no shell.');
}
