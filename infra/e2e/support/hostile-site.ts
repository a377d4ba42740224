import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from '@site/platform/protocol';
import { type ConstantLoad, type LoadAddress, SITE_ADDRESSES, startLoad } from '@site/testkit/constant-load';
import { forceLive, forceStaged } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { scratchFolder } from '@site/testkit/scratch';
import {
  createStore,
  distOf,
  type RemoteHealth,
  type RunningShell,
  type ShellOptions,
  startShell,
} from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { neighbourTeam, type ProbeTeam, probeTeam } from './probe-team';

/** The remotes that never do anything wrong: their pages are requested all the time, and each request must be answered. */
export interface OtherTeams {
  remotes: readonly string[];
  /** Folders of their builds. */
  builds: readonly string[];
  addresses: readonly LoadAddress[];
  /** How many renderers a release may have. */
  renderers: number;
}

const SITE_REMOTES = ['mfe-marketing', 'mfe-calculator', 'mfe-portal'];

/** Remotes of the site. */
export const siteTeams = async (): Promise<OtherTeams> => ({
  remotes: SITE_REMOTES,
  builds: SITE_REMOTES.map(distOf),
  addresses: SITE_ADDRESSES,
  renderers: 2,
});

/** One more team with a probe. */
export async function oneNeighbour(): Promise<OtherTeams> {
  const team = await neighbourTeam();
  return { remotes: [team.remote], builds: [team.dist], addresses: addressesOf(team), renderers: 1 };
}

/** A page of a team that is cached, and one that is rendered at each request. */
function addressesOf({ address }: ProbeTeam): readonly LoadAddress[] {
  return [address, () => `${address}/vijandig?doe=bezoek-${crypto.randomUUID()}`];
}

/** A site of some probe teams, which release what a test chooses, and of other teams. */
export class HostileSite<N extends string = string> {
  private constructor(
    readonly teams: Readonly<Record<N, ProbeTeam>>,
    private readonly others: OtherTeams,
  ) {}

  /** @param names those of the probe teams */
  static async of<const N extends string>(
    names: readonly N[],
    others: () => Promise<OtherTeams>,
  ): Promise<HostileSite<N>> {
    const teams = await Promise.all(names.map(async (name) => [name, await probeTeam(name)] as const));
    return new HostileSite(Object.fromEntries(teams) as Record<N, ProbeTeam>, await others());
  }

  /** The builds of its remotes. */
  get builds(): readonly string[] {
    return [...this.others.builds, ...this.#all.map(({ dist }) => dist)];
  }

  /** A new store with a good release of each remote. */
  async createStore(): Promise<string> {
    const store = await createStore([]);
    for (const build of this.builds) await forceLive(store, build);
    return store;
  }

  /** Starts a shell. */
  start(store: string, options: Omit<ShellOptions, 'remotes'> = {}): Promise<RunningShell> {
    const remotes = [...this.others.remotes, ...this.#all.map(({ remote }) => remote)];
    const env = { RENDERERS: String(this.others.renderers), ...options.env };
    return startShell(store, { keepLog: true, ...options, env, remotes });
  }

  /** Requests pages of the other teams all the time. */
  startLoad({ url }: Pick<RunningShell, 'url'>): ConstantLoad {
    return startLoad(url, this.others.addresses);
  }

  /** The addresses of all pages that are not answered with 200, with their status. */
  async notAnswered({ url }: Pick<RunningShell, 'url'>): Promise<string[]> {
    const problems: string[] = [];
    for (const build of this.builds) {
      const { pages } = parseRelease(await readFile(path.join(build, 'release.json'), 'utf8'));
      for (const { path: address } of pages) {
        const { status } = await fetch(url + address);
        if (status !== 200) problems.push(`${address}: ${status}`);
      }
    }
    return problems;
  }

  get #all(): readonly ProbeTeam[] {
    return Object.values(this.teams);
  }
}

/** A new release is watched as long as in production before it is live. */
export const WATCH_AS_IN_PRODUCTION = { RELEASE_WATCH_MS: '' };

/** Requests pages of a team all the time: one that is cached, and one that is rendered at each request. */
export function startLoadOf({ url }: Pick<RunningShell, 'url'>, team: ProbeTeam): ConstantLoad {
  return startLoad(url, addressesOf(team));
}

/** Ends loads. @returns their failures, once there were requests after now */
export async function failuresOf(...loads: readonly ConstantLoad[]): Promise<readonly string[]> {
  const before = loads.map((load) => load.result().requests);
  await until(() => loads.every((load, i) => load.result().requests > (before[i] ?? 0) + 1));
  return (await Promise.all(loads.map((load) => load.stop()))).flatMap(({ failures }) => failures);
}

/** What a release does in its renderers. */
export interface HostileRelease {
  /** Suffix of the version. */
  name: string;
  /** Code in front of the entry, which is evaluated when the release is loaded. */
  code?: string;
  /** Code in front of the chunk of `/vijandig`, which is evaluated when that page is rendered for the first time. */
  pageCode?: string;
}

/** Waits until a version writes a line to the log of a shell. */
export async function writes({ log }: RunningShell, version: string, line: string): Promise<void> {
  await until(() => log.some((entry) => entry.version === version && entry.line === line));
}

/**
 * Makes a hostile release of a team live without any check.
 *
 * @returns its version
 */
export async function release(store: string, team: ProbeTeam, hostile: HostileRelease): Promise<string> {
  return (await forceLive(store, await hostileBuild(team, hostile))).version;
}

/**
 * Puts a hostile release of a team in the store without any check and without making it live.
 *
 * @returns its version
 */
export async function stageHostile(store: string, team: ProbeTeam, hostile: HostileRelease): Promise<string> {
  return (await forceStaged(store, await hostileBuild(team, hostile))).version;
}

/** The build of a hostile release. */
export function hostileBuild(
  team: ProbeTeam,
  { name, code = '', pageCode }: HostileRelease,
): Promise<string> {
  const nodeCode = pageCode ? { file: 'hostile', code: pageCode } : { file: 'remoteEntry', code };
  return releaseVariant(team.dist, { name, nodeCode });
}

/** What `/health` of a shell says about the remote of a team. */
export async function healthOf(
  shell: Pick<RunningShell, 'health'>,
  { remote }: Pick<ProbeTeam, 'remote'>,
): Promise<RemoteHealth> {
  return (await shell.health()).remotes[remote] ?? { live: null };
}

/** Waits until `/health` says this about the remote of a team. */
async function said<T>(
  shell: RunningShell,
  team: Pick<ProbeTeam, 'remote'>,
  find: (health: RemoteHealth) => T | undefined,
): Promise<T> {
  let found: T | undefined;
  const isFound = async () => {
    found = find(await healthOf(shell, team));
    return found !== undefined;
  };
  await until(isFound, 100);
  return found as T;
}

/** Waits until a shell refuses a version. @returns why */
export function refusalOf(
  shell: RunningShell,
  team: Pick<ProbeTeam, 'remote'>,
  version: string,
): Promise<string> {
  return said(shell, team, ({ refused }) => (refused?.version === version ? refused.reason : undefined));
}

/** Waits until a version is quarantined in a shell. @returns why */
export function quarantineOf(
  shell: RunningShell,
  team: Pick<ProbeTeam, 'remote'>,
  version: string,
): Promise<string> {
  return said(shell, team, ({ quarantined }) => quarantined?.find((one) => one.version === version)?.reason);
}

/** Waits until a version is live. */
export async function becomesLive(
  shell: RunningShell,
  team: Pick<ProbeTeam, 'remote'>,
  version: string,
): Promise<void> {
  await said(shell, team, ({ live }) => (live === version ? live : undefined));
}

/** Was a version ever live in this run of the shell? */
export function wasLive({ log }: RunningShell, version: string): boolean {
  return log.some((line) => line.msg === 'a release is live' && line.version === version);
}

/**
 * Code that a release runs at a moment that a test chooses, and then in each new renderer too: once it has answered some requests. So a request
 * over which one renderer ended is answered by the next.
 */
export class Signal {
  private constructor(private readonly file: string) {}

  static async create(): Promise<Signal> {
    return new Signal(path.join(await scratchFolder('signal'), 'now'));
  }

  /** @param code what runs between two requests after the signal was given */
  before(code: string): string {
    return `{
      const { existsSync } = process.getBuiltinModule('fs');
      let answered = 0;
      globalThis.onProbeRender = () => {
        if (existsSync(${JSON.stringify(this.file)}) && ++answered === ${ANSWERED_FIRST}) setTimeout(() => { ${code} });
      };
    }`;
  }

  /** Gives the signal. */
  async give(): Promise<void> {
    await writeFile(this.file, '');
  }
}

/** More requests than wait for a renderer at once. */
const ANSWERED_FIRST = 5;
