import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parseRelease } from '@site/release';
import { type ConstantLoad, startLoad } from '@site/testkit/constant-load';
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
import { type ProbeTeam, probeTeam } from './probe-team';

/** The remotes that never do anything wrong: their pages are requested all the time. */
const OTHER_TEAMS = ['mfe-marketing', 'mfe-calculator', 'mfe-portal'];

/** What a release does in its renderers. */
export interface HostileRelease {
  /** Suffix of the version. */
  name: string;
  /** Code in front of the entry, which is evaluated when the release is loaded. */
  code?: string;
  /** Code in front of the chunk of `/vijandig`, which is evaluated when that page is rendered for the first time. */
  pageCode?: string;
  /** Replaced in the code of the release. */
  text?: { from: string; to: string };
}

/** A store with the remotes of the other teams and these of probe teams, each with a good release. */
export async function createHostileStore(teams: readonly ProbeTeam[]): Promise<string> {
  const store = await createStore(OTHER_TEAMS);
  for (const { dist } of teams) await forceLive(store, dist);
  return store;
}

/** Probe teams with these names. */
export function probeTeams<const N extends string>(names: readonly N[]): Promise<ProbeTeam[]> {
  return Promise.all(names.map(probeTeam));
}

/** Most tests need not wait as long as shells do before a release is live. */
export const WATCH_AS_IN_PRODUCTION = { RELEASE_WATCH_MS: '' };

/** Starts a shell on a store of `createHostileStore`. */
export function startHostileSite(
  store: string,
  teams: readonly ProbeTeam[],
  options: Omit<ShellOptions, 'remotes'> = {},
): Promise<RunningShell> {
  const remotes = [...OTHER_TEAMS, ...teams.map(({ remote }) => remote)];
  const env = { RELEASE_WATCH_MS: '1000', ...options.env };
  return startShell(store, { keepLog: true, ...options, env, remotes });
}

/** Requests pages of a team all the time: one that is cached, and one that is rendered each time. */
export function startLoadOf(shell: Pick<RunningShell, 'url'>, { address }: ProbeTeam): ConstantLoad {
  return startLoad(shell.url, [address, `${address}/vijandig`]);
}

/** The addresses of all pages of a site with these probe teams. */
export async function allAddresses(teams: readonly ProbeTeam[]): Promise<string[]> {
  const builds = [...OTHER_TEAMS.map(distOf), ...teams.map(({ dist }) => dist)];
  const texts = await Promise.all(builds.map((dist) => readFile(path.join(dist, 'release.json'), 'utf8')));
  return texts.flatMap((text) => parseRelease(text).pages.map((page) => page.path));
}

/** The addresses that are not answered with 200, with their status. */
export async function notAnswered(
  { url }: Pick<RunningShell, 'url'>,
  addresses: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(url + address);
    if (status !== 200) problems.push(`${address}: ${status}`);
  }
  return problems;
}

/** Code that writes a line to the log of the shell when a release is loaded, which then takes this long, in ms. */
export function slowlyLoaded(ms: number): string {
  return `console.log('begin'); for (const end = Date.now() + ${ms}; Date.now() < end; );`;
}

/** Waits until a version writes a line to the log of a shell. */
export async function writes({ log }: RunningShell, version: string, line: string): Promise<void> {
  const isWritten = () => log.some((entry) => entry.version === version && entry.line === line);
  await expect.poll(isWritten, { timeout: 30_000, intervals: [20] }).toBe(true);
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

function hostileBuild(team: ProbeTeam, { name, code = '', pageCode, text }: HostileRelease): Promise<string> {
  const nodeCode = pageCode ? { file: 'hostile', code: pageCode } : { file: 'remoteEntry', code };
  return releaseVariant(team.dist, { name, nodeCode, ...(text && { text }) });
}

/** What `/health` of a shell says about the remote of a team. */
export async function healthOf(
  shell: Pick<RunningShell, 'health'>,
  { remote }: ProbeTeam,
): Promise<RemoteHealth> {
  return (await shell.health()).remotes[remote] ?? { live: null };
}

/** Waits until a shell refuses a version. @returns why */
export async function refusalOf(shell: RunningShell, team: ProbeTeam, version: string): Promise<string> {
  let reason: string | undefined;
  await expect
    .poll(
      async () => {
        const { refused } = await healthOf(shell, team);
        reason = refused?.version === version ? refused.reason : undefined;
        return reason;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeTruthy();
  return reason ?? '';
}

/** Waits until a version is quarantined in a shell. @returns why */
export async function quarantineOf(shell: RunningShell, team: ProbeTeam, version: string): Promise<string> {
  let reason: string | undefined;
  await expect
    .poll(
      async () => {
        const { quarantined = [] } = await healthOf(shell, team);
        reason = quarantined.find((one) => one.version === version)?.reason;
        return reason;
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBeTruthy();
  return reason ?? '';
}

/** Waits until a version is live. */
export async function becomesLive(shell: RunningShell, team: ProbeTeam, version: string): Promise<void> {
  await expect
    .poll(async () => (await healthOf(shell, team)).live, { timeout: 60_000, intervals: [50] })
    .toBe(version);
}

/** Was a version ever live in this run of the shell? */
export function wasLive({ log }: RunningShell, version: string): boolean {
  return log.some((line) => line.msg === 'a release is live' && line.version === version);
}

/** How long a release goes on after it was told, in ms: a page that waits for its renderer is answered before that. */
const GRACE_MS = 1500;

/** Code that is to run at a moment that a test chooses, and after that moment in every new renderer too. */
export class Signal {
  private constructor(private readonly file: string) {}

  static async create(): Promise<Signal> {
    return new Signal(path.join(await scratchFolder('signal'), 'now'));
  }

  /** Code that runs this code once the signal was given. */
  before(code: string): string {
    return `{
      const { existsSync } = process.getBuiltinModule('fs');
      const waiting = setInterval(() => {
        if (!existsSync(${JSON.stringify(this.file)})) return;
        clearInterval(waiting);
        setTimeout(() => { ${code} }, ${GRACE_MS});
      }, 100);
    }`;
  }

  /** Gives the signal. */
  async give(): Promise<void> {
    await writeFile(this.file, '');
  }
}
