import { InvalidRelease } from '../protocol/release';
import { endCanary, setCanary } from './canary';
import { publish, setLive } from './publish';
import { rollback } from './rollback';

export interface PublisherOptions {
  store: string;
  /** Each with the name of its remote and its version. */
  builds: readonly { remote: string; version: string; dist: string }[];
  /** Who it is, for the history. */
  by: string;
  /** What it does follows from this number. */
  seed: number;
  /** Says whether it does one thing more. @param done how many it has tried */
  goesOn: (done: number) => boolean;
  /** Makes and ends canaries too, and begins with one. */
  canaries?: boolean;
}

/** A line of what was done, as far as anything was. */
type Done = { changed: boolean; version: string };

/**
 * Publishes remotes, makes versions of them live and rolls them back, one change after the other, as a pipeline does. What is refused is
 * left, such as when there is nothing to go back to.
 *
 * @returns a line of JSON for each change that succeeded
 */
export async function makeChanges({
  store,
  builds,
  by,
  seed,
  goesOn,
  canaries = false,
}: PublisherOptions): Promise<string[]> {
  const pick = pickerOf(seed);
  const change = (remote: string, version: string, dist: string) => ({
    publish: (): Promise<Done> => publish({ store, dist, by }),
    rollback: async () => (await rollback({ store, remotes: [remote], by }))[0] as Done,
    live: (): Promise<Done> => setLive({ store, remote, version, by }),
    canary: async (): Promise<Done> => {
      const { changed, canary } = await setCanary({ store, remote, version, percent: pick([1, 10, 50]), by });
      return { changed, version: canary.version };
    },
    'canary-end': async (): Promise<Done> => {
      const { ended } = await endCanary({ store, remote, by });
      return { changed: true, version: ended.version };
    },
  });
  const ofCanaries = canaries ? (['canary', 'canary', 'canary-end'] as const) : [];
  const lines: string[] = [];
  for (let done = 0; goesOn(done); done++) {
    const { remote, version, dist } = pick(builds);
    const chosen = pick(['publish', 'publish', 'rollback', 'live', ...ofCanaries] as const);
    const action = canaries && done === 0 ? 'canary' : chosen;
    try {
      const { changed, version: now } = await change(remote, version, dist)[action]();
      const asked = action === 'rollback' ? 'live' : action;
      if (changed) lines.push(JSON.stringify({ remote, action: asked, version: now, by }));
    } catch (error) {
      // Such as: another version became live meanwhile.
      if (!(error instanceof InvalidRelease)) throw error;
    }
  }
  return lines;
}

/** Picks from lists, the same each time for a seed (a linear congruential generator). */
function pickerOf(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as (typeof list)[number];
  };
}
