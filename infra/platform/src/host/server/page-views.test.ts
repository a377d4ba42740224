import fastify, { type FastifyInstance } from 'fastify';
import { Metrics, serveMetrics } from './metrics';
import { MonitoredViews, receivePageViews, VIEWS_PER_MINUTE } from './page-views';
import { readHostSettings } from './settings';

let app: FastifyInstance;
let views: MonitoredViews;
let takenBack: string[];
/** The versions that visitors get of mfe-one, the live one first. */
let running: string[];
/** What each version is compared with. */
let before: Record<string, string>;

beforeEach(() => {
  [running, takenBack, before] = [['1', '2'], [], { '2': '1' }];
  const trustProxy = readHostSettings({ RELEASE_STORE: '/store', TRUST_PROXY: '1' }).trustProxy;
  app = fastify({ trustProxy });
  const metrics = new Metrics();
  serveMetrics(app, metrics);
  const live = {
    running: (name: string) =>
      name === 'mfe-one' ? running.map((version) => ({ version, pages: [{ path: '/een' }] }) as never) : [],
    versionBefore: (_name: string, version: string) => before[version],
    quarantine: async (remote: string, version: string, reason: string) =>
      void takenBack.push(`${remote} ${version}: ${reason}`),
  };
  views = new MonitoredViews({ reconciler: live, metrics });
  receivePageViews(app, views);
});
afterEach(() => app.close());

const view = (version: string, more: object = {}) => ({ remote: 'mfe-one', version, path: '/een', ...more });
const report = (payload: unknown, address = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/report/views',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify(payload),
  });
/** Page views of different visitors. */
const visits = async (count: number, version: string, failure?: string, from = 1) => {
  for (let i = from; i < from + count; i++) {
    await report(view(version), `198.51.${i}.1`);
    if (failure) await report(view(version, { failure }), `198.51.${i}.1`);
  }
};
const counted = async () =>
  (await app.inject('/metrics')).body
    .split('\n')
    .filter((line) => /^site_(failed_)?page_views_total\{/.test(line));

test('page views are counted by remote and version, and so are those that fail', async () => {
  expect((await report(view('1'))).statusCode).toBe(204);
  await report(view('2'));
  await report(view('2', { failure: 'page-crashed' }));
  expect(await counted()).toEqual([
    'site_page_views_total{remote="mfe-one",version="1"} 1',
    'site_page_views_total{remote="mfe-one",version="2"} 1',
    'site_failed_page_views_total{remote="mfe-one",version="2"} 1',
  ]);
});

test('a version that is not running is not counted, and an invalid report is refused', async () => {
  expect((await report(view('3'))).statusCode).toBe(204);
  expect((await report({ ...view('1'), remote: 'mfe-two' })).statusCode).toBe(204);
  for (const wrong of [{}, view('1', { failure: 'rain' }), { ...view('1'), version: '<' }]) {
    expect((await report(wrong)).statusCode).toBe(400);
  }
  expect(await counted()).toEqual([]);
});

test('a canary whose page views fail in browsers is taken back at the failure in the fifth network, with the reason', async () => {
  await visits(30, '1');
  await visits(4, '2', 'page-crashed');
  expect(takenBack).toEqual([]);
  await visits(1, '2', 'page-crashed', 5);
  expect(takenBack).toEqual([
    'mfe-one 2: In browsers 5 of 5 page views failed, and of 1 0 of 30 page views. The last one: page-crashed at /een.',
  ]);
});

test('a version that fails no more than the one before it stays', async () => {
  await visits(40, '1', 'unhandled-error');
  await visits(40, '2', 'unhandled-error', 100);
  expect(takenBack).toEqual([]);
});

test('a version without one to go back to stays', async () => {
  before = {};
  await visits(10, '2', 'page-crashed');
  expect(takenBack).toEqual([]);
});

test('one visitor cannot have a version taken back, nor keep it', async () => {
  for (let i = 0; i < 30; i++) {
    await report(view('2'));
    await report(view('2', { failure: 'page-crashed' }));
  }
  expect(takenBack).toEqual([]);
  expect(await counted()).toEqual([
    'site_page_views_total{remote="mfe-one",version="2"} 20',
    'site_failed_page_views_total{remote="mfe-one",version="2"} 2',
  ]);
  await visits(4, '2', 'page-crashed');
  expect(takenBack).toHaveLength(1);
});

test('nobody takes a version back with all the addresses that he may easily have', async () => {
  for (let i = 1; i <= 50; i++) {
    await report(view('2', { failure: 'page-crashed' }), `2001:db8:1:${i}00::1`);
    await report(view('2', { failure: 'page-crashed' }), `192.0.2.${i}`);
  }
  expect(takenBack).toEqual([]);
});

test('a failure that is reported before its page view counts', async () => {
  for (let i = 1; i <= 5; i++) await report(view('2', { failure: 'page-not-loaded' }), `198.51.${i}.1`);
  expect(takenBack).toHaveLength(1);
});

test('a page that the server does not render counts as failed', async () => {
  const page = { kind: 'remote-page', owner: { remote: 'mfe-one', version: '2' }, path: '/een' } as const;
  for (let i = 1; i <= 5; i++) views.countUnrendered(page, `198.51.${i}.1`);
  expect(takenBack).toHaveLength(1);
  views.countUnrendered({ ...page, kind: 'not-found' }, '198.51.9.1');
  expect(await counted()).toHaveLength(2);
});

test('a version that is published again starts anew', async () => {
  await visits(5, '2', 'page-crashed');
  await visits(4, '2', 'page-crashed', 10);
  expect(takenBack).toHaveLength(1);
  await visits(1, '2', 'page-crashed', 14);
  expect(takenBack).toHaveLength(2);
});

test('more reports from one address than visitors make are refused', async () => {
  const statuses: number[] = [];
  for (let i = 0; i <= VIEWS_PER_MINUTE.address; i++) statuses.push((await report(view('1'))).statusCode);
  expect(statuses.at(-2)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});
