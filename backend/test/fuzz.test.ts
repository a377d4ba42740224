import { readFileSync } from 'node:fs';
import { CALLS } from '@site/contract';
import fc from 'fast-check';
import { Clock } from '../src/outside/clock.js';
import { Promised, type PromisedCall } from './fuzz/promise.js';
import { agent, type RawReply, type RawRequest, sendRaw } from './fuzz/raw-request.js';
import { type Occasion, requestsOf, rightRequest } from './fuzz/requests-of-call.js';
import { anApplication } from './lease-application.js';
import { type LoggedIn, TestBackend } from './test-backend.js';

/** Requests for each call; `FUZZ_RUNS=2000` looks longer, `FUZZ_SEED` elsewhere. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 160);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_301);

/** On a busy machine the mails that are waited for at the start take a while. */
const PATIENCE_MS = 120_000;

/** Stands in every record of another customer, and may be in no answer. */
const MARKER = 'geheim-van-een-ander';

/** What tells of the inside of the backend. */
const INSIDE =
  /node_modules|\/backend\/|file:\/\/\/\S+\.[jt]s|\.[jt]s:\d+|\n\s+at \S+|QueryFailed|TypeError|RangeError|SyntaxError|FST_|ECONN|\bSQLSTATE\b/;
/** The same, in answers that hold nothing that somebody typed. */
const INSIDE_A_REFUSAL =
  /select .+ from|insert into|update .+ set |relation "|column "|violates|JSON\.parse|token/i;

const promised = new Promised(JSON.parse(readFileSync(`${__dirname}/../openapi.json`, 'utf8')));
const calls = promised.calls.filter(({ name }) => name in CALLS);

let backend: TestBackend;
let me: LoggedIn;
let stranger: LoggedIn;
/** What makes each call succeed. */
const prepared = new Map<string, Occasion[]>();
/** How the requests for each call were answered. */
const tally = new Map<string, Map<number, number>>();

beforeAll(async () => {
  backend = await TestBackend.start({ IP_LIMIT_FACTOR: '1000' });
  // Wrong guesses are slowed down, which is tested elsewhere.
  jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue();
  me = await backend.customer('ik@fuzz.example');
  stranger = await backend.customer(`${MARKER}@fuzz.example`);
  const { browser, customer } = stranger;
  const marked = { naam: MARKER, bedrijfsnaam: MARKER, voertuigLink: `https://${MARKER}.example` };
  await browser.post(CALLS.leaseApplication.path, anApplication(marked));
  const profile = {
    voornaam: MARKER,
    achternaam: MARKER,
    telefoon: MARKER,
    bedrijfsnaam: MARKER,
    kvkNummer: MARKER,
  };
  await browser.put(CALLS.profile.path.replace('{id}', customer.id), profile);
  // Before all that fills the outbox.
  await Promise.all(calls.map(async (call) => prepared.set(call.name, await occasionsFor(call))));
}, PATIENCE_MS);
afterAll(async () => {
  agent.destroy();
  await backend.stop();
});

test.each(calls.map((call, index) => [call.name, call, index] as const))(
  '%s answers everything that can be sent as its description says',
  async (_name, call, index) => {
    const occasions = prepared.get(call.name) ?? [];
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requestsOf(call, promised, occasions, stranger.customer.id), async (request) => {
        // Limits are used up now and then, and mostly not, so that requests come to what lies behind.
        if (sent++ % 25 === 0) await backend.database.query('DELETE FROM limits');
        check(call, request, await sendRaw(backend.url, request));
      }),
      {
        seed: SEED + index,
        numRuns: RUNS,
        examples: occasions.map((occasion) => [rightRequest(call, occasion)]),
      },
    );
    const successes = [...(tally.get(call.name) ?? [])].filter(([status]) => status < 400);
    expect(successes).not.toEqual([]);
    expect((await me.browser.get(CALLS.authUser.path)).status).toBe(200);
  },
  RUNS * 400,
);

test('nobody changed what belongs to another customer', async () => {
  const { browser, customer } = stranger;
  const { body } = await browser.get(CALLS.customer.path);
  expect(body).toMatchObject({ id: customer.id, voornaam: MARKER, achternaam: MARKER, bedrijfsnaam: MARKER });
  const list = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  expect(list.body.applications).toHaveLength(1);
});

test('no mail stumbled over what was typed', async () => {
  const failed = await backend.database.query(
    'SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  );
  expect(failed).toEqual([]);
});

test('a good share of all this got through', () => {
  const counted = [...tally.values()].flatMap((statuses) => [...statuses]);
  const all = counted.reduce((sum, [, times]) => sum + times, 0);
  const through = counted.reduce((sum, [status, times]) => sum + (status < 400 ? times : 0), 0);
  if (process.env.FUZZ_TALLY) {
    for (const [name, statuses] of tally)
      process.stdout.write(`${name} ${JSON.stringify([...statuses].sort())}\n`);
    process.stdout.write(`${through} of ${all}\n`);
  }
  expect(through / all).toBeGreaterThan(0.15);
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];

test.each([...new Set(promised.calls.map(({ path }) => path))])(
  '%s takes no other method than its description says',
  async (path) => {
    const known = promised.calls.filter((call) => call.path === path).map(({ method }) => method);
    for (const method of METHODS.filter((other) => !known.includes(other))) {
      const headers = { origin: 'http://localhost:8080', cookie: cookieOf(me) };
      const request = { method, path: path.replace('{id}', me.customer.id), headers, body: undefined };
      const { status, text } = await sendRaw(backend.url, request);
      expect({ method, status }).toEqual({ method, status: 404 });
      if (method !== 'HEAD') expect(promised.isFailure(JSON.parse(text))).toBe(true);
    }
  },
);

/** Whether an address is one of this call, whatever stands for the id. */
function isAddressOf(call: PromisedCall, address: string): boolean {
  return new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(address);
}

/** Holds an answer against the description. */
function check(call: PromisedCall, request: RawRequest, { status, contentType, text }: RawReply): void {
  const counts = tally.get(call.name) ?? new Map<number, number>();
  tally.set(call.name, counts.set(status, (counts.get(status) ?? 0) + 1));
  const complaint = complaintAbout(call, request, { status, contentType, text });
  if (complaint) throw new Error(`${complaint}\nThe answer was ${status}: ${text.slice(0, 2000)}`);
}

function complaintAbout(
  call: PromisedCall,
  { path }: RawRequest,
  { status, contentType, text }: RawReply,
): string | undefined {
  if (status >= 500) return 'That is an error of the backend.';
  if (text.toLowerCase().includes(MARKER)) return 'That is the data of another customer.';
  if (text.includes(stranger.customer.id)) return 'That is the id of another customer.';
  if (INSIDE.test(text)) return 'That tells of the inside of the backend.';
  if (status >= 400 && INSIDE_A_REFUSAL.test(text)) return 'That tells of the inside of the backend.';
  // What stands for an id may make it another address, which no call has.
  const isThisCall = isAddressOf(call, path);
  const fits = isThisCall ? call.answers.get(status) : [400, 404].includes(status) && promised.isFailure;
  if (fits === undefined || fits === false) return 'That status is not described.';
  if (fits === null) return text === '' ? undefined : 'There should be no body.';
  if (!/^application\/json/.test(contentType)) return 'That is no JSON.';
  if (!fits(JSON.parse(text))) return `That is not the described answer: ${JSON.stringify(fits.errors)}`;
  return undefined;
}

/** What makes a call succeed. What can be used once is there several times. */
async function occasionsFor({ name }: PromisedCall): Promise<Occasion[]> {
  const mine = { cookie: cookieOf(me), values: { id: me.customer.id, customerId: me.customer.id } };
  const several = (make: (email: string) => Promise<Occasion>) =>
    Promise.all([1, 2, 3, 4].map((number) => make(`${name.toLowerCase()}${number}@fuzz.example`)));
  switch (name) {
    case 'verifyActivation':
      return several(async (email) => {
        await backend.browser().post(CALLS.activate.path, { email });
        const code = await backend.mailbox.takeCode(email, 'activatiecode');
        return { cookie: '', values: { email, code } };
      });
    case 'login':
      return several(async (email) => ({
        cookie: '',
        values: { permanentCode: await backend.activate(email) },
      }));
    case 'verify2fa':
      return several(async (email) => {
        const browser = backend.browser();
        const permanentCode = await backend.activate(email);
        const { body } = await browser.post(CALLS.login.path, { permanentCode });
        const code = await backend.mailbox.takeCode(email, 'verificatiecode');
        return { cookie: cookieOf({ browser }), values: { customerId: body.customerId, code } };
      });
    case 'linkApplication':
      return several(async (email) => {
        await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
        const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
        return { ...mine, values: { ...mine.values, leaseCode } };
      });
    // Each ends its session.
    case 'logout':
    case 'customerLogout':
    case 'deleteCustomer':
      return several(async (email) => {
        const own = await backend.customer(email);
        return { cookie: cookieOf(own), values: { id: own.customer.id, email } };
      });
    default:
      return [mine];
  }
}

function cookieOf({ browser }: Pick<LoggedIn, 'browser'>): string {
  return [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
}
