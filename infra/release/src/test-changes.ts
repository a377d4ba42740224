import { makeChanges } from './test-publisher';

/**
 * A publisher as a process of its own: `<store> <ms> <build> …`, which makes changes for so long, each build as `remote=version=folder`. With
 * TEST_CHANGES in its environment it tries so many changes instead, and what it does follows from TEST_SEED; with TEST_CANARIES=1 it also
 * makes and ends canaries. Writes a line of JSON for each change that succeeded, and ends with 1 at an error that is no sentence.
 */

// How long a request may take is not what publishers test, and a machine on which many of them run may be slow.
AbortSignal.timeout = () => new AbortController().signal;

const [store = '', ms = '0', ...builds] = process.argv.slice(2);
const end = Date.now() + Number(ms);
const changes = Number(process.env.TEST_CHANGES ?? 0);
const lines = await makeChanges({
  store,
  builds: builds.map((build) => {
    const [remote = '', version = '', dist = ''] = build.split('=');
    return { remote, version, dist };
  }),
  by: String(process.pid),
  seed: Number(process.env.TEST_SEED ?? 0),
  goesOn: (done) => (changes > 0 ? done < changes : Date.now() < end),
  canaries: process.env.TEST_CANARIES === '1',
});
for (const line of lines) console.log(line);
