import { CALLS, LEASECODE_TEKENS, type LeaseApplicationBody } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import type { Browser } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const apply = (changes: object, browser: Browser = backend.browser(), headers = {}) =>
  browser.post(CALLS.sendLeaseEmail.path, anApplication(changes), headers);

async function applicationsOf(email: string) {
  return backend.database.query('SELECT * FROM lease_applications WHERE email = $1', [email]);
}

test('the applicant gets the code and a summary, the office gets a notice to reply to', async () => {
  const email = 'summary@bedrijf.nl';
  await apply({ email, bedrijfsnaam: 'Bouw <b>& Zn</b>', slottermijn: '6000', wantSlottermijn: true });
  const mail = await backend.mailbox.take(email, 'Wij hebben uw leaseaanvraag ontvangen');
  const [{ lease_code: leaseCode }] = await applicationsOf(email);
  expect(mail.text).toContain(`    ${leaseCode}\n`);
  expect(mail.html).toContain(leaseCode);
  expect(mail.subject).not.toContain(leaseCode);
  for (const fact of ['€ 25.000', '€ 5.000', '€ 20.000', '€ 6.000', '60 maanden']) {
    expect(mail.text?.replace(/\u00a0/g, ' ')).toContain(fact);
  }
  expect(mail.text).toContain('http://localhost:8080/klant/lease-koppelen');
  const notice = await backend.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag van Bouw');
  expect(notice.replyTo?.value[0]?.address).toBe(email);
  expect(notice.html).toContain('Bouw &lt;b&gt;&amp; Zn&lt;/b&gt;');
  expect(notice.text).toContain('Bouw <b>& Zn</b>');
});

test('the application of a customer is in their portal at once, and the mail is sent to their own address', async () => {
  const { browser, customer } = await backend.customer('klant@bedrijf.nl');
  const reply = await browser.post(
    CALLS.leaseApplication.path,
    anApplication({ email: 'iemand-anders@bedrijf.nl' }),
  );
  expect([reply.status, reply.body]).toEqual([
    200,
    { success: true, ontvangenOp: expect.any(String), antwoordUiterlijk: expect.any(String) },
  ]);
  const list = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  const mail = await backend.mailbox.take('klant@bedrijf.nl', 'leaseaanvraag');
  expect(mail.text).toContain(list.body.applications[0].leaseCode);
  expect(mail.text).toContain('http://localhost:8080/klant/lease-aanvragen');
  expect(await applicationsOf('iemand-anders@bedrijf.nl')).toEqual([]);
});

test('applying as a customer requires a session', async () => {
  const reply = await backend.browser().post(CALLS.leaseApplication.path, anApplication());
  expect(reply.status).toBe(401);
});

test('the portal lists the newest application first', async () => {
  const { browser, customer } = await backend.customer('veel@bedrijf.nl');
  for (const aanschafprijs of ['20000', '30000', '40000']) {
    await browser.post(CALLS.leaseApplication.path, anApplication({ aanschafprijs }));
    backend.travel(1);
  }
  const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  expect(body.applications.map((one: { aanschafprijs: number }) => one.aanschafprijs)).toEqual([
    40_000, 30_000, 20_000,
  ]);
});

test('lease codes consist of 32 unambiguous characters and are unique', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => apply({ email: `code${i}@bedrijf.nl` })));
  const rows = await backend.database.query(
    "SELECT lease_code FROM lease_applications WHERE email LIKE 'code%'",
  );
  const codes: string[] = rows.map((row: { lease_code: string }) => row.lease_code);
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${LEASECODE_TEKENS}]{7}$`));
});

test('a retried submission makes no second record and no second mail', async () => {
  const email = 'nogmaals@bedrijf.nl';
  const key = { 'idempotency-key': 'abc-123' };
  const browser = backend.browser();
  const replies = await Promise.all(Array.from({ length: 5 }, () => apply({ email }, browser, key)));
  replies.push(await apply({ email }, browser, key));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await applicationsOf(email)).toHaveLength(1);
  await apply({ email }, browser, { 'idempotency-key': 'abc-124' });
  expect(await applicationsOf(email)).toHaveLength(2);
});

const empty: [keyof LeaseApplicationBody, string][] = [
  ['naam', 'Vul uw voor- en achternaam in.'],
  ['email', 'Vul uw e-mailadres in.'],
  ['telefoon', 'Vul uw telefoonnummer in.'],
  ['bedrijfsnaam', 'Vul de naam van uw bedrijf in.'],
  ['kvkNummer', 'Vul uw KvK-nummer in.'],
  ['voertuigLink', 'Vul de link naar het voertuig in.'],
  ['aanschafprijs', 'Vul een aanschafprijs in van meer dan €\u00a00.'],
  ['looptijd', 'Kies een looptijd.'],
];
test.each(empty)('an application without %s is rejected: %s', async (field, message) => {
  for (const value of ['', '   ', undefined, null]) {
    const reply = await apply({ [field]: value });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ success: false, message, errors: { [field]: message } });
  }
});

const wrongAmounts: [string, Partial<LeaseApplicationBody>, Record<string, RegExp>][] = [
  ['a price of 0', { aanschafprijs: '0' }, { aanschafprijs: /meer dan € 0/ }],
  ['a negative price', { aanschafprijs: '-5' }, { aanschafprijs: /meer dan € 0/ }],
  ['a price in cents', { aanschafprijs: '100,50' }, { aanschafprijs: /meer dan € 0/ }],
  ['a price beyond all vehicles', { aanschafprijs: '99999999' }, { aanschafprijs: /hoogstens/ }],
  ['a down payment over the cap', { aanbetaling: '18001' }, { aanbetaling: /hoogstens € 18.000/ }],
  [
    'a final instalment over the cap',
    { slottermijn: '7501', wantSlottermijn: true },
    { slottermijn: /hoogstens € 7.500/ },
  ],
  [
    'caps that together leave nothing to finance',
    { aanschafprijs: '30000', aanbetaling: '23000', slottermijn: '9000', wantSlottermijn: true },
    { slottermijn: /lager/ },
  ],
  ['a wanted down payment that is empty', { aanbetaling: '' }, { aanbetaling: /aanbetalen/ }],
  ['a wanted final instalment that is empty', { wantSlottermijn: true }, { slottermijn: /slottermijn/ }],
  ['a term that is not offered', { looptijd: '13' }, { looptijd: /12, 24, 36, 48, 60 of 72 maanden/ }],
];
test.each(wrongAmounts)('%s is rejected at its field', async (_what, changes, errors) => {
  const reply = await apply(changes);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errors)).toEqual(Object.keys(errors));
  for (const [field, message] of Object.entries(errors)) {
    expect(reply.body.errors[field].replace(/\u00a0/g, ' ')).toMatch(message);
  }
});

test('an amount that is not wanted counts as 0', async () => {
  const email = 'ongewenst@bedrijf.nl';
  await apply({
    email,
    aanbetaling: '99999',
    wantAanbetaling: false,
    slottermijn: '99999',
    wantSlottermijn: false,
  });
  expect(await applicationsOf(email)).toMatchObject([{ aanbetaling: 0, slottermijn: 0 }]);
});

test('phone and KvK numbers are normalised, and invalid ones are kept as they are', async () => {
  await apply({ email: 'net@bedrijf.nl', telefoon: '+31 6 12 34 56 78', kvkNummer: '12.34 56 78' });
  expect(await applicationsOf('net@bedrijf.nl')).toMatchObject([
    { telefoon: '0612345678', kvk_nummer: '12345678' },
  ]);
  await apply({ email: 'be@bedrijf.nl', telefoon: '0032 470 12 34 56', kvkNummer: 'in oprichting' });
  expect(await applicationsOf('be@bedrijf.nl')).toMatchObject([
    { telefoon: '+32470123456', kvk_nummer: 'in oprichting' },
  ]);
  await apply({ email: 'raar@bedrijf.nl', telefoon: 'bel mijn vrouw' });
  expect(await applicationsOf('raar@bedrijf.nl')).toMatchObject([{ telefoon: 'bel mijn vrouw' }]);
});

test('a vehicle in words stays as it was written', async () => {
  await apply({ email: 'woorden@bedrijf.nl', bedrijfsnaam: 'Woorden BV', voertuigLink: 'Weet ik nog niet' });
  expect(await applicationsOf('woorden@bedrijf.nl')).toMatchObject([{ voertuig_link: 'Weet ik nog niet' }]);
  const mail = await backend.mailbox.take('woorden@bedrijf.nl', 'leaseaanvraag');
  expect(mail.text).not.toContain('Weet ik nog niet');
  const notice = await backend.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag van Woorden BV');
  expect(notice.text).toContain('Weet ik nog niet');
  expect(notice.html).not.toContain('https://Weet');
});

test('the office gets the remark, and both mails have the monthly amount for the vehicle type alone', async () => {
  const email = 'opmerking@bedrijf.nl';
  await apply({
    email,
    voertuigType: 'equipment',
    bedrijfsnaam: 'Halal BV',
    opmerking: 'Ik wil graag halal leasen.\nBel na vijven.',
  });
  const confirmation = await backend.mailbox.take(email, 'leaseaanvraag');
  expect(confirmation.text).not.toContain('Bel na vijven.');
  expect(confirmation.text).toContain('13% rente per jaar over');
  expect(confirmation.text).not.toContain('Auto of bedrijfswagen');
  const notice = await backend.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag van Halal BV');
  expect(notice.text).toContain('Ik wil graag halal leasen.\nBel na vijven.');
  expect(notice.text).toContain('13% rente per jaar over');
});

test('an application that a logged-in customer sends from the public form is in their portal', async () => {
  const { browser, customer } = await backend.customer('openbaar@bedrijf.nl');
  const other = anApplication({ email: 'boekhouder@bedrijf.nl' });
  expect((await browser.post(CALLS.sendLeaseEmail.path, other)).status).toBe(200);
  const mail = await backend.mailbox.take('boekhouder@bedrijf.nl', 'leaseaanvraag');
  expect(mail.text).toContain('De aanvraag is verstuurd vanuit een account met een ander e-mailadres.');
  const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  expect(body.applications).toMatchObject([{ aanschafprijs: 25_000 }]);
});

test.each([
  ['www.autobedrijf.nl/bus', 'https://www.autobedrijf.nl/bus'],
  ['VW ID.Buzz', 'VW ID.Buzz'],
  ['ID.4', 'ID.4'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the vehicle %j is stored as %j: only an address becomes a link', async (voertuigLink, stored) => {
  const email = `voertuig-${stored.length}@bedrijf.nl`;
  await apply({ email, voertuigLink });
  expect(await applicationsOf(email)).toMatchObject([{ voertuig_link: stored }]);
});

test('one IP address can send thirty applications an hour, and ten a day for one mail address', async () => {
  backend.holdClock();
  const office = backend.browser('192.0.2.77');
  const statuses = [];
  for (let i = 0; i < 31; i++)
    statuses.push((await apply({ email: `kantoor${i}@bedrijf.nl` }, office)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  const perAddress = [];
  const home = backend.browser();
  for (let i = 0; i < 11; i++) perAddress.push((await apply({ email: 'een@bedrijf.nl' }, home)).status);
  expect(perAddress).toEqual([...Array(10).fill(200), 429]);
  const again = await apply({ email: 'een@bedrijf.nl' }, home);
  expect(again.headers.get('retry-after')).toBe('86400');
  expect((await apply({ email: 'ander@bedrijf.nl' }, office)).headers.get('retry-after')).toBe('3600');
});

test('a retry of a stored submission gets the same answer, even when a limit is exceeded', async () => {
  const browser = backend.browser('192.0.2.78');
  const submit = (i: number) =>
    apply({ email: `herhaald${i}@bedrijf.nl` }, browser, { 'idempotency-key': `herhaald-${i}` });
  backend.holdClock(new Date('2026-11-21T12:00:00Z'));
  for (let i = 0; i < 30; i++) expect((await submit(i)).status).toBe(200);
  expect((await submit(30)).status).toBe(429);
  expect((await submit(29)).body).toEqual({
    success: true,
    ontvangenOp: '2026-11-21',
    antwoordUiterlijk: '2026-11-23',
  });
  expect(await applicationsOf('herhaald29@bedrijf.nl')).toHaveLength(1);
});
