import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';

let bucket: TestBucket;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(path.join(os.tmpdir(), 'bucket-trouble-'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  bucket.become('right');
  const { AWS_PROFILE, ...inherited } = process.env;
  env = { ...inherited, ...bucket.env, AWS_EC2_METADATA_DISABLED: 'true', HOME: folder };
});

// Each test starts a process.
jest.setTimeout(60_000);

/** Runs the release command. @returns what it says, and its exit code */
function command(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = path.join(import.meta.dirname, 'cli.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const SITE = 's3://releases/site';

test.each<[string, () => void, string]>([
  [
    'a key that does not exist',
    () => Object.assign(env, { AWS_ACCESS_KEY_ID: 'nobody' }),
    `The bucket s3://releases refuses these credentials (InvalidAccessKeyId).`,
  ],
  [
    'a secret that is wrong',
    () => bucket.become('with another secret'),
    `The bucket s3://releases refuses these credentials (SignatureDoesNotMatch).`,
  ],
  [
    'no credentials',
    () => {
      delete env.AWS_ACCESS_KEY_ID;
      delete env.AWS_SECRET_ACCESS_KEY;
    },
    `The bucket s3://releases needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role.`,
  ],
  [
    'a bucket that does not exist',
    () => bucket.become('without the bucket'),
    `The bucket s3://releases does not exist.`,
  ],
  [
    'a clock that is wrong',
    () => bucket.become('with another clock'),
    `The bucket s3://releases does not accept the time of this machine: set its clock.`,
  ],
  [
    'a bucket that answers 503',
    () => bucket.become('unavailable'),
    `The bucket s3://releases answers 503 (SlowDown).`,
  ],
  [
    'a bucket that does not answer',
    () => bucket.become('silent'),
    `The bucket s3://releases does not answer in time.`,
  ],
  ['a bucket that hangs up', () => bucket.become('refusing'), `The bucket s3://releases hangs up.`],
])('with %s the release command says one sentence and ends with 1', async (_what, prepare, sentence) => {
  prepare();
  const { code, stdout, stderr } = await command('status', '--store', SITE);
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
});

test('an address that is no bucket, and one over HTTP to which nothing can be published, are refused in one sentence', async () => {
  expect(await command('status', '--store', 's3://')).toMatchObject({
    code: 1,
    stderr: 's3:// is no address of a bucket, such as s3://releases/site.\n',
  });
  expect(await command('rollback', 'mfe-one', '--store', 'https://cdn.example/releases')).toMatchObject({
    code: 1,
    stderr:
      'Nothing can be written to https://cdn.example/releases: name the bucket itself (s3://…), or a folder.\n',
  });
});

test('an empty bucket is one in which nothing is released', async () => {
  expect(await command('status', '--store', SITE)).toEqual({
    code: 0,
    stdout: `Nothing is released in ${SITE}.\n`,
    stderr: '',
  });
});
