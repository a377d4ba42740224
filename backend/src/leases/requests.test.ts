import { CALLS, type LeaseApplication, type VerzoekSoort } from '@site/contract';
import { type Applicant, anApplicant, applicationsOf } from '../../test/an-applicant.js';
import { decide } from '../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';
import { NoOpenRequest } from './lease-errors.js';
import { Requests } from './requests.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

/** Friday before a weekend. */
const FRIDAY = new Date('2026-11-20T09:00:00Z');
const OFFICE = 'info@zakenwiel.example';

function applicant(email: string): Promise<Applicant> {
  backend.holdClock(FRIDAY);
  return anApplicant(backend, email);
}

const ask = ({ browser, customer }: LoggedIn, body: object) =>
  browser.post(CALLS.requestForApplication.path.replace('{id}', customer.id), body);
const answer = ({ aanvraagId }: Applicant, soort: VerzoekSoort, note: string) =>
  backend.app.get(Requests).answer(aanvraagId, soort, { note, by: 'Karin van kantoor' });

const applicationOf = async (me: LoggedIn) => (await applicationsOf(me))[0] as LeaseApplication;

test('a request stands in the portal as asked, and the office and the customer are mailed', async () => {
  const me = await applicant('vraag@bedrijf.nl');
  const toelichting = 'Ik heb een andere\nbus gevonden.';
  const { status, body } = await ask(me, { aanvraagId: me.aanvraagId, soort: 'intrekken', toelichting });
  expect([status, body]).toEqual([
    200,
    { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' },
  ]);
  expect(await applicationOf(me)).toMatchObject({
    status: 'pending',
    verzoeken: [{ soort: 'intrekken', toelichting, gevraagdOp: FRIDAY.toISOString() }],
  });
  expect((await applicationOf(me)).verzoeken?.[0]).not.toHaveProperty('beantwoordOp');
  await backend.mailbox.take(OFFICE, `Verzoek: aanvraag intrekken (${me.leaseCode})`);
  await backend.mailbox.take('vraag@bedrijf.nl', 'U wilt uw leaseaanvraag intrekken');
});

test('a request that is open is not made again, whenever and however often it is asked', async () => {
  const me = await applicant('dubbel@bedrijf.nl');
  const body = { aanvraagId: me.aanvraagId, soort: 'intrekken' };
  const first = await Promise.all([ask(me, body), ask(me, body), ask(me, body)]);
  backend.travel(600);
  const later = await ask(me, body);
  for (const reply of [...first, later]) {
    expect([reply.status, reply.body.ontvangenOp]).toEqual([200, '2026-11-20']);
  }
  expect((await applicationOf(me)).verzoeken).toHaveLength(1);
  const subject = `Verzoek: aanvraag intrekken (${me.leaseCode})`;
  const notices = (await backend.mailsTo(OFFICE)).filter((mail) => mail.subject === subject);
  expect(notices).toHaveLength(1);
});

test('a repeat with other words is rejected, so that they are not lost unseen', async () => {
  const me = await applicant('andere-woorden@bedrijf.nl');
  const body = { aanvraagId: me.aanvraagId, soort: 'intrekken', toelichting: 'Te duur.' };
  await ask(me, body);
  expect((await ask(me, body)).status).toBe(200);
  const other = await ask(me, { ...body, toelichting: 'Ik heb een andere bus.' });
  expect([other.status, other.body.message]).toEqual([
    409,
    'U hebt dit al gevraagd, en wij zijn ermee bezig. Wilt u er nog iets bij zeggen? Antwoord op onze e-mail.',
  ]);
  expect((await applicationOf(me)).verzoeken).toMatchObject([{ toelichting: 'Te duur.' }]);
});

test('the answer of the office is mailed and stands with the request, after which it can be asked again', async () => {
  const me = await applicant('slotbedrag@bedrijf.nl');
  await decide(backend, me.leaseCode, 'approved');
  await ask(me, { aanvraagId: me.aanvraagId, soort: 'slotbedrag' });
  backend.travel(60);
  await answer(me, 'slotbedrag', 'Het slotbedrag is € 8.240.');
  expect((await applicationOf(me)).verzoeken).toMatchObject([
    { soort: 'slotbedrag', beantwoordOp: '2026-11-20T09:01:00.000Z', antwoord: 'Het slotbedrag is € 8.240.' },
  ]);
  const mail = await backend.mailbox.take('slotbedrag@bedrijf.nl', 'Het slotbedrag van uw lease');
  expect(mail.text).toContain('Het slotbedrag is € 8.240.');
  await expect(answer(me, 'slotbedrag', 'Nog eens.')).rejects.toThrow(NoOpenRequest);
  await ask(me, { aanvraagId: me.aanvraagId, soort: 'slotbedrag' });
  expect((await applicationOf(me)).verzoeken).toHaveLength(2);
});

test('withdrawing the application answers the request to withdraw it', async () => {
  const me = await applicant('ingetrokken@bedrijf.nl');
  await ask(me, { aanvraagId: me.aanvraagId, soort: 'intrekken' });
  backend.travel(60);
  await decide(backend, me.leaseCode, 'withdrawn');
  expect(await applicationOf(me)).toMatchObject({
    status: 'withdrawn',
    verzoeken: [{ soort: 'intrekken', beantwoordOp: '2026-11-20T09:01:00.000Z', antwoord: '' }],
  });
  await backend.mailbox.take('ingetrokken@bedrijf.nl', 'Uw leaseaanvraag is ingetrokken');
});

test.each([['approved'], ['rejected'], ['approved', 'completed']] as const)(
  'a request stays open until it is answered when the application becomes %s %s',
  async (...decisions) => {
    const me = await applicant(`${decisions.join('-')}@blijft-open.nl`);
    await ask(me, { aanvraagId: me.aanvraagId, soort: 'intrekken' });
    for (const decision of decisions) await decide(backend, me.leaseCode, decision);
    expect((await applicationOf(me)).verzoeken?.[0]).not.toHaveProperty('beantwoordOp');
  },
);

test.each([
  ['pending', 'slotbedrag', []],
  ['rejected', 'intrekken', ['rejected']],
  ['completed', 'intrekken', ['approved', 'completed']],
  ['withdrawn', 'slotbedrag', ['withdrawn']],
] as const)('an application that is %s allows no request %s', async (status, soort, decisions) => {
  const me = await applicant(`${status}@kannietmeer.nl`);
  for (const decision of decisions) await decide(backend, me.leaseCode, decision);
  const reply = await ask(me, { aanvraagId: me.aanvraagId, soort });
  expect([reply.status, reply.body.message]).toEqual([
    409,
    'Dit kan nu niet bij deze aanvraag. Ververs de pagina om te zien hoe ver hij is, of bel ons.',
  ]);
  expect((await applicationOf(me)).verzoeken).toEqual([]);
});

test("another's application is unknown, as one that does not exist", async () => {
  const owner = await applicant('eigenaar@bedrijf.nl');
  const other = await applicant('ander@bedrijf.nl');
  for (const aanvraagId of [owner.aanvraagId, '00000000-0000-4000-8000-000000000000', 'onzin', "'; --"]) {
    const { status, body } = await ask(other, { aanvraagId, soort: 'intrekken' });
    expect([status, body.message]).toEqual([
      404,
      'Deze aanvraag vinden wij niet in uw account. Ververs de pagina om uw aanvragen te zien.',
    ]);
  }
  const asOwner = { ...other, customer: owner.customer };
  expect((await ask(asOwner, { aanvraagId: owner.aanvraagId, soort: 'intrekken' })).status).toBe(403);
  expect((await applicationOf(owner)).verzoeken).toEqual([]);
});

test('without a login nothing can be asked', async () => {
  const me = await applicant('uitgelogd@bedrijf.nl');
  const visitor = { ...me, browser: backend.browser() };
  expect((await ask(visitor, { aanvraagId: me.aanvraagId, soort: 'intrekken' })).status).toBe(401);
});

test.each([
  ['soort', { soort: 'korting' }, { soort: 'Kies wat u wilt vragen.' }],
  ['lege-soort', { soort: '' }, { soort: 'Kies wat u wilt vragen.' }],
  ['aanvraag', { aanvraagId: '' }, { aanvraagId: 'Kies een aanvraag.' }],
  ['toelichting', { toelichting: 'x'.repeat(2001) }, { toelichting: 'Gebruik hoogstens 2000 tekens.' }],
])('a request with a wrong %s is rejected at its field', async (what, changes, errors) => {
  const me = await applicant(`fout-${what}@bedrijf.nl`);
  const reply = await ask(me, { aanvraagId: me.aanvraagId, soort: 'intrekken', ...changes });
  expect([reply.status, reply.body.errors]).toEqual([400, errors]);
});
