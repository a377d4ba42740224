import { CALLS } from '@site/contract';
import { type Applicant, anApplicant, applicationsOf } from '../../test/an-applicant.js';
import { anOffer } from '../../test/an-offer.js';
import { decide } from '../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';
import { Offers } from './offers.js';

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

const askToWithdraw = ({ browser, customer, aanvraagId }: Applicant) =>
  browser.post(CALLS.requestForApplication.path.replace('{id}', customer.id), {
    aanvraagId,
    soort: 'intrekken',
    toelichting: 'Ik koop zelf een bus.',
  });

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
    {
      status: 'pending',
      offerte: { status: 'akkoord', akkoordOp: FRIDAY.toISOString(), bellenUiterlijk: '2026-11-23' },
    },
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
  expect(await applicationsOf(me)).toMatchObject([
    {
      offerte: { id: second, maandbedrag: 399, status: 'open' },
      eerdereOffertes: [
        { id: first, status: 'verlopen', einde: { reden: 'vervangen', op: '2026-11-20T09:01:00.000Z' } },
      ],
    },
  ]);
  const stale = await accept(me, first);
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Er is intussen een nieuwe offerte voor deze aanvraag. Die ziet u nu hier.',
  ]);
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
  expect(await applicationsOf(me)).toMatchObject([
    { status: 'pending', offerte: { status: 'verlopen', einde: { reden: 'aanvraag-gestopt' } } },
  ]);
  expect((await accept(me, offerteId)).status).toBe(409);
  backend.travel(60);
  expect((await accept(me, await anOffer(backend, me.leaseCode))).status).toBe(200);
});

test('who asked to withdraw the application cannot agree until that is answered', async () => {
  const me = await applicant('trekt-in@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  await askToWithdraw(me);
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

async function withdraw(leaseCode: string, note = ''): Promise<void> {
  const { id } = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  await backend.app.get(Offers).withdraw(id, { note, by: 'Karin van kantoor' });
}

test('an offer that the office withdraws, also an agreed one, ends: the customer gets a mail and cannot agree any more', async () => {
  const me = await applicant('ingetrokken@bedrijf.nl');
  const offerteId = await anOffer(backend, me.leaseCode);
  await accept(me, offerteId);
  await withdraw(me.leaseCode, 'De bus is verkocht.');
  expect(await applicationsOf(me)).toMatchObject([
    {
      status: 'pending',
      offerte: {
        status: 'verlopen',
        akkoordOp: FRIDAY.toISOString(),
        einde: { reden: 'ingetrokken', op: FRIDAY.toISOString(), toelichting: 'De bus is verkocht.' },
      },
    },
  ]);
  const mail = await backend.mailbox.take('ingetrokken@bedrijf.nl', 'Wij hebben uw leaseofferte ingetrokken');
  expect(mail.text).toContain('De bus is verkocht.');
  const { status, body } = await accept(me, offerteId);
  expect([status, body.message]).toEqual([
    409,
    'Wij hebben deze offerte ingetrokken. Bel 085 000 00 00 als u daar vragen over hebt.',
  ]);
  await expect(withdraw(me.leaseCode)).rejects.toThrow();
  backend.travel(60);
  expect((await accept(me, await anOffer(backend, me.leaseCode))).status).toBe(200);
  expect(await applicationsOf(me)).toMatchObject([
    { offerte: { status: 'akkoord' }, eerdereOffertes: [{ einde: { reden: 'ingetrokken' } }] },
  ]);
});

test('an offer that lapsed by itself was not replaced by a later one', async () => {
  const me = await applicant('eerst-verlopen@bedrijf.nl');
  await anOffer(backend, me.leaseCode);
  backend.holdClock(new Date('2026-12-03T09:00:00Z'));
  await anOffer(backend, me.leaseCode);
  const later = await backend.logIn('eerst-verlopen@bedrijf.nl', me.permanentCode);
  const [application] = await applicationsOf(later);
  expect(application).toMatchObject({
    offerte: { status: 'open' },
    eerdereOffertes: [{ status: 'verlopen' }],
  });
  expect(application?.eerdereOffertes?.[0]).not.toHaveProperty('einde');
});

test('a completed application keeps the agreed offer, and an offer that nobody answered ends with it', async () => {
  const agreed = await applicant('afgerond@bedrijf.nl');
  await accept(agreed, await anOffer(backend, agreed.leaseCode, { maandbedrag: 399.5 }));
  const unanswered = await applicant('zonder-antwoord@bedrijf.nl');
  await anOffer(backend, unanswered.leaseCode);
  for (const { leaseCode } of [agreed, unanswered]) {
    await decide(backend, leaseCode, 'approved');
    await decide(backend, leaseCode, 'completed');
  }
  expect(await applicationsOf(agreed)).toMatchObject([
    { status: 'completed', offerte: { status: 'akkoord' } },
  ]);
  expect(await applicationsOf(unanswered)).toMatchObject([
    { status: 'completed', offerte: { status: 'verlopen', einde: { reden: 'aanvraag-gestopt' } } },
  ]);
  for (const subject of ['goedgekeurd', 'afgerond']) {
    const mail = await backend.mailbox.take('afgerond@bedrijf.nl', subject);
    expect(mail.text).toContain('De offerte waarmee u akkoord ging');
    expect(mail.text).toContain('€\u00a0399,50');
    const other = await backend.mailbox.take('zonder-antwoord@bedrijf.nl', subject);
    expect(other.text).toContain('De aanvraag in het kort');
  }
});

test('who did not answer an offer is reminded once, on the working day before its last day', async () => {
  const remind = backend.scheduled.find(([task]) => task === 'offer-reminders')?.[2] as () => Promise<void>;
  const reminders = async (email: string) =>
    (await backend.mailsTo(email)).filter(({ subject }) => subject === 'Uw leaseofferte verloopt bijna')
      .length;
  const open = await applicant('herinnering@bedrijf.nl');
  await anOffer(backend, open.leaseCode);
  const agreed = await applicant('al-akkoord@bedrijf.nl');
  await accept(agreed, await anOffer(backend, agreed.leaseCode));
  const withdrawn = await applicant('al-ingetrokken@bedrijf.nl');
  await anOffer(backend, withdrawn.leaseCode);
  await withdraw(withdrawn.leaseCode);
  const rejected = await applicant('al-afgewezen@bedrijf.nl');
  await anOffer(backend, rejected.leaseCode);
  await decide(backend, rejected.leaseCode, 'rejected');
  const replaced = await applicant('al-vervangen@bedrijf.nl');
  await anOffer(backend, replaced.leaseCode);
  backend.holdClock(new Date('2026-11-23T09:00:00Z'));
  await anOffer(backend, replaced.leaseCode);
  const leaving = await applicant('wil-intrekken@bedrijf.nl');
  await anOffer(backend, leaving.leaseCode);
  await askToWithdraw(leaving);

  // The last day of the first offers is Tuesday 1 December.
  for (const day of ['2026-11-27', '2026-11-28', '2026-11-29']) {
    backend.holdClock(new Date(`${day}T07:30:00Z`));
    await remind();
  }
  expect(await reminders('herinnering@bedrijf.nl')).toBe(0);
  backend.holdClock(new Date('2026-11-30T07:30:00Z'));
  await remind();
  await remind();
  expect(await reminders('herinnering@bedrijf.nl')).toBe(1);
  for (const email of ['al-akkoord', 'al-ingetrokken', 'al-afgewezen', 'al-vervangen', 'wil-intrekken']) {
    expect([email, await reminders(`${email}@bedrijf.nl`)]).toEqual([email, 0]);
  }
});
