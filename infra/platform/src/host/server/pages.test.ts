import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTracing, traceRequests } from '@site/server';
import fastify, { type FastifyInstance } from 'fastify';
import { Collector } from '../../../../testkit/src/collector';
import type { Release } from '../../protocol/release';
import type { Reconciler } from '../composition/reconciler';
import type { StartedRelease } from '../composition/release-starter';
import { compose } from '../composition/renderable-composition';
import type { PageAnswer, RenderRequest } from '../rendering/render';
import { ReleaseThrew, RendererFailure, RendererGone } from '../rendering/renderer';
import { RenderersBusy } from '../rendering/renderer-pool';
import { Metrics } from './metrics';
import { type Announcing, servePages } from './pages';
import { testSite } from './test-site';
import { isTraced } from './traces';

const release = {
  name: 'mfe-one',
  version: '1',
  pages: [
    { path: '/faq', personal: false, query: ['q'], chunks: [] },
    { path: '/klant', personal: true, query: ['q'], chunks: [] },
  ],
  files: [{ path: 'node/js/faq.js', size: 1, sha256: '' }],
} as unknown as Release;

let render: jest.Mock<Promise<PageAnswer>, [RenderRequest]>;
let app: FastifyInstance;
let metrics: Metrics;
/** What is counted for `release explain`. */
let reported: object[];
let live: Pick<Reconciler, 'current' | 'composition' | 'onChange'>;

/** The composition of this release. */
const composed = (of: Release, renderWith: StartedRelease['renderers']['render']) =>
  compose(
    new Map([
      ['mfe-one', { release: of, renderers: { render: renderWith, end: async () => {} }, indexed: [] }],
    ]),
    ['mfe-one'],
    {},
  );

beforeEach(() => {
  render = jest.fn(async ({ page }) => ({ status: 200, html: Buffer.from(`<h1>${page.address}</h1>`) }));
  const current = composed(release, render);
  live = { current, composition: current.composition, onChange: () => () => {} };
  app = fastify();
  metrics = new Metrics();
  reported = [];
  serve();
});
afterEach(() => app.close());

const noAnnouncement: Announcing = { at: () => null, msUntilChange: () => Number.POSITIVE_INFINITY };

function serve(announcement = noAnnouncement): void {
  servePages(app, {
    reconciler: live as unknown as Reconciler,
    site: { ...testSite, announcement, isIsolated: (path) => path === '/klant' },
    development: false,
    metrics,
    shell: {
      release: { name: 'shell', version: '9', files: [] } as unknown as Release,
      entry: { scripts: [], lazy: {} },
      pageStart: '',
    },
    settings: { site: {}, contentProtection: false, shellVersion: '9', pageStart: '', scripts: [] },
    reported: { add: ({ name, version }, failure) => reported.push({ name, version, ...failure }) },
  });
}

const get = (url: string) => app.inject({ url });

test.each(['/faq', '/klant'])(
  'a hundred requests for %s at the same moment are rendered once',
  async (address) => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(address)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`200 <h1>${address}</h1>`]),
    );
    expect(render).toHaveBeenCalledTimes(1);
  },
);

test('a page is compressed as the visitor accepts it', async () => {
  const html = '<h1>Een pagina</h1>'.repeat(100);
  render.mockResolvedValue({ status: 200, html: Buffer.from(html) });
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    for (const url of ['/faq', '/klant']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-length': `${answer.rawPayload.length}`,
      });
      expect(decode(answer.rawPayload).toString()).toBe(html);
    }
  }
});

test('a page from before an announcement is not sent once it has begun, nor kept by a CDN until then', async () => {
  await app.close();
  app = fastify();
  const from = Date.parse('2026-03-01T21:00:00Z');
  serve({
    at: (now) => (now < from ? null : 'Wij zijn verhuisd.'),
    msUntilChange: (now) => (now < from ? from - now : Number.POSITIVE_INFINITY),
  });
  render.mockImplementation(async ({ announcement }) => ({
    status: 200,
    html: Buffer.from(announcement ?? 'Niets.'),
  }));
  const now = jest.spyOn(Date, 'now');
  const at = async (ms: number) => {
    now.mockReturnValue(ms);
    const { body, headers } = await get('/faq');
    return [body, headers['cache-control']];
  };
  expect(await at(from - 60_000)).toEqual(['Niets.', 'public, max-age=0, s-maxage=5']);
  expect(await at(from - 2500)).toEqual(['Niets.', 'public, max-age=0, s-maxage=2']);
  expect(await at(from - 1)).toEqual(['Niets.', 'public, max-age=0, s-maxage=0']);
  expect(await at(from)).toEqual(['Wij zijn verhuisd.', 'public, max-age=0, s-maxage=5']);
  now.mockRestore();
});

test('a page is rendered once in all, a personal one whose address has a query for each request', async () => {
  for (const address of ['/faq?q=1&x=2', '/faq?q=1', '/klant', '/klant?x=2']) await get(address);
  for (const address of ['/klant?q=1', '/klant?q=1']) await get(address);
  const rendered = render.mock.calls.map(([{ page }]) => page.address);
  expect(rendered).toEqual(['/faq?q=1', '/klant', '/klant?q=1', '/klant?q=1']);
});

test('only where visitors see what is theirs, the window is taken from the site that opened it', async () => {
  const policies = { '/klant': 'same-origin', '/faq': undefined, '/onbekend': undefined };
  for (const [address, policy] of Object.entries(policies)) {
    expect((await get(address)).headers['cross-origin-opener-policy']).toBe(policy);
  }
});

test('a temporary redirect is not kept by a cache', async () => {
  const { statusCode, headers } = await get('/login-klant');
  expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store']);
});

describe('requests over a connection', () => {
  let url: string;
  let onChange: () => void;
  beforeEach(async () => {
    await app.close();
    live = {
      ...live,
      onChange: (listener) => {
        onChange = listener as () => void;
        return () => {};
      },
    };
    app = fastify();
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-frame-options', 'DENY');
    });
    serve();
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  const request = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + address, { method, headers });
  const parts = async (response: Response) => {
    // A page that is requested again is compressed better.
    const { date: _, 'content-length': __, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  };

  test.each(['/faq', '/klant'])('a page is sent again as it was sent before: %s', async (address) => {
    render.mockResolvedValue({ status: 200, html: Buffer.from('<h1>Een pagina</h1>'.repeat(100)) });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await parts(await request(address, headers));
      expect(first.headers['x-frame-options']).toBe('DENY');
      for (let i = 0; i < 3; i++) expect(await parts(await request(address, headers))).toEqual(first);
    }
    expect(render).toHaveBeenCalledTimes(1);
    expect(await metrics.registry.metrics()).toContain('site_pages_total{status="200"} 12');
  });

  test('who has the page already gets 304, of a public page only', async () => {
    const etag = (await request('/faq')).headers.get('etag') ?? '';
    const answer = await request('/faq', { 'if-none-match': `"x", ${etag}` });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await request('/faq', { 'if-none-match': '"x"' })).status).toBe(200);
    for (const known of ['*', etag.replace('W/', '')]) {
      expect((await request('/faq', { 'if-none-match': known })).status).toBe(304);
    }
    const personal = await request('/klant', { 'if-none-match': '*' });
    expect([personal.status, personal.headers.get('cache-control'), personal.headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
  });

  test('HEAD has the headers and no body, and another method is not answered with the page', async () => {
    const page = await parts(await request('/faq'));
    const head = await request('/faq', {}, 'HEAD');
    expect([head.status, head.headers.get('etag')]).toEqual([200, page.headers.etag]);
    expect((await request('/faq', {}, 'POST')).status).toBe(404);
  });

  test('after a release the next request gets the new page', async () => {
    await request('/faq');
    await request('/faq');
    render.mockResolvedValue({ status: 200, html: Buffer.from('<h1>Nieuw</h1>') });
    onChange();
    expect(await (await request('/faq')).text()).toBe('<h1>Nieuw</h1>');
  });
});

test('a page for which no renderer is free is a 503 in Dutch that is not cached, says when to come back, and is counted', async () => {
  render.mockRejectedValue(new RenderersBusy('No renderer was free for 5 seconds.'));
  const { statusCode, headers, body } = await get('/faq');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' });
  expect(body).toContain('Het is nu even druk');
  expect(await metrics.registry.metrics()).toContain('site_renders_refused_total{remote="mfe-one"} 1');
  render.mockResolvedValue({ status: 200, html: Buffer.from('weer vrij') });
  expect((await get('/faq')).body).toBe('weer vrij');
});

test('a page over which renderers ended is a 500 in Dutch that is not cached, and is counted', async () => {
  render.mockRejectedValue(
    new RendererFailure({ kind: 'no-answer', reason: 'Rendering /faq took too long.' }),
  );
  const { statusCode, headers, body } = await get('/faq');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'private, no-store']);
  expect(body).toContain('Er ging iets mis op deze pagina');
  expect(await metrics.registry.metrics()).toContain(
    'site_failures_total{kind="render-failed",remote="mfe-one",version="1"} 1',
  );
  const failed = { name: 'mfe-one', version: '1', kind: 'render-failed', path: '/faq' };
  expect(reported).toEqual([{ ...failed, frames: [] }]);
});

test('a page that throws on the server is counted with its place in the Node build', async () => {
  render.mockRejectedValue(new ReleaseThrew('kapot', 'Error: kapot\n    at Faq (node/js/faq.js:12:34)'));
  expect((await get('/faq')).statusCode).toBe(500);
  const failed = { name: 'mfe-one', version: '1', kind: 'render-failed', path: '/faq' };
  expect(reported).toEqual([{ ...failed, frames: ['mfe-one@1/node/js/faq.js:12:34'] }]);
});

test.each([
  ['lost its renderer', new RendererGone('The renderer was ended.')],
  ['had no renderer for it', new RenderersBusy('No renderer was free for 5 seconds.')],
])(
  'a page whose release %s and was replaced meanwhile comes from the release that replaced it',
  async (_what, error) => {
    const other = jest.fn(render.getMockImplementation());
    render.mockImplementation(async () => {
      Object.assign(live, { current: composed({ ...release, version: '0' }, other) });
      throw error;
    });
    const { statusCode, body } = await get('/klant');
    expect([statusCode, body]).toEqual([200, '<h1>/klant</h1>']);
    expect(other.mock.calls.map(([{ composition }]) => composition.remotes['mfe-one']?.version)).toEqual([
      '0',
    ]);
  },
);

test('a page over which renderers ended is not rendered by the next release, which could end over it too', async () => {
  const other = jest.fn();
  render.mockImplementation(async () => {
    Object.assign(live, { current: composed({ ...release, version: '2' }, other) });
    throw new RendererFailure({ kind: 'exit', reason: 'It ended its process.' });
  });
  expect((await get('/klant')).statusCode).toBe(500);
  expect(other).not.toHaveBeenCalled();
});

test('a page for which both releases have no renderer is a 503, and is not rendered a third time', async () => {
  const other = jest.fn(async () => {
    Object.assign(live, { current: composed({ ...release, version: '3' }, render) });
    throw new RenderersBusy('No renderer was free for 5 seconds.');
  });
  render.mockImplementation(async () => {
    Object.assign(live, { current: composed({ ...release, version: '2' }, other) });
    throw new RenderersBusy('No renderer was free for 5 seconds.');
  });
  expect((await get('/klant')).statusCode).toBe(503);
  expect([render.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test('the shell renders its own pages itself', async () => {
  const { statusCode, body } = await get('/bestaat-niet');
  expect(statusCode).toBe(404);
  expect(body).toContain('Pagina niet gevonden');
  expect(render).not.toHaveBeenCalled();
});

describe('where requests are traced', () => {
  /** The spans of a page that is requested so many times, the first to end first. */
  const spansOf = async (address: string, times = 1) => {
    const collector = await new Collector().open();
    const settings = { endpoint: collector.url, share: 1, service: 'shell' };
    const tracing = await startTracing(settings, { info() {}, warn() {} });
    if (!tracing) throw new Error('Nothing is traced.');
    app = fastify();
    traceRequests(app, isTraced);
    serve();
    const url = (await app.listen({ host: '127.0.0.1', port: 0 })) + address;
    for (let time = 0; time < times; time++) await (await fetch(url, { redirect: 'manual' })).text();
    await app.close();
    await tracing.stop();
    await collector.close();
    return collector.spans;
  };

  test('a span has the page, its owner and its release, and how it was rendered', async () => {
    const now = Date.now();
    render.mockImplementation(async () => ({
      status: 200,
      html: Buffer.from(''),
      renderer: { start: now, end: now, pid: 4 },
    }));
    const [rendering, getting, request] = await spansOf('/faq?q=prijs');
    expect(request).toMatchObject({ name: 'GET /faq' });
    expect(request?.attributes).toMatchObject({
      'http.route': '/faq',
      'http.response.status_code': 200,
      'site.remote': 'mfe-one',
      'site.release': '1',
    });
    expect(getting).toMatchObject({ name: 'get page', parentSpanId: request?.spanId });
    expect(rendering).toMatchObject({ name: 'render', parentSpanId: getting?.spanId });
    expect(rendering?.attributes).toEqual({ 'process.pid': 4 });
  });

  test('a page that is sent again as it was sent before has a span too', async () => {
    const spans = await spansOf('/faq', 2);
    const [first, again] = spans.filter(({ kind }) => kind === 'server');
    expect(first?.attributes).not.toHaveProperty('site.page.cached');
    expect(again).toMatchObject({ name: first?.name, hasFailed: false });
    expect(again?.attributes).toEqual({ ...first?.attributes, 'site.page.cached': true });
  });

  test('an unknown address is not repeated', async () => {
    const spans = await spansOf('/jan@bedrijf.example');
    expect(spans.at(-1)).toMatchObject({ name: 'GET' });
    expect(JSON.stringify(spans)).not.toContain('jan@');
  });

  test('a redirect is traced without its address', async () => {
    const spans = await spansOf('//faq/?naam=jan');
    expect(spans).toMatchObject([{ name: 'GET /*', attributes: { 'http.response.status_code': 308 } }]);
    expect(JSON.stringify(spans)).not.toContain('jan');
  });
});
