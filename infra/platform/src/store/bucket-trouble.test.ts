import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { command } from './test-command';

let bucket: TestBucket;
let folder: string;
let store: string;
const before = { ...process.env };

beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(path.join(os.tmpdir(), 'bucket-trouble-'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

let run = 0;
beforeEach(() => {
  bucket.become('right');
  const { AWS_PROFILE, ...inherited } = before;
  process.env = { ...inherited, ...bucket.env, AWS_EC2_METADATA_DISABLED: 'true', HOME: folder };
  run += 1;
  // The credentials of an address are read once.
  store = `${bucket.location}/run-${run}`;
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
});

test.each<[string, () => void, string]>([
  [
    'a key that does not exist',
    () => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'nobody' }),
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
      delete process.env.AWS_ACCESS_KEY_ID;
      delete process.env.AWS_SECRET_ACCESS_KEY;
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
    () => {
      bucket.become('silent');
      const { timeout } = AbortSignal;
      jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
    },
    `The bucket s3://releases does not answer in time.`,
  ],
])('with %s the release command says one sentence and ends with 1', async (_what, prepare, sentence) => {
  // The pauses of the client before it tries again are random, from 0.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  prepare();
  expect(await command('status', '--store', store)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
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
  expect(await command('status', '--store', store)).toEqual({
    code: 0,
    stdout: `Nothing is released in ${store}.\n`,
    stderr: '',
  });
});

// The error of a connection is of another realm than that of Jest.
test('with a bucket that hangs up the program says one sentence and ends with 1', async () => {
  bucket.become('refusing');
  const program = path.join(import.meta.dirname, 'cli.ts');
  const args = ['--import', 'tsx', program, 'status', '--store', store];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, args, { env: process.env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
  expect(ended).toEqual({ code: 1, stdout: '', stderr: 'The bucket s3://releases hangs up.\n' });
});
