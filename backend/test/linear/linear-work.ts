import { until } from '@site/testkit/until';
import { EVERY_CALL } from '../../src/http/every-call.js';
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

/** Requests with plain text: the first one that is accepted, or rejected, like the other is compared with it. */
type Plain = readonly RawRequest[];

type Compared = [what: string, request: RawRequest, plain: Plain];

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

  const mailsSent = () => until(async () => (await backend.app.get(Outbox).state()).waiting === 0);

  const costOf = async (request: RawRequest) => {
    const before = process.cpuUsage();
    const { status } = await sendRaw(backend.url, request);
    // With the mails that it causes.
    if (status < 400) await mailsSent();
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
      const noticed = own.cost - UNNOTICED;
      // Whatever the plain one takes.
      if (noticed <= 0) return { status, factor: 0 };
      let usual = own;
      for (const candidate of plain) {
        usual = await costOf(candidate);
        if (usual.status < 400 === status < 400) break;
      }
      least = Math.min(least, noticed / usual.cost);
    }
    return { status, factor: least };
  };

  const calls = Object.entries(EVERY_CALL).flatMap(([name, { method, path }]) => {
    const { body } = CONTRACT_SAMPLES[name as keyof typeof EVERY_CALL];
    return body === undefined ? [] : [{ name, method, path, body: body as Record<string, unknown> }];
  });

  const send = ({ method, path }: (typeof calls)[number], json: string): RawRequest => ({
    method,
    path: path.replace('{id}', '3f9a01bc-58cc-4372-a567-0e02b2c3d479'),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
    body: json,
  });

  /** Compares requests, each with a plain one. @returns a line for each that is slow or answered with an error of the server */
  const slowAmong = async (requests: readonly Compared[]) => {
    const slow: string[] = [];
    for (const [what, request, plain] of requests) {
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
      const requests = structuresOf(bytes).map(([name, json]): Compared => [name, send(call, json), [plain]]);
      expect(await slowAmong(requests)).toEqual([]);
    });

    const fields = calls.flatMap((call) =>
      [...Object.keys(call.body), 'onbekend'].map((field) => ({ name: call.name, field, call })),
    );
    test.each(fields)('$name is quick with any characters in $field', async ({ field, call }) => {
      const withText = (text: string) => send(call, JSON.stringify({ ...call.body, [field]: text }));
      const plain = withText(runOf(PLAIN, bytes));
      const sample = send(call, JSON.stringify(call.body));
      const requests = runsOf(bytes, characters).map(([name, text]): Compared => {
        // A field that takes so many emoji takes as many letters, and not as many bytes of them. Of control characters nothing is left.
        return [name, withText(text), [plain, withText(runOf(PLAIN, [...text].length)), sample]];
      });
      expect(await slowAmong(requests)).toEqual([]);
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
    const plain = [sendAs(plainText)];
    expect(await slowAmong(printable.map(([name, text]) => [name, sendAs(text), plain]))).toEqual([]);
  });
}
