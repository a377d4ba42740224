import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { Outbox } from '../../src/outbox/outbox.js';
import { Clock } from '../../src/platform/clock.js';
import { CONTRACT_SAMPLES } from '../contract-samples.js';
import { keepAliveAgent, type RawRequest, sendRaw } from '../fuzz/raw-request.js';
import { TestBackend } from '../test-backend.js';
import { PLAIN, runOf, runsOf, structuresOf } from './shapes.js';

/** How much longer something may be worked on than plain text of the same size. */
const FACTOR = 3;

/** What nobody notices, in µs: counting the characters of 16,000 emoji takes this long, and the plain text takes as long in all. */
const UNNOTICED = 2000;

/** A measurement also counts what the process does meanwhile: it is repeated before it fails. */
const ATTEMPTS = 8;

/** The request with plain text that is compared with one that is accepted, or refused. */
type Plain = (isAccepted: boolean) => RawRequest;

/** Room for the other fields of a body. */
const OTHER_FIELDS = 2048;

/**
 * Declares the tests that nothing a stranger sends is worked on for much longer than plain text of the same size: processor time is
 * compared, with that of this process, in which the backend runs.
 *
 * @param sizes of bodies, in bytes
 * @param characters those that fields and headers are filled with; default: all
 */
export function testLinearWork(sizes: readonly number[], characters?: readonly string[]): void {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await TestBackend.start({ IP_LIMIT_FACTOR: '1000' });
    // Wrong codes are answered later on purpose.
    jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue();
  });
  afterAll(async () => {
    keepAliveAgent.destroy();
    await backend.stop();
  });

  const costOf = async (request: RawRequest) => {
    // Not the mails that the request before caused.
    await until(async () => (await backend.app.get(Outbox).state()).waiting === 0);
    const before = process.cpuUsage();
    const { status } = await sendRaw(backend.url, request);
    const { user, system } = process.cpuUsage(before);
    return { status, cost: user + system };
  };

  /** How many times longer the request is worked on than the plain one for its answer, and its status. */
  const compare = async (plain: Plain, request: RawRequest) => {
    let least = Number.POSITIVE_INFINITY;
    let status = 0;
    for (let attempt = 0; attempt < ATTEMPTS && least > FACTOR; attempt++) {
      const own = await costOf(request);
      status = own.status;
      const usual = await costOf(plain(status < 400));
      least = Math.min(least, (own.cost - UNNOTICED) / usual.cost);
    }
    return { status, factor: least };
  };

  const calls = Object.entries(CALLS).flatMap(([name, { method, path }]) => {
    const { body } = CONTRACT_SAMPLES[name as keyof typeof CALLS];
    return body === undefined ? [] : [{ name, method, path, body: body as Record<string, unknown> }];
  });

  const send = ({ method, path }: (typeof calls)[number], json: string): RawRequest => ({
    method,
    path: path.replace('{id}', '3f9a01bc-58cc-4372-a567-0e02b2c3d479'),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
    body: json,
  });

  /** Compares requests with a plain one. @returns a line for each that is slow or answered with an error of the server */
  const slowAmong = async (plain: Plain, requests: readonly [what: string, request: RawRequest][]) => {
    const slow: string[] = [];
    for (const [what, request] of requests) {
      const { status, factor } = await compare(plain, request);
      if (status >= 500 || factor > FACTOR) slow.push(`${what}: ${factor.toFixed(1)} times, ${status}`);
    }
    return slow;
  };

  describe.each(sizes)('with %i bytes', (size) => {
    const bytes = size - OTHER_FIELDS;

    test.each(calls)('$name is quick with a body of any structure', async (call) => {
      const [first = 'onbekend'] = Object.keys(call.body);
      const plain = send(call, JSON.stringify({ ...call.body, [first]: runOf(PLAIN, bytes) }));
      const requests = structuresOf(bytes).map(([name, json]): [string, RawRequest] => [
        name,
        send(call, json),
      ]);
      expect(await slowAmong(() => plain, requests)).toEqual([]);
    });

    const fields = calls.flatMap((call) =>
      [...Object.keys(call.body), 'onbekend'].map((field) => ({ name: call.name, field, call })),
    );
    test.each(fields)('$name is quick with any characters in $field', async ({ field, call }) => {
      const withText = (text: string) => send(call, JSON.stringify({ ...call.body, [field]: text }));
      const requests = runsOf(bytes, characters).map(([name, text]): [string, RawRequest] => [
        name,
        withText(text),
      ]);
      const plain = withText(runOf(PLAIN, bytes));
      // Emoji of which a field takes as many as are sent are compared with letters of which it takes as many.
      const accepted = withText(runOf(PLAIN, bytes / 4));
      expect(await slowAmong((isAccepted) => (isAccepted ? accepted : plain), requests)).toEqual([]);
    });
  });

  const HEADERS = [
    'cookie',
    'user-agent',
    'referer',
    'accept',
    'accept-language',
    'x-forwarded-for',
    'if-none-match',
    'traceparent',
    'content-type',
  ];
  const HEADER_BYTES = 12 * 1024;
  const printable = runsOf(HEADER_BYTES, characters).flatMap(([name, text]) => {
    const latin = [...text].filter(
      (character) => character >= ' ' && character <= '\u00ff' && character !== '\u007f',
    );
    return latin.length > 0 ? [[name, latin.join('')] as const] : [];
  });

  test.each([...HEADERS, 'path', 'query'])('a %s of any characters is quick', async (where) => {
    const plainText = runOf('abc-', HEADER_BYTES);
    const sendAs = (text: string): RawRequest => {
      const encoded = text
        .replace(/[^!-~]/g, (character) => encodeURIComponent(character))
        .slice(0, HEADER_BYTES);
      if (where === 'path') return { method: 'GET', path: `/api/${encoded}`, headers: {}, body: undefined };
      if (where === 'query')
        return { method: 'GET', path: `/api/auth/user?${encoded}`, headers: {}, body: undefined };
      return { method: 'GET', path: '/api/auth/user', headers: { [where]: text }, body: undefined };
    };
    const slow: string[] = [];
    for (const [name, text] of printable) {
      const { status, factor } = await compare(() => sendAs(plainText), sendAs(text));
      if (status >= 500 || factor > FACTOR) slow.push(`${name}: ${factor.toFixed(1)} times, ${status}`);
    }
    expect(slow).toEqual([]);
  });
}
