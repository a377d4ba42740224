import type { LiveEntry } from '../protocol/history';
import type { Quarantine } from '../protocol/quarantine';
import { type Canary, InvalidRelease, type Pointer, type Release } from '../protocol/release';
import { checkBeside, checkNotRemoved, liveWith, problemBeside } from './checks';
import { releasedBy } from './history';
import { type Change, lastKnown, type PointerState, readStates, writePointer } from './pointers';
import { defaultFailuresFolder, readFailures } from './release-failures';
import { openStore, type ReleaseStore } from './store';

export interface Published {
  remote: string;
  version: string;
  /** False when this version was already live, or stays withdrawn or retired. */
  changed: boolean;
  /** The live version, when this build was rolled back before and stays withdrawn. */
  withdrawnFor?: string;
  /** The remote is retired and stays so, because this build was live before. */
  retired?: true;
  /** Why no shell runs this version, although the pointer names it. */
  quarantine?: Quarantine;
  /** Since when the version was quarantined, which this change ended. */
  endedQuarantine?: string;
  /** The canary that this change ended: its comparison was with what was live before. Missing when the canary itself is live now. */
  endedCanary?: Canary;
  /** What somebody else did at the same moment that this release does not fit, and what to do. */
  problem?: string;
}

/** A change of releases: where, and what the history says about it. */
export interface ChangeOptions {
  /** Folder or bucket of the release store. */
  store: string;
  /** Folder or bucket with the recorded failures of releases. Default: that of the store. */
  failures?: string | undefined;
  /** Who: a name. Default: RELEASE_BY, the name that git knows, or the user of the machine. */
  by?: string | undefined;
  /** Why. */
  reason?: string | undefined;
}

/** Opens the store for a change, with what the history says, and the failures that may decide about it. */
export async function openChange({ store: location, failures, by, reason }: ChangeOptions) {
  const store = openStore(location);
  return {
    store,
    facts: { by: by ?? (await releasedBy()), ...(reason && { reason }) },
    readFailures: () => readFailures(failures ?? defaultFailuresFolder(store.location)),
  };
}

/** @param ended the quarantine that the change ends, if it was made */
export function withQuarantine(done: Published, ended: Quarantine | null | undefined): Published {
  return done.changed && ended ? { ...done, endedQuarantine: ended.since } : done;
}

/** What decides about a change, once no other one can come between. */
interface Decision {
  action: (known: Pointer | null) => LiveEntry['action'];
  /** What is said when there is nothing to change. */
  unchanged?: (known: Pointer | null, state: PointerState) => Promise<Published | undefined>;
  /** Stops the change by throwing. */
  check?: (known: Pointer | null, release: Release) => void;
  together?: readonly string[];
}

/** Changes the pointers in this order, after a look at what is live at that very moment. */
export async function makeLive(
  store: ReleaseStore,
  releases: readonly Release[],
  facts: Pick<Change, 'by' | 'reason'>,
  { action, unchanged, check, together }: Decision,
): Promise<Published[]> {
  const names = releases.map(({ name }) => name);
  /** Those that are written: in a bucket the rest is done again when another change came between. */
  const done = new Map<string, Published>();
  try {
    await store.change(names.join(', '), async (write) => {
      const states = await readStates(store);
      const beside = await liveWith(store, states, releases);
      const left: { release: Release; known: Pointer | null }[] = [];
      for (const release of releases.filter(({ name }) => !done.has(name))) {
        const { name } = release;
        const state = states.get(name) ?? { kind: 'never-released' };
        const known = await lastKnown(store, name, state);
        const same = await unchanged?.(known, state);
        if (same) {
          done.set(name, same);
          continue;
        }
        check?.(known, release);
        checkBeside(release, beside, together);
        await checkNotRemoved(store, release);
        left.push({ release, known });
      }
      for (const { release, known } of left) {
        const { name, version, commit } = release;
        await writePointer(write, name, known, { ...facts, action: action(known), version, commit });
        const ended = known?.canary?.version === version ? undefined : known?.canary;
        done.set(name, { remote: name, version, changed: true, ...(ended && { endedCanary: ended }) });
      }
    });
  } catch (error) {
    if (done.size === 0) throw error;
    const written = [...done.keys()].join(', ');
    throw new InvalidRelease(`${written} changed, and the others did not: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const all: Published[] = [];
  for (const release of releases) {
    const one = done.get(release.name) as Published;
    const problem = one.changed && (await problemBeside(store, release, together));
    all.push({ ...one, ...(problem && { problem }) });
  }
  return all;
}
