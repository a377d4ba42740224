import { promote, publish, rollback } from './publish';
import { InvalidRelease } from './release';

/**
 * Publishes, promotes and rolls back remotes for some time, as a process of its own: `<store> <ms> <build> …`, each build with the name of
 * its remote and its version. Writes a line of JSON for each change that succeeded, and ends with 1 at an error that is no sentence.
 */
const [store = '', ms = '0', ...builds] = process.argv.slice(2);

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

for (const end = Date.now() + Number(ms); Date.now() < end; ) {
  const [remote, version, dist] = pick(builds).split('=') as [string, string, string];
  const action = pick(['publish', 'publish', 'rollback', 'promote'] as const);
  const by = String(process.pid);
  try {
    const done = await {
      publish: () => publish({ store, dist, by }),
      rollback: () => rollback({ store, remote, by }),
      promote: () => promote({ store, remote, version, by }),
    }[action]();
    if (done.changed) console.log(JSON.stringify({ remote, action, version: done.version, by }));
  } catch (error) {
    // Such as: there is nothing to go back to, or another version became live meanwhile.
    if (!(error instanceof InvalidRelease)) throw error;
  }
}
