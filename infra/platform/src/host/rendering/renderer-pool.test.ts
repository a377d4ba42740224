import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api';
import { recordSpan, startTracing } from '@site/server';
import { Collector } from '../../../../testkit/src/collector';
import { until } from '../../../../testkit/src/until';
import type { RendererLimits } from './limits';
import type { RenderRequest } from './render';
import { RendererPool } from './renderer-pool';

/**
 * A renderer without React, in a real process: a release is a script that may define `load`, `check` and `render`, and a page is what
 * `render` returns for its path.
 */
const PROGRAM = `
  const exit = process.exit.bind(process);
  const { Socket } = require('node:net');
  const [answers, requests] = [new Socket({ fd: 3 }), new Socket({ fd: 4 })];
  const send = ({ html, ...m }, sent) =>
    answers.write((html ? Buffer.byteLength(html) + ' ' : '') + JSON.stringify(m) + '\\n' + (html ?? ''), sent);
  const fail = (kind) => (e) =>
    send({ type: 'failed', failure: { kind, reason: String(e?.message ?? e) } }, () => exit(1));
  process.on('uncaughtException', fail('uncaught-error'));
  process.on('unhandledRejection', fail('unhandled-rejection'));
  let release = {};
  const work = async (m) => {
    if (m.type === 'ping') return { type: 'pong' };
    if (m.type === 'load') { release = eval('(' + m.release.sources.code + ')'); release.load?.(); return { type: 'loaded' }; }
    if (m.type === 'check') { release.check?.(); return { type: 'checked', indexed: ['/een'] }; }
    const { path } = m.request.page;
    const html = path + ' ' + ((await release.render?.(path)) ?? process.pid);
    return { type: 'rendered', status: 200, html };
  };
  const answer = (m) => work(m).then(send, (e) => send({ type: 'threw', error: { message: e.message } }));
  require('node:readline').createInterface({ input: requests }).on('line', (line) => answer(JSON.parse(line)));
`;

let folder: string;
let failures: string[];
let lines: string[];
/** The span in which each line and each failure came. */
let spans: (Span | undefined)[];
let pool: RendererPool;
let afterFailure: () => void;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
  writeFileSync(path.join(folder, 'renderer.cjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  [failures, lines, spans] = [[], [], []];
  afterFailure = () => {};
});
afterEach(() => pool.end());

/** No limit counts, but for what a test is about. */
const LIMITS: RendererLimits = {
  load: 120_000,
  answer: 120_000,
  wait: 120_000,
  queue: 10,
  renderers: 2,
  heap: 64,
  memory: 400,
};

async function start(code: string, limits: Partial<RendererLimits> = {}): Promise<readonly string[]> {
  pool = new RendererPool({
    release: { remote: 'mfe-one', sources: { code }, settings: {} as never },
    renderer: {
      script: path.join(folder, 'renderer.cjs'),
      onLine: (line) => {
        lines.push(line);
        spans.push(trace.getActiveSpan());
      },
    },
    limits: { ...LIMITS, ...limits },
    onFailure: ({ kind, message }) => {
      failures.push(`${kind}: ${message}`);
      spans.push(trace.getActiveSpan());
      afterFailure();
    },
  });
  return pool.start({ watchMs: 0 });
}

const render = async (at: string) =>
  (await pool.render({ page: { path: at } } as RenderRequest)).html.toString();

/** Code that never comes to an end, and leaves the processor to others. */
const STAND_STILL = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** A release whose pages are rendered once `open` is called. */
function gated(): { code: string; open(): void } {
  const gate = path.join(folder, `${randomUUID()}.gate`);
  const code = `{ async render() {
    while (!require('node:fs').existsSync(${JSON.stringify(gate)})) await new Promise((go) => setTimeout(go, 10));
    return 'klaar';
  } }`;
  return { code, open: () => writeFileSync(gate, '') };
}

test('a release is loaded and checked, and renders pages until it ends', async () => {
  expect(await start('{ render: (path) => "van " + path }')).toEqual(['/een']);
  expect(await Promise.all([render('/een'), render('/twee')])).toEqual(['/een van /een', '/twee van /twee']);
  await pool.end();
  expect(failures).toEqual([]);
});

test.each([
  ['throws while it loads', '{ load() { throw new Error("kapot") } }', 'kapot'],
  ['throws while it is checked', '{ check() { throw new Error("kapot") } }', 'kapot'],
  ['ends its process', '{ load() { process.exit(0) } }', 'It ended its process with exit code 0.'],
  [
    'grows without end',
    '{ load() { const all = []; for (;;) all.push(new Array(1000).fill(1.5)); } }',
    'It ran out of memory: it may use 64 MB.',
  ],
])('a release that %s does not start', async (_what, code, reason) => {
  await expect(start(code)).rejects.toThrow(reason);
});

test('a release that never answers does not start', async () => {
  await expect(start(`{ load() { ${STAND_STILL} } }`, { load: 500 })).rejects.toThrow(
    'Loading it took more than 0.5 seconds.',
  );
});

test('a release that fails after its start is reported', async () => {
  await start('{ check() { setTimeout(() => { throw new Error("later") }, 50) } }');
  await until(() => failures.length > 0);
  expect(failures[0]).toBe('uncaught-error: later');
});

test('a renderer that fails while the server is too busy to notice says why, also when it is sent a request after that', async () => {
  await start('{ check() { setTimeout(() => { throw new Error("later") }, 50) } }');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await render('/een');
  expect(failures[0]).toBe('uncaught-error: later');
});

test('a renderer that ends is replaced, and its request is answered by another one', async () => {
  await start('{}');
  const pid = (await render('/een')).split(' ')[1];
  process.kill(Number(pid), 'SIGKILL');
  const next = (await render('/een')).split(' ')[1];
  expect(next).not.toBe(pid);
});

test('a page over which two renderers end fails; other pages are rendered meanwhile', async () => {
  await start(`{ render(path) { if (path === "/stuk") { ${STAND_STILL} } } }`, { answer: 600 });
  const broken = render('/stuk');
  const others = Promise.all(Array.from({ length: 5 }, () => render('/een')));
  await expect(broken).rejects.toThrow('Rendering /stuk took more than 0.6 seconds.');
  expect(await others).toHaveLength(5);
  expect(failures).toHaveLength(2);
});

test('a page that throws fails alone: its renderer goes on', async () => {
  await start('{ render(path) { if (path === "/stuk") throw new Error("kapot"); } }');
  const before = await render('/een');
  await expect(render('/stuk')).rejects.toThrow('kapot');
  expect(await render('/een')).toBe(before);
  expect(failures).toEqual([]);
});

test('a renderer that stands still between requests is replaced', async () => {
  await start(`{ check() { setTimeout(() => { ${STAND_STILL} }, 50) } }`, { answer: 600 });
  await until(() => failures.length > 0);
  expect(failures[0]).toBe('no-answer: Something that it does between requests took more than 0.6 seconds.');
});

test('a second renderer helps while the first one works', async () => {
  await start('{ render: () => new Promise((done) => setTimeout(() => done(process.pid), 150)) }');
  const pids = new Set<string>();
  await until(async () => {
    for (const pid of await Promise.all(Array.from({ length: 3 }, () => render('/een')))) pids.add(pid);
    return pids.size === 2;
  });
});

test('what renderers write, and how they end, is no part of the request that they were started for', async () => {
  const code = `{
    load() { console.log("geladen") },
    render: (path) => new Promise((done) => setTimeout(() => {
      if (path === "/stuk") throw new Error("later");
      done("");
    }, 150)),
  }`;
  const collector = await new Collector().open();
  const settings = { endpoint: collector.url, share: 1, service: 'shell' };
  const tracing = await startTracing(settings, { info() {}, warn() {} });
  const request = async () => {
    expect(trace.getActiveSpan()).toBeDefined();
    await start(code);
    await until(async () => {
      await Promise.all([render('/een'), render('/een')]);
      return lines.length === 2;
    });
    await expect(render('/stuk')).rejects.toThrow('later');
    await until(() => lines.length > 2);
  };
  await recordSpan('request', {}, request, ROOT_CONTEXT);
  await tracing?.stop();
  await collector.close();
  expect(failures).toEqual(['uncaught-error: later', 'uncaught-error: later']);
  expect(spans.filter(Boolean)).toEqual([]);
});

test('a request that waits too long, and one too many, is refused', async () => {
  const { code, open } = gated();
  await start(code, { renderers: 1, wait: 200, queue: 1 });
  const [first, second, third] = [render('/1'), render('/2'), render('/3')];
  await expect(third).rejects.toThrow('1 requests wait for a renderer.');
  await expect(second).rejects.toThrow('No renderer was free for 0.2 seconds.');
  open();
  expect(await first).toBe('/1 klaar');
});

test('requests are answered before the renderers end', async () => {
  const { code, open } = gated();
  await start(code, { renderers: 1 });
  const answers = Promise.all([render('/1'), render('/2')]);
  const ended = pool.end();
  open();
  expect(await answers).toEqual(['/1 klaar', '/2 klaar']);
  await ended;
});

test('requests over which a renderer ended wait behind the others, and what waits is not tried once the renderers are to end and none is left', async () => {
  await start('{ render(path) { if (path.startsWith("/stuk")) process.exit(1); } }', { renderers: 1 });
  const order: string[] = [];
  const done = (name: string) => () => order.push(name);
  const broken = render('/stuk').catch(done('stuk'));
  const others = Promise.all(['/een', '/twee'].map((path) => render(path).then(done(path))));
  await Promise.all([broken, others]);
  expect(order).toEqual(['/een', '/twee', 'stuk']);
  // Before another renderer is started.
  afterFailure = () => pool.end();
  const again = ['/stuk-1', '/een'].map((path) => render(path).catch(({ message }) => message));
  expect(await Promise.all(again)).toEqual(Array(2).fill('The renderers are ended.'));
  expect(failures).toHaveLength(3);
});

test('what a release writes to the console is passed on, and does not flood the server', async () => {
  await start(
    '{ load() { console.log("hallo"); }, render() { for (let i = 0; i < 1e6; i++) console.log("x".repeat(5000)); } }',
    // Node 24 keeps a record of each line until the loop ends, which must not meet its limit before the time is over.
    { heap: 300, answer: 600 },
  );
  expect(lines).toEqual(['hallo']);
  await expect(render('/een')).rejects.toThrow('took more than');
  expect(lines.length).toBeLessThan(500);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(500);
});
