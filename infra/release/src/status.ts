import { defaultFailuresFolder, type Quarantine, quarantined, readFailures } from './failures';
import { type PointerState, readStates } from './pointers';
import { lastGood } from './publish';
import { openStore, type ReleaseStore } from './store';

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
  /** The versions in the store that were never live. */
  staged: readonly string[];
  /** The versions that no shell runs because they failed twice. When the live one is among them, shells run the one before it. */
  quarantined: readonly Quarantine[];
  /** Why the pointer cannot be followed. The other fields say what is known then. */
  problem?: string;
}

/**
 * The live release of the shell and of each remote.
 *
 * @param failuresFolder folder with the recorded failures of releases
 */
export async function status(
  folder: string,
  failuresFolder = defaultFailuresFolder(folder),
): Promise<RemoteStatus[]> {
  const store = openStore(folder);
  const failures = await readFailures(failuresFolder);
  const all = await Promise.all(
    [...(await readStates(store))].map(async ([name, state]): Promise<RemoteStatus | null> => {
      if (state.kind === 'never-released' && (await store.folders(name)).length === 0) return null;
      const pointer = state.kind === 'never-released' ? null : state.pointer;
      const release = state.kind === 'live' ? state.release : null;
      return {
        name,
        version: pointer?.version ?? '',
        kit: release?.kit ?? '',
        pages: release?.pages.length ?? 0,
        at: pointer?.at ?? '',
        previous: pointer?.previous ?? [],
        rollbackTo: (pointer && lastGood(pointer)) ?? null,
        withdrawn: pointer?.withdrawn ?? [],
        staged: await stagedOf(store, name, state),
        quarantined: pointer ? [...quarantined(failures, name, pointer).values()] : [],
        ...(state.kind === 'broken' && { problem: state.problem }),
      };
    }),
  );
  return all.filter((one) => one !== null);
}

/** The versions in the store that the pointer does not name. Unknown when it is not readable. */
async function stagedOf(store: ReleaseStore, name: string, state: PointerState): Promise<string[]> {
  const pointer = state.kind === 'never-released' ? null : state.pointer;
  if (state.kind === 'broken' && !pointer) return [];
  const named = new Set(pointer ? [pointer.version, ...pointer.previous, ...pointer.withdrawn] : []);
  return (await store.folders(name)).filter((version) => !named.has(version));
}
