import { makeChanges } from './test-publisher';

/**
 * A publisher as a process of its own: `<store> <changes> <seed> <build> …`, which tries so many changes, each build as
 * `remote=version=folder`; what it does follows from the seed. With TEST_CANARIES=1 in its environment it also makes and ends canaries.
 * Writes a line of JSON for each change that succeeded, and ends with 1 at an error that is no sentence.
 */

// How long a request may take is not what publishers test, and a machine on which many of them run may be slow.
AbortSignal.timeout = () => new AbortController().signal;

const [store = '', changes = '', seed = '', ...builds] = process.argv.slice(2);
const lines = await makeChanges({
  store,
  builds: builds.map((build) => {
    const [remote = '', version = '', dist = ''] = build.split('=');
    return { remote, version, dist };
  }),
  by: String(process.pid),
  seed: Number(seed),
  goesOn: (done) => done < Number(changes),
  canaries: process.env.TEST_CANARIES === '1',
});
for (const line of lines) console.log(line);
