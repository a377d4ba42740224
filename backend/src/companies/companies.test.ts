import { CALLS, type LeaseApplicationBody } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { API_KEY, BOUW, found, kvkService, NOTHING, ROWS } from '../../test/kvk.js';
import { FAILURES, type OutsideService, sendJson } from '../../test/outside-service.js';
import { OWN_ROOT } from '../../test/own-root.js';
import { inSpan, recordedSpans } from '../../test/recorded-spans.js';
import { TestBackend } from '../../test/test-backend.js';
import { Metrics } from '../metrics/metrics.js';
import { Companies } from './companies.js';

let kvk: OutsideService;
let backend: TestBackend;
beforeAll(async () => {
  kvk = await kvkService().open();
  backend = await TestBackend.start({ KVK_URL: kvk.url, KVK_API_KEY: API_KEY });
});
afterAll(async () => {
  await backend.stop();
  await kvk.close();
});
beforeEach(async () => {
  kvk.requests.length = 0;
  await forgetAnswers();
});
/** Succeeds again, so that later tests do not start with failures in a row. */
afterEach(async () => {
  kvk.answer = undefined;
  backend.travel(60);
  await forgetAnswers();
  await search('Van der Berg');
  await find();
});

const forgetAnswers = () => backend.database.query('DELETE FROM external_answers');
const search = (zoek: string, browser = backend.browser()) => browser.post(CALLS.bedrijven.path, { zoek });
const find = (kvkNummer = '68750110', browser = backend.browser()) =>
  browser.get(CALLS.bedrijf.path.replace('{kvkNummer}', encodeURIComponent(kvkNummer)));

/** Answers any request with this, in JSON. */
const answerWith = (body: unknown, status = 200) => {
  kvk.answer = (response) => sendJson(response, body, status);
};

const UNAVAILABLE = { success: true, status: 'niet-beschikbaar' };
const UNKNOWN = { success: true, status: 'onbekend' };

test.each([
  ['Van der Berg', 'naam=van+der+berg'],
  ['68750110', 'kvkNummer=68750110'],
  [' 6875.01.10 ', 'kvkNummer=68750110'],
])('a search for %j finds each company once, by its main establishment', async (zoek, query) => {
  const reply = await search(zoek);
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      success: true,
      status: 'gevonden',
      bedrijven: [
        { kvkNummer: '68750110', naam: 'Van der Berg Bouw', straat: 'Dorpsstraat', plaats: 'Lutten' },
      ],
      meer: false,
      bron: 'voorbeeld',
    },
  ]);
  expect(kvk.requests).toEqual([`/api/v2/zoeken?${query}&pagina=1&resultatenPerPagina=30`]);
});

test('a search shows ten companies and says that there are more; those that stopped are left out', async () => {
  const companies = Array.from({ length: 12 }, (_, index) => ({
    kvkNummer: String(10_000_000 + index),
    naam: `Bedrijf ${index}`,
    type: 'rechtspersoon',
    actief: index === 0 ? 'Nee' : 'Ja',
  }));
  answerWith(found(companies));
  const { body } = await search('bedrijf');
  expect([body.bedrijven.length, body.bedrijven[0], body.meer]).toEqual([
    10,
    { kvkNummer: '10000001', naam: 'Bedrijf 1' },
    true,
  ]);
  answerWith(found(companies.slice(1, 3), 400));
  expect((await search('iets anders')).body.meer).toBe(true);
});

test('a company with its legal form, the day it began and its visiting address', async () => {
  const reply = await find('6875 0110');
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      success: true,
      status: 'gevonden',
      bedrijf: {
        kvkNummer: '68750110',
        naam: 'Van der Berg Bouw',
        rechtsvorm: 'BeslotenVennootschap',
        begonnenOp: '2019-05-03',
        plaats: 'Lutten',
        adres: 'Dorpsstraat 3B 2, 7775 AB Lutten',
        bron: 'voorbeeld',
        opgezochtOp: expect.stringMatching(/Z$/),
      },
    },
  ]);
  expect(kvk.requests).toEqual(['/api/v1/basisprofielen/68750110']);
});

const { hoofdvestiging, eigenaar } = BOUW._embedded;
const shielded = hoofdvestiging.adressen.map((address) => ({ ...address, indAfgeschermd: 'Ja' }));
test.each<[string, object, object]>([
  [
    'a shielded address',
    { ...BOUW, _embedded: { eigenaar, hoofdvestiging: { adressen: shielded } } },
    { plaats: undefined, adres: undefined },
  ],
  [
    'no establishment',
    { ...BOUW, _embedded: { eigenaar: { ...eigenaar, adressen: hoofdvestiging.adressen } } },
    { adres: 'Dorpsstraat 3B 2, 7775 AB Lutten' },
  ],
  ['no day', { ...BOUW, materieleRegistratie: undefined }, { begonnenOp: undefined }],
  ['a year only', { ...BOUW, materieleRegistratie: { datumAanvang: '19870000' } }, { begonnenOp: undefined }],
  [
    'a last day',
    { ...BOUW, materieleRegistratie: { datumAanvang: '20190503', datumEinde: '20260331' } },
    { begonnenOp: '2019-05-03', gestoptOp: '2026-03-31' },
  ],
  [
    'almost nothing',
    { kvkNummer: '68750110', statutaireNaam: 'Van der Berg Bouw B.V.' },
    { naam: 'Van der Berg Bouw B.V.', rechtsvorm: undefined, adres: undefined },
  ],
])('a company with %s', async (_what, profile, facts) => {
  answerWith(profile);
  const { body } = await find();
  expect(body.status).toBe('gevonden');
  expect(body.bedrijf).toEqual(expect.objectContaining({ kvkNummer: '68750110' }));
  for (const [name, value] of Object.entries(facts))
    expect([name, body.bedrijf[name]]).toEqual([name, value]);
});

test('a name or a number that the register does not have, and what is no number', async () => {
  expect((await search('Bestaat niet')).body).toEqual(UNKNOWN);
  expect((await search('11111111')).body).toEqual(UNKNOWN);
  expect((await find('11111111')).body).toEqual(UNKNOWN);
  kvk.requests.length = 0;
  const odd = await find('../1');
  expect([odd.status, odd.body]).toEqual([200, UNKNOWN]);
  expect(kvk.requests).toEqual([]);
});

test.each(['', '   ', 12, null])('a search for %j is refused at its field', async (zoek) => {
  const reply = await backend.browser().post(CALLS.bedrijven.path, { zoek });
  expect([reply.status, reply.body.errors]).toEqual([
    400,
    { zoek: 'Vul eerst uw bedrijfsnaam of KvK nummer in.' },
  ]);
});

test('the register is asked once for the same in a while, and nothing is kept longer', async () => {
  for (const zoek of ['Van der Berg', 'VAN DER BERG']) await search(zoek);
  for (const kvkNummer of ['68750110', '6875.0110']) await find(kvkNummer);
  expect(kvk.requests).toHaveLength(2);
  const keys = await backend.database.query('SELECT key FROM external_answers');
  expect(JSON.stringify(keys)).not.toMatch(/68750110|berg/i);
  backend.travel(3600);
  await search('Van der Berg');
  await find();
  expect(kvk.requests).toHaveLength(3);
  backend.travel(12 * 3600);
  const [, , forget] = backend.scheduled.find(([task]) => task === 'forget-external-answers') ?? [];
  await forget?.({});
  expect(await backend.database.query('SELECT key FROM external_answers')).toEqual([]);
});

test('searches and profiles are measured apart, and are part of the trace, without what was asked', async () => {
  const companies = backend.app.get(Companies);
  const spans = await recordedSpans(() =>
    inSpan('call', async () => {
      await companies.search('Van der Berg');
      await companies.find('68750110');
    }),
  );
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['look up kvk', 'look up kvk-profile']),
  );
  expect(JSON.stringify(spans)).not.toMatch(/68750110|berg|sleutel/i);
  const metrics = await backend.app.get(Metrics).registry.metrics();
  for (const service of ['kvk', 'kvk-profile']) {
    expect(metrics).toMatch(
      new RegExp(`external_lookup_duration_seconds_count\\{service="${service}",outcome="answered"\\} [1-9]`),
    );
  }
});

test.each([
  ...FAILURES,
  ['does not know its own address any more', (response) => sendJson(response, { message: 'Not found' }, 404)],
  ['refuses the key', (response) => sendJson(response, NOTHING('IPD0001'), 401)],
  ['is being changed', (response) => sendJson(response, NOTHING('IPD1002'), 404)],
  [
    'renamed a field',
    (response) => sendJson(response, { totaal: 1, resultaten: [{ ...ROWS[0], naam: undefined }] }),
  ],
  ['sends another company', (response) => sendJson(response, { ...BOUW, kvkNummer: '11111111' })],
  [
    'sends an impossible day',
    (response) => sendJson(response, { ...BOUW, materieleRegistratie: { datumAanvang: '20269999' } }),
  ],
] satisfies typeof FAILURES)(
  'when the register %s, the visitor goes on without it, and nothing is kept',
  async (_what, answer) => {
    kvk.answer = answer;
    const replies = await Promise.all([search('Van der Berg'), find()]);
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, UNAVAILABLE],
      [200, UNAVAILABLE],
    ]);
    expect(await backend.database.query('SELECT key FROM external_answers')).toEqual([]);
  },
);

test('a network searches sixty times an hour and opens twenty companies', async () => {
  backend.holdClock();
  const browser = backend.browser();
  for (let i = 0; i < 60; i++) await search('Van der Berg', browser);
  expect((await search('Van der Berg', browser)).status).toBe(429);
  for (let i = 0; i < 20; i++) await find('68750110', browser);
  expect((await find('68750110', browser)).status).toBe(429);
  expect((await find()).status).toBe(200);
});

test('no more than a thousand companies a day are paid for', async () => {
  await find();
  await backend.database.query("UPDATE limits SET points = 1000 WHERE key LIKE 'company-profiles%'");
  await forgetAnswers();
  kvk.requests.length = 0;
  expect((await find()).body).toEqual(UNAVAILABLE);
  expect(kvk.requests).toEqual([]);
  await backend.database.query("UPDATE limits SET points = 0 WHERE key LIKE 'company-profiles%'");
});

const apply = (changes: Partial<LeaseApplicationBody>, to = backend) =>
  to.browser().post(CALLS.sendLeaseEmail.path, anApplication(changes));
const stored = async (email: string, of = backend) =>
  (await of.database.query('SELECT kvk, bedrijfsnaam FROM lease_applications WHERE email = $1', [email]))[0];

test('an application keeps what the register said of the chosen company, and the office gets it beside what was typed', async () => {
  const email = 'gekozen@bedrijf.nl';
  await apply({ email, bedrijfsnaam: 'Bouwbedrijf Jan', kvkNummer: '6875 0110', kvkGekozen: true });
  const { kvk: kept, bedrijfsnaam } = await stored(email);
  expect(bedrijfsnaam).toBe('Bouwbedrijf Jan');
  expect(kept).toEqual({
    kvkNummer: '68750110',
    naam: 'Van der Berg Bouw',
    rechtsvorm: 'BeslotenVennootschap',
    begonnenOp: '2019-05-03',
    plaats: 'Lutten',
    bron: 'voorbeeld',
    opgezochtOp: expect.any(String),
  });
  const notice = await backend.mailbox.take(
    'info@zakenwiel.example',
    'Nieuwe leaseaanvraag van Bouwbedrijf Jan',
  );
  for (const fact of ['Bouwbedrijf Jan', 'Van der Berg Bouw', 'Bv', '3 mei 2019', 'niet van de KvK']) {
    expect(notice.text).toContain(fact);
  }
  expect(notice.text).not.toContain('Dorpsstraat');
  expect((await backend.mailbox.take(email, 'leaseaanvraag')).text).not.toContain('Van der Berg Bouw');
  const { browser, customer } = await backend.customer(email);
  const data = await browser.get(CALLS.customerData.path.replace('{id}', customer.id));
  expect(data.body.aanvragen).toMatchObject([{ kvk: { naam: 'Van der Berg Bouw' } }]);
});

test('an account that is linked to an application gets the choice of the company with its number', async () => {
  const link = async (email: string, changes: Partial<LeaseApplicationBody>) => {
    await apply({ email, kvkNummer: '68750110', ...changes });
    const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
    const { browser, customer } = await backend.customer(email);
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
    return (await browser.get(CALLS.customer.path)).body;
  };
  const chosen = await link('koppelt@bedrijf.nl', { kvkGekozen: true });
  expect(chosen).toMatchObject({ kvkNummer: '68750110', kvkGekozen: true });
  expect(await link('koppelt-getypt@bedrijf.nl', {})).not.toHaveProperty('kvkGekozen');
});

test('of a company that was typed nothing is asked or kept', async () => {
  await apply({ email: 'getypt@bedrijf.nl', kvkNummer: '68750110' });
  expect((await stored('getypt@bedrijf.nl')).kvk).toBeNull();
  expect(kvk.requests).toEqual([]);
});

test('an application with a chosen company is stored while the register cannot be asked', async () => {
  answerWith('Oops', 500);
  const changes = { email: 'weg@bedrijf.nl', kvkNummer: '68750110', kvkGekozen: true };
  expect((await apply(changes)).status).toBe(200);
  expect((await stored('weg@bedrijf.nl')).kvk).toBeNull();
  expect((await apply({ ...changes, kvkGekozen: 'ja' as never })).status).toBe(400);
});

test('without the setting nothing is looked up, and an application goes along', async () => {
  const without = await TestBackend.start();
  try {
    expect((await search('Van der Berg', without.browser())).body).toEqual(UNAVAILABLE);
    expect((await find('68750110', without.browser())).body).toEqual(UNAVAILABLE);
    await apply({ email: 'zonder@bedrijf.nl', kvkNummer: '68750110', kvkGekozen: true }, without);
    expect((await stored('zonder@bedrijf.nl', without)).kvk).toBeNull();
  } finally {
    await without.stop();
  }
  expect(kvk.requests).toEqual([]);
});

test('a private root is trusted when it is set, and then no other', async () => {
  const own = await kvkService(OWN_ROOT).open();
  const settings = { KVK_URL: own.url, KVK_API_KEY: API_KEY };
  for (const [KVK_CA, status] of [
    [OWN_ROOT.cert, 'gevonden'],
    ['', 'niet-beschikbaar'],
  ] as const) {
    const secure = await TestBackend.start({ ...settings, KVK_CA });
    expect((await search('Van der Berg', secure.browser())).body.status).toBe(status);
    await secure.stop();
  }
  await own.close();
});
