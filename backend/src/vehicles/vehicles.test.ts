import type { ServerResponse } from 'node:http';
import { CALLS, type LeaseApplicationBody } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { FAILURES, type OutsideService, sendJson } from '../../test/outside-service.js';
import { DIESEL, datasetOf, rdwService, VAN } from '../../test/rdw.js';
import { inSpan, recordedSpans } from '../../test/recorded-spans.js';
import { TestBackend } from '../../test/test-backend.js';
import { Metrics } from '../metrics/metrics.js';
import { Vehicles } from './vehicles.js';

let rdw: OutsideService;
let backend: TestBackend;
beforeAll(async () => {
  rdw = await rdwService().open();
  backend = await TestBackend.start({ RDW_URL: rdw.url });
});
afterAll(async () => {
  await backend.stop();
  await rdw.close();
});
beforeEach(async () => {
  rdw.answer = undefined;
  rdw.requests.length = 0;
  await backend.database.query('DELETE FROM external_answers');
  // Past the pause after failures in a row.
  backend.travel(60);
});

const lookUp = (plate: string, browser = backend.browser()) =>
  browser.get(CALLS.kenteken.path.replace('{kenteken}', encodeURIComponent(plate)));

/** Answers with these rows about vehicles and their fuels. */
const answerWith = (vehicles: unknown, fuels: unknown = [DIESEL]) => {
  rdw.answer = (response, url) => sendJson(response, datasetOf(url) === 'vehicles' ? vehicles : fuels);
};

/** Succeeds again, so that later tests do not start with failures in a row. */
afterEach(async () => {
  rdw.answer = undefined;
  backend.travel(60);
  await lookUp('V-123-BX');
});

const UNAVAILABLE = { success: true, status: 'niet-beschikbaar' };

test.each(['V-123-BX', 'v123bx', ' v 123 bx'])('the plate %j is looked up in the register', async (plate) => {
  const reply = await lookUp(plate);
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      success: true,
      status: 'gevonden',
      voertuig: {
        merk: 'VOLKSWAGEN',
        handelsbenaming: 'TRANSPORTER',
        categorie: 'bestelwagen',
        voertuigsoort: 'Bedrijfsauto',
        inrichting: 'gesloten opbouw',
        kleur: 'WIT',
        eersteToelating: '2019-05-03',
        brandstoffen: ['Diesel'],
        emissieklasse: 6,
        apkTotEnMet: '2027-05-03',
        tellerstandoordeel: 'Logisch',
        terugroepactieOpen: false,
        geexporteerd: false,
        tenaamstellenMogelijk: true,
        taxi: false,
        bron: 'voorbeeld',
        opgezochtOp: expect.stringMatching(/Z$/),
      },
    },
  ]);
  expect(rdw.requests.sort()).toEqual([
    '/resource/8ys7-d773.json?kenteken=V123BX',
    '/resource/m9d7-ebf2.json?kenteken=V123BX',
  ]);
});

test('what the register does not say is missing', async () => {
  answerWith([{ kenteken: 'V123BX', merk: 'SOLEX' }], []);
  expect((await lookUp('V-123-BX')).body.voertuig).toEqual({
    merk: 'SOLEX',
    categorie: 'anders',
    brandstoffen: [],
    terugroepactieOpen: false,
    geexporteerd: false,
    taxi: false,
    bron: 'voorbeeld',
    opgezochtOp: expect.any(String),
  });
});

test.each(['N.v.t.', 'Niet geregistreerd'])('the colour %j is missing', async (eerste_kleur) => {
  answerWith([{ ...VAN, eerste_kleur }]);
  expect((await lookUp('V-123-BX')).body.voertuig).not.toHaveProperty('kleur');
});

test('a hybrid car with an open recall, an unlikely odometer and an export', async () => {
  const car = {
    ...VAN,
    europese_voertuigcategorie: 'M1',
    openstaande_terugroepactie_indicator: 'Ja',
    tellerstandoordeel: 'Onlogisch',
    export_indicator: 'Ja',
    tenaamstellen_mogelijk: 'Nee',
    taxi_indicator: 'Ja',
  };
  const electric = { kenteken: 'V123BX', brandstof_omschrijving: 'Elektriciteit' };
  answerWith([car], [electric, { ...DIESEL, brandstof_omschrijving: 'Benzine' }]);
  expect((await lookUp('V-123-BX')).body.voertuig).toMatchObject({
    categorie: 'personenauto',
    brandstoffen: ['Elektriciteit', 'Benzine'],
    emissieklasse: 6,
    terugroepactieOpen: true,
    tellerstandoordeel: 'Onlogisch',
    geexporteerd: true,
    tenaamstellenMogelijk: false,
    taxi: true,
  });
});

test('a plate that the register does not have, and one that is not Dutch', async () => {
  expect((await lookUp('XX-99-XX')).body).toEqual({ success: true, status: 'onbekend' });
  rdw.requests.length = 0;
  const foreign = await lookUp('B-AB 1234');
  expect([foreign.status, foreign.body]).toEqual([200, { success: true, status: 'onbekend' }]);
  expect(rdw.requests).toEqual([]);
});

test('the register is asked once for a plate in twelve hours, and nothing is kept longer', async () => {
  await lookUp('V-123-BX');
  await lookUp('v123bx');
  expect(rdw.requests).toHaveLength(2);
  const rows = await backend.database.query('SELECT key, answer FROM external_answers');
  expect(JSON.stringify(rows)).not.toContain('V123BX');
  backend.travel(12 * 3600);
  const [, , forget] = backend.scheduled.find(([task]) => task === 'forget-external-answers') ?? [];
  await forget?.({});
  expect(await backend.database.query('SELECT key FROM external_answers')).toEqual([]);
});

test('a look-up is measured and part of the trace, without the plate', async () => {
  const spans = await recordedSpans(() => inSpan('call', () => backend.app.get(Vehicles).find('V-123-BX')));
  expect(spans.map(({ name }) => name)).toContain('look up rdw');
  expect(JSON.stringify(spans)).not.toContain('V123BX');
  expect(await backend.app.get(Metrics).registry.metrics()).toMatch(
    /external_lookup_duration_seconds_count\{service="rdw",outcome="answered"\} [1-9]/,
  );
});

test.each<[string, (response: ServerResponse) => void]>([
  ...FAILURES,
  [
    'renamed a field',
    (response) => sendJson(response, [{ ...VAN, merk: undefined, merknaam: 'VOLKSWAGEN' }]),
  ],
  ['sends numbers', (response) => sendJson(response, [{ ...VAN, merk: 12 }])],
  ['sends an impossible day', (response) => sendJson(response, [{ ...VAN, vervaldatum_apk: '20269999' }])],
  ['sends another vehicle', (response) => sendJson(response, [{ ...VAN, kenteken: 'AB12CD' }])],
])(
  'when the register %s, the visitor goes on without it, and nothing of it is kept',
  async (_what, answer) => {
    rdw.answer = (response, url) =>
      datasetOf(url) === 'vehicles' ? answer(response) : sendJson(response, [DIESEL]);
    const reply = await lookUp('V-123-BX');
    expect([reply.status, reply.body]).toEqual([200, UNAVAILABLE]);
    expect(await backend.database.query('SELECT key FROM external_answers')).toEqual([]);
  },
);

test('what cannot be stored or would control a terminal is left out of a text', async () => {
  const email = 'tekens@bedrijf.nl';
  answerWith([{ ...VAN, merk: 'VOLKS\0WAGEN', handelsbenaming: '\ud800\u001b[31mTRANSPORTER\u202e' }]);
  expect((await apply({ email, kenteken: 'V-123-BX' })).status).toBe(200);
  expect(await stored(email)).toMatchObject([
    { voertuig: { merk: 'VOLKS WAGEN', handelsbenaming: '[31mTRANSPORTER' } },
  ]);
});

test('one failure is mended by a second try, but not a refusal', async () => {
  let failed = false;
  rdw.answer = (response, url) => {
    if (datasetOf(url) === 'fuels') return sendJson(response, [DIESEL]);
    if (failed) return sendJson(response, [VAN]);
    failed = true;
    response.writeHead(503).end();
  };
  expect((await lookUp('V-123-BX')).body.status).toBe('gevonden');
  expect(rdw.requests).toHaveLength(3);
  await backend.database.query('DELETE FROM external_answers');
  rdw.requests.length = 0;
  rdw.answer = (response) => response.writeHead(429).end();
  expect((await lookUp('V-123-BX')).body).toEqual(UNAVAILABLE);
  expect(rdw.requests).toHaveLength(2);
});

test('after five failures in a row the register is left alone for half a minute, then tried once', async () => {
  rdw.answer = (response) => response.writeHead(429).end();
  for (let i = 0; i < 5; i++) await lookUp('V-123-BX');
  rdw.requests.length = 0;
  expect((await lookUp('V-123-BX')).body).toEqual(UNAVAILABLE);
  expect(rdw.requests).toEqual([]);
  backend.travel(31);
  await Promise.all([lookUp('V-123-BX'), lookUp('V-123-BX')]);
  expect(rdw.requests).toHaveLength(2);
  backend.travel(31);
  rdw.answer = undefined;
  expect((await lookUp('V-123-BX')).body.status).toBe('gevonden');
});

test('a network looks up sixty plates an hour', async () => {
  backend.holdClock();
  const browser = backend.browser();
  for (let i = 0; i < 60; i++) await lookUp('V-123-BX', browser);
  expect((await lookUp('V-123-BX', browser)).status).toBe(429);
  expect((await lookUp('V-123-BX')).status).toBe(200);
});

test('without the setting nothing is looked up, and the plate goes along', async () => {
  const without = await TestBackend.start();
  try {
    const reply = await without.browser().get(CALLS.kenteken.path.replace('{kenteken}', 'V123BX'));
    expect([reply.status, reply.body]).toEqual([200, UNAVAILABLE]);
    await without.browser().post(CALLS.sendLeaseEmail.path, anApplication({ kenteken: 'v123bx' }));
    const notice = await without.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag');
    expect(notice.text).toContain('V-123-BX');
    expect(notice.text).toContain('Zoek het zelf op.');
  } finally {
    await without.stop();
  }
  expect(rdw.requests).toEqual([]);
});

const apply = (changes: Partial<LeaseApplicationBody>) =>
  backend.browser().post(CALLS.sendLeaseEmail.path, anApplication(changes));

const stored = (email: string) =>
  backend.database.query('SELECT kenteken, voertuig FROM lease_applications WHERE email = $1', [email]);

test('an application keeps the plate and what the register said then, and the office gets both', async () => {
  const email = 'kenteken@bedrijf.nl';
  answerWith([{ ...VAN, openstaande_terugroepactie_indicator: 'Ja' }]);
  await apply({ email, bedrijfsnaam: 'Kenteken BV', kenteken: 'v123bx' });
  expect(await stored(email)).toMatchObject([{ kenteken: 'V-123-BX', voertuig: { merk: 'VOLKSWAGEN' } }]);
  const notice = await backend.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag van Kenteken BV');
  for (const fact of [
    'V-123-BX',
    'VOLKSWAGEN TRANSPORTER',
    'Bestelwagen (N1)',
    'terugroepactie van de fabrikant',
  ]) {
    expect(notice.text).toContain(fact);
  }
  expect((await backend.mailbox.take(email, 'leaseaanvraag')).text).toContain('V-123-BX');
});

test('a foreign plate goes along as typed, and is in no mail to a stranger', async () => {
  const email = 'buitenland@bedrijf.nl';
  await apply({ email, bedrijfsnaam: 'Buitenland BV', kenteken: 'b-ab 1234' });
  expect(await stored(email)).toEqual([{ kenteken: 'B-AB 1234', voertuig: null }]);
  const notice = await backend.mailbox.take(
    'info@zakenwiel.example',
    'Nieuwe leaseaanvraag van Buitenland BV',
  );
  expect(notice.text).toContain('B-AB 1234');
  expect((await backend.mailbox.take(email, 'leaseaanvraag')).text).not.toContain('B-AB 1234');
});

test('an application is stored while the register cannot be asked', async () => {
  rdw.answer = (response) => response.writeHead(500).end();
  const email = 'weg@bedrijf.nl';
  expect((await apply({ email, kenteken: 'V-123-BX' })).status).toBe(200);
  expect(await stored(email)).toEqual([{ kenteken: 'V-123-BX', voertuig: null }]);
});

test('a plate that is too long is refused at its field', async () => {
  const reply = await apply({ kenteken: 'V'.repeat(16) });
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, ['kenteken']]);
});

test('the customer sees the vehicle in the portal and in the download', async () => {
  const { browser, customer } = await backend.customer('ziet@bedrijf.nl');
  await browser.post(CALLS.leaseApplication.path, anApplication({ kenteken: 'V-123-BX' }));
  const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  const vehicle = { kenteken: 'V-123-BX', voertuig: { merk: 'VOLKSWAGEN', bron: 'voorbeeld' } };
  expect(body.applications).toMatchObject([vehicle]);
  const data = await browser.get(CALLS.customerData.path.replace('{id}', customer.id));
  expect(data.body.aanvragen).toMatchObject([vehicle]);
});
