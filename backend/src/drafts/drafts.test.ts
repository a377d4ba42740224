import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import type { Browser, Reply } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const ANSWERS = JSON.stringify({ naam: 'Jan van der Berg', aanschafprijs: '25000', wantAanbetaling: true });
const DAY = 24 * 3600;

let people = 0;
const someone = () => `later${++people}@bedrijf.nl`;

const save = (body: object = {}, browser = backend.browser()) =>
  browser.post(CALLS.saveDraft.path, { email: someone(), antwoorden: ANSWERS, stap: 'prijs', ...body });
const tokenOf = async (saved: Promise<Reply>): Promise<string> => (await saved).body.concept;
const open = (concept: string, browser = backend.browser()) =>
  browser.post(CALLS.openDraft.path, { concept });
const remove = (concept: string, browser = backend.browser()) =>
  browser.send('DELETE', CALLS.deleteDraft.path, { concept }, {});
const saveAs = async (browser: Browser): Promise<string> =>
  (await browser.post(CALLS.saveCustomerDraft.path, { antwoorden: ANSWERS, stap: 'looptijd' })).body.concept;

const EXPIRED = /^Deze link werkt niet meer\. Een link is 7 dagen geldig/;

test('what was filled in is found again on any device, at the step where the visitor was', async () => {
  const concept = await tokenOf(save());
  for (let times = 0; times < 2; times++) {
    const { status, body, headers } = await open(concept);
    expect([status, body]).toEqual([200, { success: true, antwoorden: ANSWERS, stap: 'prijs' }]);
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

test('the link works 7 days, to the second', async () => {
  backend.holdClock();
  const { body } = await save();
  backend.travel(7 * DAY - 1);
  expect((await open(body.concept)).status).toBe(200);
  backend.travel(1);
  const late = await open(body.concept);
  expect([late.status, late.body.message]).toEqual([404, expect.stringMatching(EXPIRED)]);
});

test('the database has neither what was filled in nor the token in readable form', async () => {
  const email = someone();
  const concept = await tokenOf(save({ email }));
  const [row] = await backend.database.query('SELECT * FROM lease_drafts WHERE email = $1', [email]);
  expect(row.token_hash).not.toContain(concept);
  expect(row.content.toString('latin1')).not.toMatch(/Jan|25000|prijs/);
});

test('a new link ends the one before, which says so', async () => {
  const first = await tokenOf(save());
  const second = await tokenOf(save({ concept: first, antwoorden: '{"naam":"Jan"}' }));
  const old = await open(first);
  expect([old.status, old.body.message]).toEqual([410, expect.stringContaining('nieuwe link gekregen')]);
  expect((await open(second)).body.antwoorden).toBe('{"naam":"Jan"}');
});

test('a stranger who enters an address does not end the link of its owner', async () => {
  const email = someone();
  const mine = await tokenOf(save({ email }));
  await save({ email });
  expect((await open(mine)).status).toBe(200);
});

test('deleting what was filled in leaves nothing of it, and the link says so; twice is once', async () => {
  const email = someone();
  const concept = await tokenOf(save({ email }));
  for (let times = 0; times < 2; times++) expect((await remove(concept)).status).toBe(200);
  const { status, body } = await open(concept);
  expect([status, body.message]).toEqual([
    410,
    'Wat u had ingevuld, is verwijderd. U kunt een nieuwe aanvraag beginnen.',
  ]);
  expect(await backend.database.query('SELECT content FROM lease_drafts WHERE email = $1', [email])).toEqual([
    { content: null },
  ]);
});

test('sending the application consumes the link, and only a sent one does', async () => {
  const browser = backend.browser();
  const concept = await tokenOf(save());
  const refused = await browser.post(CALLS.sendLeaseEmail.path, anApplication({ concept, looptijd: '' }));
  expect(refused.status).toBe(400);
  expect((await open(concept)).status).toBe(200);
  const body = anApplication({ concept });
  for (let times = 0; times < 2; times++) {
    const sent = await browser.post(CALLS.sendLeaseEmail.path, body, { 'idempotency-key': 'eenmaal' });
    expect(sent.status).toBe(200);
  }
  const used = await open(concept);
  expect([used.status, used.body.message]).toEqual([410, expect.stringContaining('al verstuurd')]);
});

test('an application is never lost because its link was used, is old or means nothing', async () => {
  const used = await tokenOf(save());
  for (const concept of [used, used, 'geen-link']) {
    const sent = await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ concept }));
    expect(sent.status).toBe(200);
  }
});

test.each(['', 'geen-link', 'x'.repeat(43), '../../etc', "' OR 1=1--"])(
  '%j opens nothing',
  async (concept) => {
    expect([400, 404]).toContain((await open(concept)).status);
  },
);

describe('that of a customer', () => {
  test('opens in a session of the account only', async () => {
    const owner = await backend.customer(someone());
    const other = await backend.customer(someone());
    const concept = await saveAs(owner.browser);
    expect((await open(concept, owner.browser)).body).toMatchObject({
      antwoorden: ANSWERS,
      stap: 'looptijd',
    });
    expect((await open(concept)).status).toBe(401);
    const refused = await open(concept, other.browser);
    expect([refused.status, refused.body.message]).toEqual([404, expect.stringMatching(EXPIRED)]);
  });

  test('is one: a new link ends the one before, from whatever device', async () => {
    const { customer, permanentCode, browser } = await backend.customer(someone());
    const first = await saveAs(browser);
    const phone = (await backend.logIn(customer.email, permanentCode)).browser;
    const second = await saveAs(phone);
    expect((await open(first, browser)).status).toBe(410);
    expect((await open(second, browser)).status).toBe(200);
  });

  test('is consumed by the application of the customer', async () => {
    const { browser } = await backend.customer(someone());
    const concept = await saveAs(browser);
    await browser.post(CALLS.leaseApplication.path, anApplication({ concept }));
    expect((await open(concept, browser)).status).toBe(410);
  });

  test('needs a login to be saved', async () => {
    const reply = await backend.browser().post(CALLS.saveCustomerDraft.path, { antwoorden: ANSWERS });
    expect(reply.status).toBe(401);
  });
});

test('an address is mailed ten times a day at most, whoever asks, and a rejected request stores nothing', async () => {
  const email = someone();
  for (let times = 0; times < 10; times++) expect((await save({ email })).status).toBe(200);
  const rejected = await save({ email });
  expect([rejected.status, rejected.body.message]).toEqual([
    429,
    'U hebt dit te vaak geprobeerd. Probeer het over 24 uur opnieuw.',
  ]);
  expect(await backend.mailsTo(email)).toHaveLength(10);
  expect(await backend.database.query('SELECT FROM lease_drafts WHERE email = $1', [email])).toHaveLength(10);
});

test('a network saves thirty an hour at most', async () => {
  const browser = backend.browser();
  for (let times = 0; times < 30; times++) expect((await save({}, browser)).status).toBe(200);
  expect((await save({}, browser)).status).toBe(429);
  expect((await save()).status).toBe(200);
});

test.each([
  [{ antwoorden: 'geen json' }, { antwoorden: expect.stringContaining('Ververs de pagina') }],
  [{ antwoorden: '[]' }, { antwoorden: expect.any(String) }],
  [{ antwoorden: '{"naam":{"voor":"Jan"}}' }, { antwoorden: expect.any(String) }],
  [{ antwoorden: `{"naam":${'['.repeat(9900)}${']'.repeat(9900)}}` }, { antwoorden: expect.any(String) }],
  [{ antwoorden: { naam: 'Jan' } }, { antwoorden: expect.any(String) }],
  [
    { antwoorden: JSON.stringify({ a: 'x'.repeat(20_000) }) },
    { antwoorden: 'Gebruik hoogstens 20000 tekens.' },
  ],
  [{ email: '' }, { email: 'Vul uw e-mailadres in.' }],
  [{ email: 'jan' }, { email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' }],
])('%j is refused in Dutch', async (changes, errors) => {
  const { status, body } = await save(changes);
  expect([status, body.errors]).toEqual([400, errors]);
});

test('the download has what was filled in, and deleting the account deletes it', async () => {
  const { browser, customer } = await backend.customer(someone());
  const concept = await saveAs(browser);
  backend.travel(1);
  await save({ email: customer.email, antwoorden: '{"naam":"Jan zonder account"}' });
  const path = CALLS.customerData.path.replace('{id}', customer.id);
  const { concepten } = (await browser.get(path)).body;
  expect(concepten.map(({ antwoorden }: { antwoorden: unknown }) => antwoorden)).toEqual([
    [{ veld: 'naam', antwoord: 'Jan zonder account' }],
    [
      { veld: 'naam', antwoord: 'Jan van der Berg' },
      { veld: 'aanschafprijs', antwoord: '25000' },
      { veld: 'wantAanbetaling', antwoord: 'ja' },
    ],
  ]);
  const gone = CALLS.deleteCustomer.path.replace('{id}', customer.id);
  await browser.send('DELETE', gone, { email: customer.email }, {});
  expect((await backend.mailbox.take(customer.email, 'verwijderd')).text).toContain(
    'Aanvragen die u nog niet verstuurde: 2',
  );
  expect((await open(concept)).status).toBe(404);
});
