import { CALLS } from '@site/contract';
import { type AanvraagZaak, OFFICE_CALLS } from '@site/contract/office';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import type { Reply } from '../../test/browser.js';
import { aPdf, DocumentCustomer } from '../../test/documents.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
let bea: LoggedInEmployee;
let count = 0;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  karin = await anEmployee(backend, 'karin@kantoor.example');
  bea = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
});
afterAll(() => backend.stop());

type CallName =
  | 'officeStatus'
  | 'officeAnswer'
  | 'officeMakeOffer'
  | 'officeWithdrawOffer'
  | 'officeCorrectEmail'
  | 'officeAskDocuments'
  | 'officeDecideDocument';

/** An application in the office. */
class Case {
  constructor(
    public leaseCode: string,
    readonly email: string,
  ) {}

  static async create(): Promise<Case> {
    const email = `zaak${++count}@bedrijf.example`;
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    return new Case(await backend.mailbox.takeCode(email, 'leaseaanvraag'), email);
  }

  pathOf(call: { path: string }, params: Record<string, string> = {}): string {
    const all: Record<string, string> = { leaseCode: this.leaseCode, ...params };
    return call.path.replace(/\{(\w+)\}/g, (_, name) => all[name] ?? '');
  }

  async read(): Promise<AanvraagZaak> {
    const { status, body } = await karin.browser.get(this.pathOf(OFFICE_CALLS.officeApplication));
    expect(status).toBe(200);
    return body.aanvraag;
  }

  /** As it is now, unless the body has another version. */
  async change(
    name: CallName,
    body: object,
    { by = karin, ...params }: { by?: LoggedInEmployee } & Record<string, unknown> = {},
  ): Promise<Reply> {
    const { versie } = await this.read();
    const call = OFFICE_CALLS[name];
    const path = this.pathOf(call, params as Record<string, string>);
    return by.browser.send(call.method, path, { versie, ...body }, {});
  }

  async subjects(): Promise<(string | undefined)[]> {
    return (await backend.mailsTo(this.email)).map(({ subject }) => subject);
  }
}

const OFFER = {
  leasemaatschappij: 'Noord Lease',
  voertuig: 'Ford Transit',
  aanschafprijs: '25.000',
  aanbetaling: '5000',
  slottermijn: '0',
  looptijd: '60',
  maandbedrag: '412,50',
  kosten: '€ 250,-',
};

test('a case has the facts, what can follow, and what happened, newest first', async () => {
  const one = await Case.create();
  await karin.browser.post(one.pathOf(OFFICE_CALLS.officeNote), { notitie: 'Gebeld.' });
  expect(await one.read()).toMatchObject({
    email: one.email,
    volgende: ['approved', 'rejected', 'withdrawn'],
    ontvangers: [one.email],
    maandbedragAuto: expect.any(Number),
    magOfferte: true,
    magIntrekken: false,
    verloop: [
      { wat: 'Notitie', door: 'Karin de Vries', tekst: 'Gebeld.', op: expect.any(String) },
      { wat: 'Aanvraag ontvangen', op: expect.any(String) },
    ],
  });
});

test.each(['ZZZZZZZ', 'K7M2P4Q%00', "x'--"])('the code %s is not found', async (code) => {
  const { status } = await karin.browser.get(
    OFFICE_CALLS.officeApplication.path.replace('{leaseCode}', code),
  );
  expect([400, 404]).toContain(status);
});

test('a trial says exactly what will be mailed, and changes nothing', async () => {
  const one = await Case.create();
  const before = await one.read();
  const change = { naar: 'approved', toelichting: 'Gefeliciteerd.' };
  const { body } = await one.change('officeStatus', { ...change, proef: true });
  expect(body.mails).toEqual([
    { aan: one.email, onderwerp: expect.any(String), tekst: expect.stringContaining('Gefeliciteerd.') },
  ]);
  expect(await one.read()).toEqual(before);
  expect(await one.subjects()).not.toContain(body.mails[0].onderwerp);
  expect((await one.change('officeStatus', change)).status).toBe(200);
  expect(await one.subjects()).toContain(body.mails[0].onderwerp);
  const sent = (await backend.mailsTo(one.email)).find(({ subject }) => subject === body.mails[0].onderwerp);
  expect(sent?.text?.trim()).toBe(body.mails[0].tekst.trim());
  expect(await one.read()).toMatchObject({ status: 'approved', versie: before.versie + 1 });
});

test('a status that cannot follow is refused at its field', async () => {
  const one = await Case.create();
  const { status, body } = await one.change('officeStatus', { naar: 'completed' });
  expect([status, body.errors]).toEqual([
    400,
    { naar: 'Een aanvraag die ‘In behandeling’ is, kan niet ‘Afgerond’ worden.' },
  ]);
});

test.each([
  ['officeStatus', { naar: 'rejected' }],
  ['officeMakeOffer', OFFER],
  ['officeAskDocuments', { soorten: ['omzet'] }],
] as const)('%s: what somebody else changed since is not overwritten', async (name, body) => {
  const one = await Case.create();
  const { versie } = await one.read();
  expect((await one.change('officeStatus', { naar: 'approved' }, { by: bea })).status).toBe(200);
  const refused = await one.change(name, { ...body, versie });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Deze aanvraag is intussen veranderd. Hiernaast staat hoe hij nu is. Kijk of wat u doet nog klopt en verstuur het dan opnieuw.',
  ]);
  expect(await one.read()).toMatchObject({ status: 'approved', offertes: [], documenten: [] });
});

test('of two who make an offer at once, one is told that the case changed', async () => {
  const one = await Case.create();
  const { versie } = await one.read();
  const answers = await Promise.all(
    [karin, bea].map((by) => one.change('officeMakeOffer', { ...OFFER, versie }, { by })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await one.read()).offertes).toHaveLength(1);
});

test('a note of a colleague counts as a change', async () => {
  const one = await Case.create();
  const { versie } = await one.read();
  await bea.browser.post(one.pathOf(OFFICE_CALLS.officeNote), { notitie: 'Klant belt terug.' });
  expect((await one.read()).versie).toBe(versie + 1);
});

test('an offer is tried as the customer will see it, made, and withdrawn', async () => {
  const one = await Case.create();
  const { body: tried } = await one.change('officeMakeOffer', { ...OFFER, proef: true });
  expect(tried.offerte).toMatchObject({
    maandbedrag: 412.5,
    aanschafprijs: 25_000,
    kosten: 250,
    status: 'open',
  });
  expect(tried.mails[0].tekst).toContain('412,50');
  expect((await one.read()).offertes).toEqual([]);
  expect((await one.change('officeMakeOffer', OFFER)).body).toEqual({ success: true, mails: [] });
  const made = await one.read();
  expect(made).toMatchObject({ magIntrekken: true, offertes: [{ maandbedrag: 412.5 }] });
  expect(made.verloop[0]).toMatchObject({
    wat: expect.stringMatching(/^Offerte van €\s412,50 per maand, Noord Lease$/),
    door: 'Karin de Vries',
  });
  expect((await one.change('officeWithdrawOffer', { toelichting: 'De bus is verkocht.' })).status).toBe(200);
  expect(await one.read()).toMatchObject({ magIntrekken: false });
  const { status, body } = await one.change('officeWithdrawOffer', {});
  expect([status, body.message]).toEqual([409, 'Er is geen offerte die u kunt intrekken.']);
});

test.each([
  [{ maandbedrag: '4125' }, 'maandbedrag'],
  [{ maandbedrag: 'veel' }, 'maandbedrag'],
  [{ maandbedrag: '1' }, 'maandbedrag'],
  [{ aanschafprijs: '25000,50' }, 'aanschafprijs'],
  [{ aanbetaling: '24999' }, 'aanbetaling'],
  [{ looptijd: '61' }, 'looptijd'],
  [{ kosten: '99999999' }, 'kosten'],
  [{ leasemaatschappij: 'x'.repeat(201) }, 'leasemaatschappij'],
  [{ voertuig: '' }, 'voertuig'],
])('unlikely terms %j are refused at their field', async (terms, field) => {
  const one = await Case.create();
  const { status, body } = await one.change('officeMakeOffer', { ...OFFER, ...terms });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

test('a request is answered once', async () => {
  const one = await Case.create();
  await backend.database.query(
    `INSERT INTO lease_requests (application_id, soort, asked_at)
     SELECT id, 'intrekken', now() FROM lease_applications WHERE lease_code = $1`,
    [one.leaseCode],
  );
  expect((await one.read()).verzoeken).toMatchObject([{ soort: 'intrekken' }]);
  const answer = { antwoord: 'Wij bellen u morgen.' };
  expect((await one.change('officeAnswer', answer, { soort: 'intrekken' })).status).toBe(200);
  const again = await one.change('officeAnswer', answer, { soort: 'intrekken' });
  expect([again.status, again.body.message]).toEqual([409, 'Dit verzoek is al beantwoord.']);
  expect((await one.change('officeAnswer', answer, { soort: 'iets' })).status).toBe(404);
});

test('nothing is mailed while a place of a template is empty', async () => {
  const one = await Case.create();
  const toelichting = 'Wij bellen u op [dag] om [tijd].';
  const errors = { toelichting: 'Vul eerst nog in: [dag], [tijd].' };
  for (const proef of [true, false]) {
    const changes = [
      await one.change('officeStatus', { naar: 'approved', toelichting, proef }),
      await one.change('officeMakeOffer', { ...OFFER, toelichting, proef }),
      await one.change('officeAskDocuments', { soorten: ['omzet'], toelichting, proef }),
    ];
    expect(changes.map(({ status, body }) => [status, body.errors])).toEqual(
      changes.map(() => [400, errors]),
    );
  }
  const answer = { antwoord: 'Het is € [bedrag].' };
  const { body } = await one.change('officeAnswer', answer, { soort: 'slotbedrag' });
  expect(body.errors).toEqual({ antwoord: 'Vul eerst nog in: [bedrag].' });
  expect(await one.read()).toMatchObject({ status: 'pending', offertes: [], documenten: [] });
});

test('a corrected address gives the case another code', async () => {
  const one = await Case.create();
  const wrong = await one.change('officeCorrectEmail', { email: one.email.toUpperCase() });
  expect([wrong.status, wrong.body.errors]).toEqual([400, { email: 'Dit adres heeft de aanvraag al.' }]);
  const { body } = await one.change('officeCorrectEmail', { email: `beter${count}@bedrijf.example` });
  expect(body.leaseCode).toMatch(/^[A-Z0-9]{7}$/);
  expect(body.leaseCode).not.toBe(one.leaseCode);
  one.leaseCode = body.leaseCode;
  expect((await one.read()).email).toBe(`beter${count}@bedrijf.example`);
});

test('a document is asked, looked at, refused with a reason and accepted', async () => {
  const klant = await DocumentCustomer.create(backend, 'papieren@kantoor-klant.example', 'omzet');
  const one = new Case(klant.leaseCode, 'papieren@kantoor-klant.example');
  await klant.send(['omzet.pdf', aPdf()]);
  await backend.database.query("UPDATE document_files SET scan = 'clean'");
  const [document] = (await one.read()).documenten;
  const [file] = document?.bestanden ?? [];
  const params = { document: document?.id ?? '', file: file?.id ?? '' };
  const opened = await karin.browser.get(one.pathOf(OFFICE_CALLS.officeDocumentFile, params));
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(opened.headers.get('content-disposition')).toBe('inline');
  expect(opened.headers.get('content-security-policy')).toContain('sandbox');
  expect((await one.read()).verloop[0]).toMatchObject({
    wat: 'Bestand bekeken: omzet.pdf',
    door: 'Karin de Vries',
  });
  const other = await Case.create();
  for (const [of, unknown] of [
    [other, params],
    [one, { ...params, document: '%20' }],
    [one, { ...params, file: 'x' }],
  ] as const) {
    const { status } = await karin.browser.get(of.pathOf(OFFICE_CALLS.officeDocumentFile, unknown));
    expect(status).toBe(404);
  }

  const reasonless = await one.change('officeDecideDocument', { besluit: 'afgekeurd' }, params);
  expect(Object.keys(reasonless.body.errors)).toEqual(['toelichting']);
  const refused = { besluit: 'afgekeurd', toelichting: 'Onleesbaar.' };
  const { body } = await one.change('officeDecideDocument', { ...refused, proef: true }, params);
  expect(body.mails[0].tekst).toContain('Onleesbaar.');
  expect((await one.read()).documenten[0]?.status).toBe('in-controle');
  expect((await one.change('officeDecideDocument', { besluit: 'akkoord' }, params)).status).toBe(200);
  expect((await one.read()).documenten[0]?.status).toBe('akkoord');
  const asked = await one.change('officeAskDocuments', { soorten: ['omzet', 'bkr'], anders: 'Uw contract' });
  expect(asked.status).toBe(200);
  expect((await one.read()).documenten.map(({ naam }) => naam)).toHaveLength(3);
});

test('the office sees which mails were sent, and tries one again that failed', async () => {
  const one = await Case.create();
  await one.change('officeStatus', { naar: 'approved' });
  await one.subjects();
  const [newest, first] = (await one.read()).mails;
  expect([newest?.aan, newest?.status, first?.status]).toEqual([one.email, 'verstuurd', 'verstuurd']);
  const retry = (mail: string) => karin.browser.post(one.pathOf(OFFICE_CALLS.officeRetryMail, { mail }));
  expect((await retry(newest?.id ?? '')).status).toBe(409);
  expect((await retry('x')).status).toBe(404);
});
