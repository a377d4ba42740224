import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withCompleteBuild } from './watched-build';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'watched-build-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** The compiler completes a build at this second. The file appears with that time: the code under test looks at any moment. */
function complete(second: number): void {
  const unfinished = path.join(dist, 'unfinished');
  writeFileSync(unfinished, '{}');
  utimesSync(unfinished, second, second);
  renameSync(unfinished, path.join(dist, 'release.json'));
}
const begin = () => rmSync(path.join(dist, 'release.json'));

test('a build that is being replaced is waited for', async () => {
  const done = withCompleteBuild(dist, async (completed) => completed);
  complete(5);
  expect(await done).toBe(5000);
});

test('what fails with a build that was replaced meanwhile is done again with the next one', async () => {
  complete(1);
  const seen: number[] = [];
  await withCompleteBuild(dist, async (completed, assertCurrent) => {
    seen.push(completed);
    if (completed === 1000) {
      begin();
      setTimeout(() => complete(2));
    }
    await assertCurrent();
  });
  expect(seen).toEqual([1000, 2000]);
});

test('what fails with a build that is still there fails', async () => {
  complete(1);
  const work = async () => {
    throw new Error('It does not render.');
  };
  await expect(withCompleteBuild(dist, work)).rejects.toThrow('It does not render.');
});

test('nothing is waited for after a stop', async () => {
  const stop = new AbortController();
  const done = withCompleteBuild(dist, async () => {}, stop.signal);
  stop.abort(new Error('Stopped.'));
  await expect(done).rejects.toThrow('Stopped.');
});
