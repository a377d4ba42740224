import { STATUS_CODES } from 'node:http';

/** A call that was made. */
export interface MadeCall {
  method: string;
  /** With its query, without the host. */
  path: string;
  /** Parsed from JSON; undefined without a body. */
  body: unknown;
  /** By name in lower case. */
  headers: Record<string, string>;
}

/** The answer to a call: status 200 unless it says otherwise. A text as body is sent as it is, anything else as JSON. */
export interface GivenAnswer {
  status?: number;
  body?: unknown;
}

/**
 * What the backend answers, by method and path. A path may hold names in braces: `PUT /api/customers/{id}/profile`. A
 * handler that throws stands for a connection that fails.
 */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the body that it expects.
export type FakeApi = Record<string, (body: any) => GivenAnswer | Promise<GivenAnswer>>;

/** Nobody is logged in, unless a test says so. */
const ANONYMOUS: FakeApi = {
  'GET /api/auth/user': () => ({ body: 'null' }),
  'GET /api/customers/auth': () => ({
    status: 401,
    body: { success: false, message: 'U bent niet ingelogd.' },
  }),
};

function matches(pattern: string, call: string): boolean {
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`).test(call);
}

/** Only what the kit reads of a response: jsdom has none of its own. */
function response({ status = 200, body }: GivenAnswer): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: STATUS_CODES[status] ?? '',
    text: async () => text,
    json: async () => JSON.parse(text),
  } as Response;
}

/** Replaces `fetch` by a table of answers. Returns the calls that were made, in order, and a function that restores `fetch`. */
export function fakeBackend(api: FakeApi): { calls: MadeCall[]; restore(): void } {
  const calls: MadeCall[] = [];
  const original = globalThis.fetch;
  const table = { ...ANONYMOUS, ...api };
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = Object.fromEntries(
      Object.entries((init.headers ?? {}) as Record<string, string>).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    calls.push({ method, path, body, headers });
    const call = `${method} ${path.split('?')[0]}`;
    const handler = table[call] ?? Object.entries(table).find(([pattern]) => matches(pattern, call))?.[1];
    if (!handler) throw new TypeError(`The test gives no answer to ${call}.`);
    return response(await handler(body));
  };
  return {
    calls,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
