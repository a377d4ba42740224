import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { makeLive, page, publishAtOnce, writeBuild, writeShellBuild } from './test-builds';

let folder: string;
let bucket: TestBucket;
const before = { ...process.env };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  bucket = await startBucket();
  Object.assign(process.env, bucket.env, { RELEASE_CACHE: path.join(folder, 'cache') });
});
afterEach(async () => {
  await bucket.stop();
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

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
