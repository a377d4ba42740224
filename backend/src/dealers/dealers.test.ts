import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { decide } from '../../test/decide.js';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
});
afterAll(() => backend.stop());

let people = 0;
const someone = (what = 'klant') => `${what}${++people}@bedrijf.nl`;
const OFFICE = 'info@zakenwiel.example';

/** Adds a dealer as the office does. @returns the address, and the token of the link that was mailed */
async function aDealer(naam = 'Autobedrijf De Brug') {
  const email = someone('dealer');
  const { code, stdout } = await staff.run(['dealers', 'add', email, naam, '--by', 'Karin']);
  expect(code).toBe(0);
  const link = linkIn((await backend.mailbox.take(email, 'Uw link voor dealers')).text);
  expect(stdout).toContain(`/dealer#${link}\n`);
  return { email, link };
}
const linkIn = (text = '') => /#(\S+)/.exec(text)?.[1] ?? '';

const page = (link: string) => backend.browser().post(CALLS.dealer.path, { link });
const send = (link: string, changes: object = {}) =>
  backend.browser().post(CALLS.dealerApplication.path, {
    link,
    naam: 'Fatima El Amrani',
    email: someone(),
    voertuigLink: 'www.brug.example/bus',
    kenteken: 'v123bx',
    aanschafprijs: '25000',
    aanbetaling: '5000',
    ...changes,
  });
const open = (concept: string) => backend.browser().post(CALLS.openDraft.path, { concept });

/** What a dealer sends, and the token that the customer is mailed. */
async function sentBy(link: string) {
  const email = someone();
  expect((await send(link, { email })).status).toBe(200);
  const concept = linkIn((await backend.mailbox.take(email, 'klaar')).text);
  return { email, concept };
}
const statuses = async (link: string) =>
  (await page(link)).body.aanvragen.map(({ status }: { status: string }) => status);

test('the customer finds what the dealer filled in, with the name of the dealer, and finishes it', async () => {
  const { link } = await aDealer();
  const { email, concept } = await sentBy(link);
  const { antwoorden, stap, dealer } = (await open(concept)).body;
  expect([stap, dealer]).toEqual(['', 'Autobedrijf De Brug']);
  expect(JSON.parse(antwoorden)).toMatchObject({
    naam: 'Fatima El Amrani',
    email,
    voertuigLink: 'www.brug.example/bus',
    kenteken: 'v123bx',
    aanschafprijs: '25000',
    wantAanbetaling: true,
    aanbetaling: '5000',
  });
  const sent = await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email, concept }));
  expect(sent.status).toBe(200);
  const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
  const notices = (await backend.mailsTo(OFFICE)).filter(({ text }) => text?.includes(leaseCode));
  expect(notices.map(({ text }) => text)).toEqual([
    expect.stringContaining('Begonnen door dealer: Autobedrijf De Brug'),
  ]);
  expect(await staff.json(['applications', 'show', leaseCode])).toMatchObject({
    dealer: 'Autobedrijf De Brug',
  });
  const [listed] = await staff.json(['applications', 'list', '--search', leaseCode]);
  expect(listed.dealer).toBe('Autobedrijf De Brug');
});

test('the dealer sees of an application the vehicle, the date and how far it is, and nothing of the customer', async () => {
  const { link } = await aDealer();
  const { email, concept } = await sentBy(link);
  expect(await statuses(link)).toEqual(['verstuurd']);
  const application = anApplication({
    email,
    concept,
    kenteken: '1-VJK-01',
    voertuigLink: 'www.ander.example',
  });
  await backend.browser().post(CALLS.sendLeaseEmail.path, application);
  expect(await statuses(link)).toEqual(['in-behandeling']);
  const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
  await decide(backend, leaseCode, 'rejected');
  const { body, text } = await page(link);
  expect(body).toEqual({
    success: true,
    naam: 'Autobedrijf De Brug',
    aanvragen: [{ voertuig: 'V-123-BX', verstuurdOp: expect.any(String), status: 'besluit' }],
  });
  for (const secret of [email, 'Fatima', 'Berg', leaseCode, 'VJK', 'ander.example']) {
    expect(text).not.toContain(secret);
  }
});

test('a customer who continues later keeps the dealer', async () => {
  const { link } = await aDealer();
  const { email, concept } = await sentBy(link);
  const saved = await backend.browser().post(CALLS.saveDraft.path, { email, antwoorden: '{}', concept });
  expect((await open(concept)).status).toBe(410);
  expect((await open(saved.body.concept)).body.dealer).toBe('Autobedrijf De Brug');
  expect(await statuses(link)).toEqual(['verstuurd']);
});

test('of two applications that are sent with one link at the same moment, one is from the dealer', async () => {
  const { link } = await aDealer();
  const { concept } = await sentBy(link);
  const emails = [someone(), someone()];
  await backend.whileLocked('LOCK TABLE lease_drafts IN EXCLUSIVE MODE', 2, () =>
    Promise.all(
      emails.map((email) =>
        backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email, concept })),
      ),
    ),
  );
  const stored = await Promise.all(
    emails.map((email) => staff.json(['applications', 'list', '--search', email])),
  );
  const dealers = stored.map(([{ dealer }]) => dealer);
  expect(dealers.filter(Boolean)).toEqual(['Autobedrijf De Brug']);
  expect(await statuses(link)).toEqual(['in-behandeling']);
});

test('what the customer deletes, or does not finish in 7 days, is shown as not filled in', async () => {
  const { link } = await aDealer();
  const { concept } = await sentBy(link);
  await backend.browser().send('DELETE', CALLS.deleteDraft.path, { concept }, {});
  expect(await statuses(link)).toEqual(['niet-ingevuld']);
  await sentBy(link);
  backend.travel(7 * 24 * 3600);
  expect(await statuses(link)).toEqual(['niet-ingevuld', 'niet-ingevuld']);
});

test('a dealer sees nothing of another dealer', async () => {
  const [one, other] = [await aDealer(), await aDealer('Garage Ander')];
  await sentBy(one.link);
  expect((await page(other.link)).body).toEqual({ success: true, naam: 'Garage Ander', aanvragen: [] });
});

test('a new link ends the one before, and ending the dealer ends both, while what customers were sent goes on', async () => {
  const { email, link } = await aDealer();
  const { concept } = await sentBy(link);
  const renewed = await staff.run(['dealers', 'new-link', email, '--yes']);
  const newLink = linkIn((await backend.mailbox.take(email, 'Uw link voor dealers')).text);
  expect(renewed.stdout).toContain(newLink);
  const old = await page(link);
  expect([old.status, old.body.message]).toEqual([
    404,
    'Deze link werkt niet meer. Bel of mail ons, dan sturen wij u een nieuwe.',
  ]);
  expect((await page(newLink)).body.aanvragen).toHaveLength(1);
  expect((await staff.run(['dealers', 'end', email, '--yes'])).code).toBe(0);
  for (const ended of [link, newLink, 'geen-link']) {
    expect((await page(ended)).status).toBe(404);
    expect((await send(ended)).status).toBe(404);
  }
  expect((await open(concept)).status).toBe(200);
});

test('the office lists dealers without their links, and is told what it cannot do', async () => {
  const { email, link } = await aDealer('Garage Lijst');
  const listed = await staff.json(['dealers', 'list']);
  expect(listed).toContainEqual({
    naam: 'Garage Lijst',
    email,
    createdBy: 'Karin',
    createdAt: expect.any(String),
    endedAt: null,
    applications: 0,
  });
  const { stdout } = await staff.run(['dealers', 'list']);
  expect(stdout).toContain('Garage Lijst');
  expect(stdout + JSON.stringify(listed)).not.toContain(link);
  const [row] = await backend.database.query('SELECT token_hash FROM dealers WHERE email = $1', [email]);
  expect(row.token_hash).not.toContain(link);
  for (const [args, says] of [
    [['add', email, 'Nog eens'], /is a dealer already/],
    [['add', someone(), ' '], /Give the name/],
    [['new-link', someone(), '--yes'], /no active dealer/],
    [['end', someone(), '--yes'], /no active dealer/],
  ] as const) {
    const { code, stderr } = await staff.run(['dealers', ...args]);
    expect([code === 0, stderr]).toEqual([false, expect.stringMatching(says)]);
  }
});

test.each([
  [{ naam: '' }, { naam: 'Vul de naam van uw klant in.' }],
  [{ email: 'jan' }, { email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' }],
  [{ voertuigLink: ' ' }, { voertuigLink: 'Vul de link naar het voertuig in.' }],
  [{ aanschafprijs: '' }, { aanschafprijs: expect.stringContaining('Vul een aanschafprijs in') }],
  [{ aanbetaling: '20000' }, { aanbetaling: expect.any(String) }],
])('%j is refused in Dutch, and nobody is mailed', async (changes, errors) => {
  const { link } = await aDealer();
  const { status, body } = await send(link, changes);
  expect([status, body.errors]).toEqual([400, errors]);
  expect((await page(link)).body.aanvragen).toEqual([]);
});

test('a dealer mails fifty customers a day at most, and an address ten times at most', async () => {
  const { link } = await aDealer();
  const email = someone();
  for (let times = 0; times < 10; times++) expect((await send(link, { email })).status).toBe(200);
  expect((await send(link, { email })).status).toBe(429);
  expect(await backend.mailsTo(email)).toHaveLength(10);
  for (let times = 0; times < 40; times++) expect((await send(link)).status).toBe(200);
  expect((await send(link)).status).toBe(429);
});

test('the customer downloads who began the application, and an ended dealer what is kept of the dealer', async () => {
  const { email: dealerEmail, link } = await aDealer();
  const { email, concept } = await sentBy(link);
  const about = async (who: string) => JSON.parse((await staff.run(['customers', 'export', who])).stdout);
  expect((await about(email)).concepten).toMatchObject([
    { dealer: { naam: 'Autobedrijf De Brug', voertuig: 'V-123-BX' } },
  ]);
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email, concept }));
  expect((await about(email)).aanvragen).toMatchObject([{ dealer: { naam: 'Autobedrijf De Brug' } }]);
  expect((await about(dealerEmail)).dealer).toMatchObject({
    naam: 'Autobedrijf De Brug',
    email: dealerEmail,
  });
  await staff.run(['dealers', 'end', dealerEmail, '--yes']);
  expect((await about(dealerEmail)).dealer).toHaveProperty('beeindigdOp');
  await staff.run(['customers', 'delete', dealerEmail, '--yes']);
  expect((await staff.run(['customers', 'export', dealerEmail])).code).toBe(1);
});
