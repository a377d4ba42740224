import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { makeLive, page, publishAtOnce, writeBuild, writeShellBuild } from './test-builds';
import { expectEachChangeOnce } from './test-concurrent-changes';

const PROCESSES = 8;
/** Each process tries so many changes. */
const CHANGES = process.env.CONCURRENT_CHANGES ?? '4';

let folder: string;
let bucket: TestBucket;
const before = { ...process.env };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concurrent-'));
  bucket = await startBucket();
  Object.assign(process.env, bucket.env, { RELEASE_CACHE: path.join(folder, 'cache') });
});
afterEach(async () => {
  await bucket.stop();
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

test.each(['folder', 'bucket'])(
  'of eight processes that release four remotes, and try canaries of them, at once in one %s, each reported change is in the history, once, and four readers see no other pointer',
  async (kind) => {
    const store = kind === 'bucket' ? bucket.location : path.join(folder, 'store');
    const program = path.join(import.meta.dirname, 'test-changes.ts');
    await expectEachChangeOnce(store, folder, async (builds) => {
      const args = builds.map(({ remote, version, dist }) => `${remote}=${version}=${dist}`);
      const outputs = await Promise.all(
        Array.from({ length: PROCESSES }, (_, seed) =>
          promisify(execFile)(
            process.execPath,
            ['--import', 'tsx', program, store, CHANGES, String(seed), ...args],
            { env: { ...process.env, TEST_CANARIES: '1' } },
          ),
        ),
      );
      return outputs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    });
  },
);

test.each([1, 2, 3, 4, 5])(
  'of four remotes that claim one path at the same moment at least three are refused, or told, round %i',
  async (round) => {
    const store = `${bucket.location}/round-${round}`;
    await makeLive(store, writeShellBuild(folder));
    const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
    const claims = names.map((name) => writeBuild(folder, { name, pages: [page('/een')] }));
    const outcomes = await publishAtOnce(store, claims);
    const said = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.problem : String(one.reason)));
    const told = said.filter((sentence) => sentence?.includes('claims /een, which is a page of mfe-'));
    expect(told.length).toBeGreaterThanOrEqual(3);
  },
);
