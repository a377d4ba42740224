import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { expectEachChangeOnce } from './test-concurrent-changes';
import { makeChanges } from './test-publisher';

/** Each publisher tries so many changes. */
const CHANGES = 3;

let folder: string;
let bucket: TestBucket;
const before = { ...process.env };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concurrent-'));
  bucket = await startBucket();
  Object.assign(process.env, bucket.env, { RELEASE_CACHE: path.join(folder, 'cache') });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bucket.stop();
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

test.each(['folder', 'bucket'])(
  'of four publishers that release four remotes, and try canaries of them, at once in one %s, each reported change is in the history, once, and four readers see no other pointer',
  async (kind) => {
    const store = kind === 'bucket' ? bucket.location : path.join(folder, 'store');
    await expectEachChangeOnce(store, folder, async (builds) => {
      const publishers = [1, 2, 3, 4].map((seed) =>
        makeChanges({
          store,
          builds,
          by: `publisher ${seed}`,
          seed,
          goesOn: (done) => done < CHANGES,
          canaries: true,
        }),
      );
      return (await Promise.all(publishers)).flat();
    });
  },
);
