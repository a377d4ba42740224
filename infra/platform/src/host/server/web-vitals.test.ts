import fastify, { type FastifyInstance } from 'fastify';
import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import type { Composition } from '../../protocol/composition';
import { VITALS } from '../../protocol/vitals';
import { Metrics, serveMetrics } from './metrics';
import { receiveWebVitals, VITALS_PER_MINUTE } from './web-vitals';

const compositionWith = (version: string): Composition => ({
  id: version,
  remotes: { 'mfe-forms': { version, entry: '', paths: ['/contact'] } },
  unavailable: {},
  incomplete: false,
});
const slow = { name: 'LCP', value: 4.2, remote: 'mfe-forms', version: '1.0.0-a', path: '/contact' };

let app: FastifyInstance;
let change: (composition: Composition) => void;

beforeEach(() => {
  app = fastify({ trustProxy: true });
  const metrics = new Metrics();
  serveMetrics(app, metrics);
  const onChange = (listener: typeof change) => {
    change = listener;
  };
  const live = { composition: compositionWith('1.0.0-a'), onChange };
  receiveWebVitals(app, {
    registry: metrics.registry,
    shellVersion: '2.0.0',
    ownPaths: ['/error/503'],
    reconciler: live,
  });
});
afterEach(() => app.close());

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/report/vitals',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const report = (...vitals: object[]) => post({ device: 'mobile', vitals });
/** The lines of `/metrics` of what was measured, without the buckets. */
const counted = async () =>
  (await app.inject('/metrics')).body
    .split('\n')
    .filter((line) => /^site_web_vitals_\w+\{/.test(line) && !line.includes('_bucket{'));
const bucketsOf = async (name: string) =>
  [
    ...(await app.inject('/metrics')).body.matchAll(
      new RegExp(`^${name}_bucket{le="([^"]+)".*} (\\d+)$`, 'gm'),
    ),
  ].map(([, limit, count]) => [limit, count].join(': '));

test('the limits are those of Core Web Vitals', () => {
  const limits = (thresholds: readonly number[], unit: number) => ({
    good: Number(thresholds[0]) / unit,
    poor: Number(thresholds[1]) / unit,
  });
  expect(VITALS).toEqual({
    LCP: limits(LCPThresholds, 1000),
    INP: limits(INPThresholds, 1000),
    CLS: limits(CLSThresholds, 1),
  });
});

test('what a browser measured is counted by remote, version and kind of device, and a poor value by its page', async () => {
  const inp = { ...slow, name: 'INP', value: 0.1 };
  const cls = { name: 'CLS', value: 0.12, remote: 'shell', version: '2.0.0', path: '*' };
  expect((await report(slow, inp, cls)).statusCode).toBe(204);
  expect(await counted()).toEqual([
    'site_web_vitals_lcp_seconds_sum{remote="mfe-forms",version="1.0.0-a",device="mobile"} 4.2',
    'site_web_vitals_lcp_seconds_count{remote="mfe-forms",version="1.0.0-a",device="mobile"} 1',
    'site_web_vitals_inp_seconds_sum{remote="mfe-forms",version="1.0.0-a",device="mobile"} 0.1',
    'site_web_vitals_inp_seconds_count{remote="mfe-forms",version="1.0.0-a",device="mobile"} 1',
    'site_web_vitals_cls_sum{remote="shell",version="2.0.0",device="mobile"} 0.12',
    'site_web_vitals_cls_count{remote="shell",version="2.0.0",device="mobile"} 1',
    'site_web_vitals_poor_total{name="LCP",remote="mfe-forms",page="/contact"} 1',
  ]);
  expect(await bucketsOf('site_web_vitals_lcp_seconds')).toEqual(
    expect.arrayContaining(['2.5: 0', '4: 0', '6: 1', '+Inf: 1']),
  );
  expect(await bucketsOf('site_web_vitals_inp_seconds')).toEqual(
    expect.arrayContaining(['0.2: 1', '0.5: 1']),
  );
  expect(await bucketsOf('site_web_vitals_cls')).toEqual(expect.arrayContaining(['0.1: 0', '0.25: 1']));
});

test.each([
  ['another remote', { remote: 'constructor' }],
  ['another version', { version: '0.9.0' }],
  ['an address instead of a page', { path: '/contact?naam=Jan' }],
  ['a page of another remote', { remote: 'shell', version: '2.0.0' }],
])('a value of %s is not counted', async (_what, change) => {
  expect((await report({ ...slow, ...change })).statusCode).toBe(204);
  expect(await counted()).toEqual([]);
});

test.each([
  ['another name', { vitals: [{ ...slow, name: 'FID' }] }, 400],
  ['a negative value', { vitals: [{ ...slow, value: -1 }] }, 400],
  ['a value beyond all experience', { vitals: [{ ...slow, value: 1e9 }] }, 400],
  ['no value', { vitals: [{ ...slow, value: undefined }] }, 400],
  ['no values', { vitals: [] }, 400],
  ['too many values', { vitals: [slow, slow, slow, slow] }, 400],
  ['another kind of device', { device: 'Pixel 7' }, 400],
  ['more than a report needs', { vitals: [{ ...slow, path: `/${'x'.repeat(2000)}` }] }, 413],
])('a report with %s is refused and not counted', async (_what, part, status) => {
  const answer = await post({ device: 'mobile', vitals: [slow], ...part });
  expect([answer.statusCode, answer.body]).toEqual([status, '']);
  expect(await counted()).toEqual([]);
});

test.each(['{', 'null', '[]', '7'])('a report of %s is refused', async (payload) => {
  expect((await post(payload)).statusCode).toBe(400);
});

test('values of a version before the live one are counted, and those of the oldest make room for the newest', async () => {
  for (const version of ['1.0.0-b', '1.0.0-c']) change(compositionWith(version));
  await report(slow, { ...slow, version: '1.0.0-c' });
  const versions = async () =>
    (await counted()).flatMap((line) => /_count\{.*version="([^"]+)"/.exec(line)?.slice(1) ?? []);
  expect(await versions()).toEqual(['1.0.0-a', '1.0.0-c']);

  change(compositionWith('1.0.0-d'));
  expect(await versions()).toEqual(['1.0.0-c']);
  await report(slow);
  expect(await versions()).toEqual(['1.0.0-c']);
});

test('one address that reports too much is refused, and others are not', async () => {
  const from = (address: string) =>
    post({ device: 'desktop', vitals: [slow] }, { 'x-forwarded-for': address });
  for (let i = 0; i < VITALS_PER_MINUTE.address; i++) expect((await from('1.1.1.1')).statusCode).toBe(204);
  expect((await from('1.1.1.1')).statusCode).toBe(429);
  expect((await from('2.2.2.2')).statusCode).toBe(204);
});
