import { CALLS } from '@site/contract';
import { type Applicant, anApplicant, applicationsOf } from '../../test/an-applicant.js';
import { anOffer } from '../../test/an-offer.js';
import { decide } from '../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

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

const accept = ({ browser, customer }: LoggedIn, offerteId: string) =>
  browser.post(CALLS.acceptOffer.path.replace('{id}', customer.id), { offerteId });

/** What the office is told about who agreed. */
async function noticesAbout({ customer }: LoggedIn) {
  return (await backend.mailsTo(OFFICE)).filter(
    ({ subject, replyTo }) =>
      subject?.startsWith('Akkoord met de offerte') && replyTo?.value[0]?.address === customer.email,
  );
}

test('an offer is in the portal with its amounts and last day', async () => {
  const me = await applicant('offerte@bedrijf.nl');
  await anOffer(backend, me.leaseCode, { toelichting: 'De inruil is er al af.' });
  expect(await applicationsOf(me)).toMatchObject([
    {
      status: 'pending',
      offerte: {
        status: 'open',
        maandbedrag: 412,
        geldigTotEnMet: '2026-12-01',
        leasemaatschappij: 'Noord Lease',
        toelichting: 'De inruil is er al af.',
      },
    },
  ]);
});

test('who agrees is called: the office and the customer get a mail, once', async () => {
  const me = await applicant('akkoord@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  expect((await accept(me, offerteId)).body).toEqual({ success: true });
  expect((await accept(me, offerteId)).body).toEqual({ success: true });
  expect(await applicationsOf(me)).toMatchObject([
    { status: 'pending', offerte: { status: 'akkoord', akkoordOp: FRIDAY.toISOString() } },
  ]);
  await backend.mailbox.take('akkoord@bedrijf.nl', 'Wij bellen u over uw leaseofferte');
  expect(await noticesAbout(me)).toHaveLength(1);
});

test('two answers at the same time are one', async () => {
  const me = await applicant('tegelijk@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  const answers = await Promise.all([accept(me, offerteId), accept(me, offerteId), accept(me, offerteId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await noticesAbout(me)).toHaveLength(1);
});

test('an offer holds to the end of its last day in the Netherlands, and then lapses by itself', async () => {
  const me = await applicant('verlopen@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  backend.holdClock(new Date('2026-12-01T22:59:59Z'));
  const later = await backend.logIn('verlopen@bedrijf.nl', me.permanentCode);
  expect(await applicationsOf(later)).toMatchObject([{ offerte: { status: 'open' } }]);
  backend.travel(1);
  expect(await applicationsOf(later)).toMatchObject([{ offerte: { status: 'verlopen' } }]);
  const answer = await accept(later, offerteId);
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Deze offerte is verlopen. Bel 085 000 00 00 of mail ons, dan maken wij een nieuwe.',
  ]);
  expect(await applicationsOf(later)).toMatchObject([{ offerte: { status: 'verlopen' } }]);
});

test('a new offer takes the place of an earlier one, which cannot be agreed with', async () => {
  const me = await applicant('nieuwer@bedrijf.nl');
  const first = await anOffer(backend, me.leaseCode);
  backend.travel(60);
  const second = await anOffer(backend, me.leaseCode, { maandbedrag: 399 });
  expect(await applicationsOf(me)).toMatchObject([{ offerte: { id: second, maandbedrag: 399 } }]);
  expect((await accept(me, first)).status).toBe(409);
  expect((await accept(me, second)).status).toBe(200);
});

test("another's offer is unknown, as one that does not exist", async () => {
  const owner = await applicant('eigenaar@bedrijf.nl');
  const other = await applicant('ander@bedrijf.nl');
  const offerteId = await anOffer(backend, owner.leaseCode);
  for (const id of [offerteId, '00000000-0000-4000-8000-000000000000', 'onzin', "'; --"]) {
    const { status, body } = await accept(other, id);
    expect([status, body.message]).toEqual([
      404,
      'Deze offerte vinden wij niet in uw account. Ververs de pagina om uw offertes te zien.',
    ]);
  }
  const asOwner = { ...other, customer: owner.customer };
  expect((await accept(asOwner, offerteId)).status).toBe(403);
  expect((await applicationsOf(owner))[0]?.offerte?.status).toBe('open');
});

test('the offer for an application that was rejected cannot be agreed with, and none can be made', async () => {
  const me = await applicant('afgewezen@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  await decide(backend, me.leaseCode, 'rejected');
  expect((await accept(me, offerteId)).status).toBe(409);
  await expect(anOffer(backend, me.leaseCode)).rejects.toThrow('gets no offer');
});

test('an offer does not come back with an application that was rejected', async () => {
  const me = await applicant('heropend@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  await decide(backend, me.leaseCode, 'rejected');
  await decide(backend, me.leaseCode, 'pending');
  expect(await applicationsOf(me)).toMatchObject([{ status: 'pending', offerte: { status: 'verlopen' } }]);
  expect((await accept(me, offerteId)).status).toBe(409);
  backend.travel(60);
  expect((await accept(me, await anOffer(backend, me.leaseCode))).status).toBe(200);
});

test('who asked to withdraw the application cannot agree until that is answered', async () => {
  const me = await applicant('trekt-in@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  await me.browser.post(CALLS.requestForApplication.path.replace('{id}', me.customer.id), {
    aanvraagId: me.aanvraagId,
    soort: 'intrekken',
  });
  const { status, body } = await accept(me, offerteId);
  expect([status, body.message]).toEqual([
    409,
    'U vroeg ons deze aanvraag in te trekken. Wilt u toch deze offerte? Bel of mail ons.',
  ]);
});

test('without a login an offer cannot be agreed with', async () => {
  const me = await applicant('uitgelogd@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  expect((await accept({ ...me, browser: backend.browser() }, offerteId)).status).toBe(401);
});

test('the portal shows the course of an application with its dates and notes', async () => {
  const me = await applicant('verloop@bedrijf.nl');
  backend.travel(600);
  await decide(backend, me.leaseCode, 'approved', 'Gefeliciteerd.');
  expect(await applicationsOf(me)).toMatchObject([
    {
      aanbetaling: 5000,
      slottermijn: 0,
      opmerking: '',
      verloop: [{ status: 'approved', op: '2026-11-20T09:10:00.000Z', toelichting: 'Gefeliciteerd.' }],
    },
  ]);
});
