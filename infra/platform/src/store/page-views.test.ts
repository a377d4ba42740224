import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PageViewsSince, readPrometheusCounts, readShellCounts } from './page-views';
import { startTestShell, type TestShell } from './test-shell';

let folder: string;
let shell: TestShell;
let servers: http.Server[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-views-'));
  mkdirSync(path.join(folder, 'mfe-one'));
  writeFileSync(path.join(folder, 'mfe-one/current.json'), JSON.stringify({ version: '1', at: 'then' }));
  shell = await startTestShell(folder, 'mfe-one');
  shell.visits = 100;
  servers = [];
});
afterEach(() => {
  shell.close();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const reading = (processes: Record<string, Record<string, [views: number, failed: number]>>) => ({
  problems: [],
  processes: new Map(
    Object.entries(processes).map(([process, counts]) => [
      process,
      new Map(Object.entries(counts).map(([version, [views, failed]]) => [version, { views, failed }])),
    ]),
  ),
});

test('page views are counted since the first reading, of all processes together', () => {
  const since = new PageViewsSince();
  since.add(reading({ a: { '1': [100, 5] }, b: {} }));
  expect(since.of('1')).toEqual({ views: 0, failed: 0 });
  since.add(reading({ a: { '1': [110, 6], '2': [3, 1] }, b: { '1': [7, 0] } }));
  expect(since.of('1')).toEqual({ views: 17, failed: 1 });
  expect(since.of('2')).toEqual({ views: 3, failed: 1 });
});

test('a process that starts again counts from 0, one that ends keeps what it counted, one that comes later counts from then', () => {
  const since = new PageViewsSince();
  since.add(reading({ a: { '1': [100, 5] }, b: { '1': [50, 0] } }));
  since.add(reading({ a: { '1': [120, 5] }, b: { '1': [60, 2] } }));
  since.add(reading({ a: { '1': [4, 1] }, c: { '1': [1000, 100] } }));
  since.add(reading({ a: { '1': [9, 1] }, c: { '1': [1001, 100] } }));
  expect(since.of('1')).toEqual({ views: 20 + 10 + 9 + 1, failed: 2 + 1 });
});

test('a page view that failed is one, also when it was counted before', () => {
  const since = new PageViewsSince();
  since.add(reading({ a: { '1': [10, 0] } }));
  since.add(reading({ a: { '1': [10, 3] } }));
  expect(since.of('1')).toEqual({ views: 3, failed: 3 });
});

test('the counters of shells are read for one remote, and one that does not say them is named', async () => {
  shell.failing['1'] = 0.1;
  const { processes, problems } = await readShellCounts([shell.address, 'http://127.0.0.1:1'], 'mfe-one');
  expect([...processes]).toEqual([[shell.address, new Map([['1', { views: 100, failed: 10 }]])]]);
  expect(problems).toEqual([
    'http://127.0.0.1:1 does not say its page views: connect ECONNREFUSED 127.0.0.1:1',
  ]);
  await expect(readShellCounts(['shell:9090'], 'mfe-one')).rejects.toThrow('is no address of a shell');
});

test.each([
  [{ status: 404, body: 'Not found' }, 'it answers 404.'],
  [
    { status: 200, body: '<p>Hallo</p>' },
    'it has no site_page_views_total, so it is an older shell, or none.',
  ],
])('what answers %j instead is said', async (instead, problem) => {
  shell.instead = instead;
  const { processes, problems } = await readShellCounts([shell.address], 'mfe-one');
  expect([processes.size, problems]).toEqual([
    0,
    [`${shell.address} does not say its page views: ${problem}`],
  ]);
});

test('a shell that has not counted any page view yet is one', async () => {
  shell.instead = { status: 200, body: '# TYPE site_page_views_total counter\n' };
  expect(await readShellCounts([shell.address], 'mfe-one')).toEqual({
    processes: new Map([[shell.address, new Map()]]),
    problems: [],
  });
});

/** A Prometheus server with this answer. @returns its address, and what it was asked */
async function startPrometheus(answer: unknown): Promise<{ port: number; requests: http.IncomingMessage[] }> {
  const requests: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, requests };
}

const vector = (...samples: [name: string, instance: string, version: string, value: string][]) => ({
  status: 'success',
  data: {
    resultType: 'vector',
    result: samples.map(([__name__, instance, version, value]) => ({
      metric: { __name__, instance, job: 'shell', remote: 'mfe-one', version },
      value: [1_700_000_000, value],
    })),
  },
});

test('the counters of all shells are read from Prometheus, each process by its labels', async () => {
  const { port, requests } = await startPrometheus(
    vector(
      ['site_page_views_total', 'a:9090', '1', '100'],
      ['site_failed_page_views_total', 'a:9090', '1', '2'],
      ['site_page_views_total', 'a:9090', '2', '10'],
      ['site_page_views_total', 'b:9090', '1', '50'],
      ['site_remote_live', 'b:9090', '1', '1'],
      ['site_remote_live', 'c:9090', '1', '1'],
    ),
  );
  const { processes, problems } = await readPrometheusCounts(
    `http://anna:geheim@127.0.0.1:${port}/prometheus/`,
    'mfe-one',
  );
  expect(problems).toEqual([]);
  expect([...processes.values()]).toEqual([
    new Map([
      ['1', { views: 100, failed: 2 }],
      ['2', { views: 10, failed: 0 }],
    ]),
    new Map([['1', { views: 50, failed: 0 }]]),
    // It has not counted any page view yet.
    new Map(),
  ]);
  const { url, headers } = requests[0] as http.IncomingMessage;
  expect(url).toMatch(/^\/prometheus\/api\/v1\/query\?query=/);
  expect(new URL(url ?? '', 'http://p').searchParams.get('query')).toBe(
    '{__name__=~"site_page_views_total|site_failed_page_views_total|site_remote_live",remote="mfe-one"}',
  );
  expect(headers.authorization).toBe(`Basic ${Buffer.from('anna:geheim').toString('base64')}`);
  await readPrometheusCounts(`http://127.0.0.1:${port}`, 'mfe-one', 'token');
  expect(requests[1]?.headers.authorization).toBe('Bearer token');
});

test.each<[unknown, string]>([
  [vector(), 'it knows no shell with mfe-one (site_remote_live).'],
  ['<p>Log in</p>', 'it does not answer as Prometheus does.'],
  [{ status: 'success', data: { resultType: 'scalar', result: [1, '2'] } }, 'it does not answer as'],
])('a Prometheus that answers %j is said to do so, without its password', async (answer, problem) => {
  const { port } = await startPrometheus(answer);
  const { processes, problems } = await readPrometheusCounts(`http://a:geheim@127.0.0.1:${port}`, 'mfe-one');
  expect(processes.size).toBe(0);
  expect(problems).toEqual([
    expect.stringContaining(`http://127.0.0.1:${port}/ does not say the page views: ${problem}`),
  ]);
});

test('what is no address of a Prometheus is said in a sentence', async () => {
  await expect(readPrometheusCounts('prometheus:9090', 'mfe-one')).rejects.toThrow(
    '--prometheus is an address such as http://prometheus:9090.',
  );
});
