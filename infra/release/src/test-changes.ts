import { endCanary, setCanary } from './canary';
import { promote, publish, rollback } from './publish';
import { InvalidRelease } from './release';

/**
 * Publishes, promotes and rolls back remotes for some time, as a process of its own: `<store> <ms> <build> …`, each build with the name of
 * its remote and its version. With TEST_CANARIES=1 in its environment also makes and ends canaries. Writes a line of JSON for each change
 * that succeeded, and ends with 1 at an error that is no sentence.
 */
const [store = '', ms = '0', ...builds] = process.argv.slice(2);

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A line of what was done, as far as anything was. */
type Done = { changed: boolean; version: string };
const change = (remote: string, version: string, dist: string, by: string) => ({
  publish: (): Promise<Done> => publish({ store, dist, by }),
  rollback: (): Promise<Done> => rollback({ store, remote, by }),
  promote: (): Promise<Done> => promote({ store, remote, version, by }),
  canary: async (): Promise<Done> => {
    const percent = pick([1, 10, 50]);
    const { changed, canary } = await setCanary({ store, remote, version, percent, by });
    return { changed, version: canary.version };
  },
  'canary-end': async (): Promise<Done> => {
    const { ended } = await endCanary({ store, remote, by });
    return { changed: true, version: ended.version };
  },
});
const canaries = process.env.TEST_CANARIES === '1' ? (['canary', 'canary', 'canary-end'] as const) : [];
/** The first change is a canary: there may be time for few. */
let next: (typeof canaries)[number] | undefined = canaries[0];

for (const end = Date.now() + Number(ms); Date.now() < end; ) {
  const [remote, version, dist] = pick(builds).split('=') as [string, string, string];
  const action = next ?? pick(['publish', 'publish', 'rollback', 'promote', ...canaries] as const);
  next = undefined;
  const by = String(process.pid);
  try {
    const done = await change(remote, version, dist, by)[action]();
    if (done.changed) console.log(JSON.stringify({ remote, action, version: done.version, by }));
  } catch (error) {
    // Such as: there is nothing to go back to, or another version became live meanwhile.
    if (!(error instanceof InvalidRelease)) throw error;
  }
}
