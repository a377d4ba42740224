import { CALLS, type MijnGegevens } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { decide } from '../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const pathOf = ({ customer }: LoggedIn) => CALLS.customerData.path.replace('{id}', customer.id);

async function download(who: LoggedIn): Promise<{ text: string; data: MijnGegevens }> {
  const reply = await who.browser.get(pathOf(who));
  expect(reply.status).toBe(200);
  return { text: reply.text, data: reply.body };
}

/** Submits each form with this address. Returns the code of the application. */
async function sendEverything(email: string, mark: string): Promise<string> {
  const browser = backend.browser();
  await browser.post(
    CALLS.sendLeaseEmail.path,
    anApplication({ email, naam: `Naam ${mark}`, bedrijfsnaam: `Bedrijf ${mark}` }),
    { 'idempotency-key': `sleutel-${mark}` },
  );
  await browser.post(CALLS.complaints.path, aComplaint({ email, beschrijving: `Klacht van ${mark}` }));
  await browser.post(CALLS.contact.path, {
    name: `Naam ${mark}`,
    email,
    subject: `Vraag van ${mark}`,
    message: `Bericht van ${mark}`,
  });
  return backend.mailbox.takeCode(email, 'leaseaanvraag');
}

test('the download is a readable file with its date in the name', async () => {
  const who = await backend.firstLogin('bestand@bedrijf.nl');
  const { headers, text } = await who.browser.get(pathOf(who));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="mijn-gegevens-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('\n  "account": {\n');
});

test('the download contains the account, applications with their history, complaints, messages and devices', async () => {
  const email = 'alles@bedrijf.nl';
  const leaseCode = await sendEverything(email, 'Anna');
  await decide(backend, leaseCode, 'approved', 'De leasemaatschappij is akkoord.');
  await decide(backend, leaseCode, 'completed');
  const who = await backend.firstLogin(email);
  await who.browser.put(CALLS.profile.path.replace('{id}', who.customer.id), { voornaam: 'Anna' });
  await who.browser.post(CALLS.linkApplication.path, { customerId: who.customer.id, leaseCode });
  const { data } = await download(who);
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const waarom = expect.stringMatching(/\.$/);
  expect(data.account).toEqual({
    id: who.customer.id,
    email,
    voornaam: 'Anna',
    achternaam: 'Anna',
    telefoon: '0612345678',
    bedrijfsnaam: 'Bedrijf Anna',
    kvkNummer: '12345678',
    aangemaaktOp: moment,
    geactiveerdOp: moment,
    eersteLoginOp: moment,
    laatsteLoginOp: moment,
    bewaardTot: data.aanvragen[0]?.bewaardTot,
    waarom,
  });
  expect(data.aanvragen).toEqual([
    {
      leaseCode,
      status: 'completed',
      statusInWoorden: 'Afgerond',
      inUwAccount: true,
      aangevraagdOp: moment,
      aanvrager: { naam: 'Naam Anna', email, telefoon: '0612345678' },
      bedrijfsnaam: 'Bedrijf Anna',
      kvkNummer: '12345678',
      voertuigLink: 'https://www.autos.example/bus-1',
      aanschafprijs: 25_000,
      aanbetaling: 5000,
      slottermijn: 0,
      looptijd: 60,
      opmerking: '',
      verloop: [
        { van: 'pending', naar: 'approved', op: moment, toelichting: 'De leasemaatschappij is akkoord.' },
        { van: 'approved', naar: 'completed', op: moment, toelichting: '' },
      ],
      offertes: [],
      verzoeken: [],
      bewaardTot: moment,
      waarom,
    },
  ]);
  // Five years of lease plus seven years of retention.
  const [application] = data.aanvragen;
  const years =
    new Date(application?.bewaardTot ?? 0).getUTCFullYear() - new Date(Date.now()).getUTCFullYear();
  expect(years).toBe(12);
  expect(data.klachten).toMatchObject([
    { beschrijving: 'Klacht van Anna', email, bewaardTot: moment, waarom },
  ]);
  expect(data.berichten).toMatchObject([
    { onderwerp: 'Vraag van Anna', bericht: 'Bericht van Anna', waarom },
  ]);
  expect(data.apparaten).toEqual([{ laatsteLoginOp: moment, bewaardTot: moment, waarom }]);
  expect(data.sessies).toEqual([
    { apparaat: 'Onbekende browser', ingelogdSinds: moment, verlooptOp: moment },
  ]);
  expect(data.bewaartermijnen.length).toBeGreaterThan(5);
});

test('an application of the same address is in the download before it is linked', async () => {
  const email = 'ongekoppeld@bedrijf.nl';
  const leaseCode = await sendEverything(email, 'Otto');
  const { data } = await download(await backend.firstLogin(email));
  expect(data.aanvragen).toMatchObject([{ leaseCode, inUwAccount: false, aanvrager: { naam: 'Naam Otto' } }]);
});

test('the download contains no data of others and no technical data', async () => {
  await sendEverything('ander@bedrijf.nl', 'Ander');
  await backend.firstLogin('ander@bedrijf.nl');
  await sendEverything('eigen@bedrijf.nl', 'Eigen');
  const who = await backend.firstLogin('eigen@bedrijf.nl');
  const { text } = await download(who);
  expect(text).toContain('Bericht van Eigen');
  expect(text).not.toContain('Ander');
  expect(text).not.toContain('ander@bedrijf.nl');
  expect(text).not.toContain('Karin');
  expect(text).not.toMatch(/hash|idempotency|sleutel-|[0-9a-f]{64}/i);
  expect(text).not.toContain(who.permanentCode);
});

test('a linked application of another address excludes the name and phone number of the applicant', async () => {
  const leaseCode = await sendEverything('partner@bedrijf.nl', 'Partner');
  const who = await backend.firstLogin('koppelaar@bedrijf.nl');
  const profile = { voornaam: 'K', achternaam: 'K', telefoon: '1', bedrijfsnaam: 'K', kvkNummer: '1' };
  await who.browser.put(CALLS.profile.path.replace('{id}', who.customer.id), profile);
  await who.browser.post(CALLS.linkApplication.path, { customerId: who.customer.id, leaseCode });
  const { text, data } = await download(who);
  expect(data.aanvragen).toMatchObject([{ leaseCode, aanschafprijs: 25_000 }]);
  expect(data.aanvragen[0]).not.toHaveProperty('aanvrager');
  expect(text).not.toContain('Naam Partner');
  expect(text).not.toContain('partner@bedrijf.nl');
});

test('mails that were queued before jobs had a key are listed too', async () => {
  const who = await backend.firstLogin('eerder@bedrijf.nl');
  await backend.mailbox.close();
  const contact = { name: 'a', email: 'eerder@bedrijf.nl', subject: 'b', message: 'c' };
  await backend.browser().post(CALLS.contact.path, contact);
  await backend.database.query('UPDATE graphile_worker._private_jobs SET key = NULL');
  expect((await download(who)).data.wachtendeMails).toHaveLength(1);
  await backend.mailbox.open();
});

test('a pending mail is listed by its subject, and its content stays encrypted', async () => {
  const who = await backend.firstLogin('wachtend@bedrijf.nl');
  await backend.mailbox.close();
  await backend.browser().post(CALLS.contact.path, {
    name: 'W',
    email: 'wachtend@bedrijf.nl',
    subject: 'Vraag',
    message: 'Bericht',
  });
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email: 'iemand@bedrijf.nl' }));
  const { data } = await download(who);
  expect(data.wachtendeMails).toEqual([
    { onderwerp: 'Wij hebben uw bericht ontvangen', sinds: expect.any(String) },
  ]);
  await backend.mailbox.open();
});

test('only the customer can download their data', async () => {
  const who = await backend.firstLogin('zelf@bedrijf.nl');
  const other = await backend.firstLogin('nieuwsgierig@bedrijf.nl');
  const rejected = await other.browser.get(pathOf(who));
  expect(rejected.status).toBe(403);
  expect(rejected.body.message).toBe('U hebt geen toegang tot deze gegevens.');
  expect((await backend.browser().get(pathOf(who))).status).toBe(401);
});

test('at most thirty downloads an hour are allowed', async () => {
  const who = await backend.firstLogin('vaak@bedrijf.nl');
  const replies = await Promise.all(Array.from({ length: 31 }, () => who.browser.get(pathOf(who))));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});
