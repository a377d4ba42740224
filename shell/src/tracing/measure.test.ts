import type { Navigation, ShownPage } from '../routing/navigation';
import { PageTrace } from './measure';
import type { SpansReport } from './page-trace';

const TRACE = 'a'.repeat(32);
const NAVIGATION = 'b'.repeat(16);
const contact = { remote: 'mfe-forms', version: '1.0.0' };

let reports: Promise<SpansReport>[];
let calls: { url: string; headers: Headers }[];
let answer: () => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2001-01-01') });
  reports = [];
  calls = [];
  answer = async () => ({ status: 200 }) as Response;
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/report/spans');
    const reader = new FileReader();
    reports.push(
      new Promise((resolve) => {
        reader.onload = () => resolve(JSON.parse(String(reader.result)));
      }),
    );
    reader.readAsText(body as Blob);
    return true;
  };
  window.fetch = async (input, init) => {
    calls.push({ url: String(input), headers: new Headers(init?.headers) });
    return answer();
  };
});
afterEach(() => jest.useRealTimers());

/** A page load: requested after 20 ms, answered after 120 ms, of which the server needed 40. */
const loaded = (trace = `00-${TRACE}-${NAVIGATION}-01`) =>
  ({
    requestStart: 20,
    responseStart: 120,
    responseEnd: 130,
    serverTiming: [
      { name: 'traceparent', description: trace, duration: 0 },
      { name: 'answer', description: '1800000000000', duration: 40 },
    ],
  }) as unknown as PerformanceNavigationTiming;

/** A visit that is at a page; `go` leads to another one. */
function visit() {
  const listeners = new Set<() => void>();
  const shown = (path: string) => ({ owner: contact, path, location: { pathname: path } }) as ShownPage;
  const navigation = {
    state: { shown: shown('/contact'), pending: null as object | null },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (state: object) => {
    navigation.state = { ...navigation.state, ...state };
    for (const listener of listeners) listener();
  };
  const go = (path: string, ms: number) => {
    change({ pending: {} });
    jest.advanceTimersByTime(ms);
    change({ shown: shown(path), pending: null });
  };
  return { navigation: navigation as unknown as Navigation, go };
}

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
/** What was reported so far. */
async function reported() {
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  return (await Promise.all(reports)).flatMap(({ spans }) => spans);
}

test.each([
  ['not a traceparent', 'x'],
  ['a trace that is not recorded', `00-${TRACE}-${NAVIGATION}-00`],
])('nothing is measured by %s', (_what, trace) => {
  expect(PageTrace.of(loaded(trace))).toBeUndefined();
});

test('a page load is reported with its parts, by the clock of the server', async () => {
  const trace = PageTrace.of(loaded());
  trace?.follow(visit().navigation);
  const [hydration, response, navigation] = await reported();
  // 60 of the 100 ms were on the way, 30 of them there: the answer began 50 ms after the navigation.
  expect(response).toMatchObject({
    name: 'response',
    parentId: NAVIGATION,
    start: 1_799_999_999_970,
    ms: 110,
  });
  expect(hydration).toMatchObject({ name: 'hydration', parentId: NAVIGATION, start: 1_800_000_000_080 });
  expect(navigation).toMatchObject({
    name: 'navigation',
    id: NAVIGATION,
    start: 1_799_999_999_950,
    page: { ...contact, path: '/contact' },
  });
  expect(navigation).not.toHaveProperty('parentId');
  for (const span of [hydration, response, navigation]) expect(span?.traceId).toBe(TRACE);
});

test('a visitor who leaves before the page is hydrated has a navigation too, once', async () => {
  PageTrace.of(loaded());
  hide();
  hide();
  expect((await reported()).map(({ name }) => name)).toEqual(['response', 'navigation']);
  expect(reports).toHaveLength(1);
});

test('calls of the backend carry the trace, and are part of the navigation', async () => {
  PageTrace.of(loaded());
  await fetch('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  answer = () => Promise.reject(new Error('no connection'));
  await expect(fetch('/api/auth/user')).rejects.toThrow('no connection');
  const [post, get] = (await reported()).filter(({ name }) => name === 'call');
  expect(post).toMatchObject({
    traceId: TRACE,
    parentId: NAVIGATION,
    call: { method: 'POST', path: '/api/contact', status: 200 },
  });
  expect(get?.call).toEqual({ method: 'GET', path: '/api/auth/user' });
  expect(calls[0]?.headers.get('traceparent')).toBe(`00-${TRACE}-${post?.id}-01`);
  expect(calls[0]?.headers.get('content-type')).toBe('application/json');
});

test.each(['https://elsewhere.example/api/contact', '/pages.json'])(
  'a request to %s is left as it is',
  async (address) => {
    PageTrace.of(loaded());
    await fetch(address);
    expect(calls[0]?.headers.has('traceparent')).toBe(false);
    expect((await reported()).filter(({ name }) => name === 'call')).toEqual([]);
  },
);

test('the next page is a trace of its own, from the click until it is shown', async () => {
  const { navigation, go } = visit();
  PageTrace.of(loaded())?.follow(navigation);
  go('/klacht-indienen', 150);
  await fetch('/api/complaints', { method: 'POST' });
  const spans = (await reported()).filter(({ traceId }) => traceId !== TRACE);
  const [next, call] = spans;
  expect(next).toMatchObject({ name: 'navigation', page: { path: '/klacht-indienen' } });
  expect(next?.ms).toBeCloseTo(150, -1);
  expect(call).toMatchObject({ name: 'call', traceId: next?.traceId, parentId: next?.id });
  expect(spans).toHaveLength(2);
});

test('a tab reports at most two hundred spans, thirty at once, and then leaves calls as they are', async () => {
  PageTrace.of(loaded())?.follow(visit().navigation);
  for (let i = 0; i < 250; i++) await fetch('/api/auth/user');
  expect(await reported()).toHaveLength(200);
  for (const report of reports) expect((await report).spans.length).toBeLessThanOrEqual(30);
  expect(calls[249]?.headers.has('traceparent')).toBe(false);
});
