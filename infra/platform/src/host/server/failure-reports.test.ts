import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Composition } from '../../protocol/composition';
import type { Release } from '../../protocol/release';
import { FAILURES_PER_MINUTE, receiveFailureReports } from './failure-reports';
import { Metrics, serveMetrics } from './metrics';
import { readHostSettings } from './settings';

const composition: Composition = {
  id: 'x',
  remotes: { 'mfe-forms': { version: '1.0.0-a', entry: '', paths: ['/contact'] } },
  unavailable: {},
  incomplete: false,
};
const crash = { kind: 'page-crashed', remote: 'mfe-forms', version: '1.0.0-a', path: '/contact' };

/** A release with this script. */
const release = (name: string, version: string, script: string) =>
  ({ name, version, files: [{ path: `web/js/${script}`, size: 1, sha256: '' }] }) as unknown as Release;

/** What is counted for \`release explain\`. */
let reported: object[];
let lines: Record<string, unknown>[];
let app: FastifyInstance;

beforeEach(() => {
  [lines, reported] = [[], []];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  app = fastify({
    logger: { level: 'warn', stream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: readHostSettings({ RELEASE_STORE: '/store', TRUST_PROXY: '1' }).trustProxy,
  });
  const metrics = new Metrics();
  serveMetrics(app, metrics);
  receiveFailureReports(app, {
    metrics,
    shell: release('shell', '2.0.0', 'main.0123abcd.js'),
    running: (name) => (name === 'mfe-forms' ? [release('mfe-forms', '1.0.0-a', 'contact.8f3a01bc.js')] : []),
    reported: { add: ({ name, version }, failure) => reported.push({ name, version, ...failure }) },
    ownPaths: ['/error/503'],
    composition: () => composition,
  });
});
afterEach(() => app.close());

const report = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/report/failures',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const counted = async () =>
  (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('site_failures_total{'));

test('a report is counted by kind, remote and version, and logged on one line', async () => {
  expect((await report(crash)).statusCode).toBe(204);
  await report(crash);
  await report({ ...crash, kind: 'unhandled-error', remote: 'shell', version: '2.0.0' });
  expect(await counted()).toEqual([
    'site_failures_total{kind="page-crashed",remote="mfe-forms",version="1.0.0-a"} 2',
    'site_failures_total{kind="unhandled-error",remote="shell",version="2.0.0"} 1',
  ]);
  expect(lines[0]).toMatchObject({ ...crash, msg: 'a failure in a browser' });
  expect(lines).toHaveLength(3);
});

test('an unknown name, version or path is counted and logged as other', async () => {
  await report({ ...crash, version: '0.9.0' });
  await report({ ...crash, remote: 'constructor', path: '/jan@bakkerij.example' });
  expect(await counted()).toEqual([
    'site_failures_total{kind="page-crashed",remote="mfe-forms",version="other"} 1',
    'site_failures_total{kind="page-crashed",remote="other",version="other"} 1',
  ]);
  expect(lines[1]).toMatchObject({ remote: 'other', path: 'other' });
  expect(JSON.stringify(lines)).not.toContain('bakkerij');
});

test.each([
  ['another kind', { ...crash, kind: 'render-failed' }, 400],
  ['a version that breaks the line', { ...crash, version: '1\n2' }, 400],
  ['something missing', { kind: 'page-crashed' }, 400],
  ['another type of value', { ...crash, path: { at: '/contact' } }, 400],
  ['no JSON', '{', 400],
  ['a place that names a site', { ...crash, frames: ['https://a.nl/a.8f3a01bc.js:1:2'] }, 400],
  ['a place that names a file without a hash', { ...crash, frames: ['jan-de-vries.js:1:2'] }, 400],
  ['a place with more in it', { ...crash, frames: ['contact.8f3a01bc.js?mail=jan:1:2'] }, 400],
  ['a place of two lines', { ...crash, frames: ['contact.8f3a01bc.js:1:2\nx'] }, 400],
  ['a place that is no text', { ...crash, frames: [{ line: 1 }] }, 400],
  ['more places than are reported', { ...crash, frames: Array(6).fill('contact.8f3a01bc.js:1:2') }, 400],
  ['more than a report needs', { ...crash, path: `/${'x'.repeat(2000)}` }, 413],
])('a report with %s is refused and not counted', async (_what, payload, status) => {
  const answer = await report(payload);
  expect([answer.statusCode, answer.body]).toEqual([status, '']);
  expect(await counted()).toEqual([]);
  expect(lines).toEqual([]);
});

test('the places in scripts of the release and of the shell are counted and logged, and others left out', async () => {
  const frames = ['evil.0000aaaa.js:1:1', 'contact.8f3a01bc.js:1:234', 'main.0123abcd.js:2:5678'];
  expect((await report({ ...crash, frames })).statusCode).toBe(204);
  const where = [
    'mfe-forms@1.0.0-a/web/js/contact.8f3a01bc.js:1:234',
    'shell@2.0.0/web/js/main.0123abcd.js:2:5678',
  ];
  const of = { name: 'mfe-forms', version: '1.0.0-a' };
  expect(reported).toEqual([{ ...of, kind: 'page-crashed', path: '/contact', frames: where }]);
  expect(lines).toEqual([expect.objectContaining({ ...crash, frame: where[0] })]);
  expect(lines[0]).not.toHaveProperty('frames');

  await report({ ...crash, version: '0.9.0', frames });
  expect(reported).toHaveLength(1);
});

test('additional properties of a report are not logged', async () => {
  await report({ ...crash, message: 'jan@bakkerij.example' });
  expect(JSON.stringify(lines)).not.toContain('bakkerij');
});

test('a text/plain report, which another site could send, is refused', async () => {
  expect((await report(crash, { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('one address that reports too much is refused, and others are not', async () => {
  const from = (address: string) => report(crash, { 'x-forwarded-for': address });
  for (let i = 0; i < FAILURES_PER_MINUTE.address; i++) expect((await from('1.1.1.1')).statusCode).toBe(204);
  const refused = await from('1.1.1.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await from('2.2.2.2')).statusCode).toBe(204);
});

test('forged X-Forwarded-For entries do not avoid the limit', async () => {
  const from = (madeUp: string) => report(crash, { 'x-forwarded-for': `${madeUp}, 1.1.1.1` });
  for (let i = 0; i < FAILURES_PER_MINUTE.address; i++) await from(`10.0.0.${i}`);
  expect((await from('10.1.0.1')).statusCode).toBe(429);
});

test('many addresses together cannot flood the log', async () => {
  for (let i = 0; i < FAILURES_PER_MINUTE.all; i++) await report(crash, { 'x-forwarded-for': `10.0.0.${i}` });
  expect((await report(crash, { 'x-forwarded-for': '10.1.0.1' })).statusCode).toBe(429);
  expect(lines).toHaveLength(FAILURES_PER_MINUTE.all);
});
