import { type Quarantine, quarantined } from '../protocol/quarantine';
import type { Canary } from '../protocol/release';
import { namedIn, type PointerState, readStates } from './pointers';
import { defaultFailuresFolder, readFailures } from './release-failures';
import { goodVersions } from './rollback';
import { type RunningCanary, type RunningShell, refusalOfCanary } from './running-shells';
import { openStore, type ReleaseStore } from './store';

const NOT_COMPOSED = 'It is not among the remotes of this shell (REMOTES).';

/** One line of `release status`. */
export interface RemoteStatus {
  name: string;
  version: string;
  kit: string;
  pages: number;
  /** When it became live: ISO 8601, UTC. */
  at: string;
  previous: readonly string[];
  /** The version that a rollback without a version makes live, or null when there is none. */
  rollbackTo: string | null;
  /** The versions that were rolled back and have not been live again since. */
  withdrawn: readonly string[];
  /** The version that a share of the visitors gets instead of the live one. */
  canary?: Canary;
  /** The versions in the store that were never live, and are not the canary. */
  staged: readonly string[];
  /** The versions that no shell runs because they failed (`protocol/quarantine.ts`). When the live one is among them, shells run the one before it. */
  quarantined: readonly Quarantine[];
  /** What the shells that were asked run of it. */
  running: readonly RunningVersion[];
  /** The remote is off the site: its version is the one that was live. */
  retired?: true;
  /** Why the pointer cannot be followed. The other fields say what is known then. */
  problem?: string;
}

/** What a shell runs of a remote. */
export interface RunningVersion {
  /** Its address. */
  shell: string;
  /** Null when it runs none, or does not say it. */
  version: string | null;
  /** Why that is not the version that is live. */
  reason?: string;
  /** What it says of the canary of which it knows. */
  canary?: RunningCanary;
}

/**
 * The live release of the shell and of each remote.
 *
 * @param failuresFolder folder with the recorded failures of releases
 * @param shells the running shells, as `askShells` found them
 */
export async function status(
  folder: string,
  failuresFolder = defaultFailuresFolder(folder),
  shells: readonly RunningShell[] = [],
): Promise<RemoteStatus[]> {
  const store = openStore(folder);
  const failures = await readFailures(failuresFolder);
  const all = await Promise.all(
    [...(await readStates(store))].map(async ([name, state]): Promise<RemoteStatus | null> => {
      if (state.kind === 'never-released' && (await store.folders(name)).length === 0) return null;
      const pointer = state.kind === 'never-released' ? null : state.pointer;
      const release = state.kind === 'live' ? state.release : null;
      const bad = pointer ? quarantined(failures, name, pointer) : new Map<string, Quarantine>();
      return {
        name,
        version: pointer?.version ?? '',
        kit: release?.kit ?? '',
        pages: release?.pages.length ?? 0,
        at: pointer?.at ?? '',
        previous: pointer?.previous ?? [],
        rollbackTo: (pointer && goodVersions(pointer, bad)[0]) ?? null,
        withdrawn: pointer?.withdrawn ?? [],
        ...(pointer?.canary && { canary: pointer.canary }),
        staged: await stagedOf(store, name, state),
        quarantined: [...bad.values()],
        ...(state.kind === 'retired' && { retired: true }),
        running: shells.flatMap((shell) => runningIn(shell, name)),
        ...(state.kind === 'broken' && { problem: state.problem }),
      };
    }),
  );
  return all.filter((one) => one !== null);
}

function runningIn({ address, health, problem }: RunningShell, name: string): RunningVersion[] {
  if (!health) return [{ shell: address, version: null, ...(problem && { reason: problem }) }];
  if (name === 'shell') return [{ shell: address, version: health.shell }];
  const found = health.remotes[name];
  if (!found) return [{ shell: address, version: null, reason: NOT_COMPOSED }];
  const { live, refused, canary } = found;
  const reason = refused && { reason: refused.reason };
  return [{ shell: address, version: live, ...reason, ...(canary && { canary }) }];
}

/** Sentences about each shell: that it runs what is live, or what it runs instead and why. */
export function describeShells(shells: readonly RunningShell[], rows: readonly RemoteStatus[]): string[] {
  return shells.flatMap(({ address, problem }) => {
    if (problem) return [`${address}: ${problem}`];
    const canaries = rows.flatMap(({ name, canary, running }) => {
      const here = running.find(({ shell }) => shell === address);
      const isRunning = here?.canary?.running && here.canary.version === canary?.version;
      if (!canary || !here || isRunning) return [];
      const reason = refusalOfCanary(here, canary.version) ?? 'It may be starting it now.';
      return [`${address} does not run ${name} ${canary.version}, which is the canary: ${reason}`];
    });
    const hasCanary = rows.some(({ canary }) => canary);
    const all = [...describeDifferences(address, rows), ...canaries];
    return all.length > 0 ? all : [`${address} runs what is live${hasCanary ? ', and the canary' : ''}.`];
  });
}

/** What a shell runs instead of what is live, and why: a sentence for each. */
export function describeDifferences(address: string, rows: readonly RemoteStatus[]): string[] {
  return rows.flatMap(({ name, version, retired, running }) => {
    const live = retired ? '' : version;
    const here = running.find(({ shell }) => shell === address);
    if (!here || (here.version ?? '') === live) return [];
    const ownReason = name === 'shell' ? 'It runs until it is started again.' : 'It may be starting it now.';
    const { version: runs, reason = ownReason } = here;
    return [
      `${address} runs ${runs ? `${name} ${runs}` : `no ${name}`}, and ${live || 'none'} is live: ${reason}`,
    ];
  });
}

/** The versions in the store that the pointer does not name. Unknown when it is not readable. */
async function stagedOf(store: ReleaseStore, name: string, state: PointerState): Promise<string[]> {
  const pointer = state.kind === 'never-released' ? null : state.pointer;
  if (state.kind === 'broken' && !pointer) return [];
  const named = pointer ? namedIn(pointer) : [];
  return (await store.folders(name)).filter((version) => !named.includes(version));
}
