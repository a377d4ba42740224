import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import type { Reply } from '../../test/browser.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

async function leaseCodeOf(email: string): Promise<string> {
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  return backend.mailbox.takeCode(email, 'ontvangen');
}

const link = ({ browser, customer }: LoggedIn, leaseCode: unknown, customerId = customer.id) =>
  browser.post(CALLS.linkApplication.path, { customerId, leaseCode });

const UNKNOWN = {
  success: false,
  message: 'Bij deze code vinden wij geen aanvraag. Controleer de code in de e-mail die u van ons kreeg.',
};

test('linking fills the empty fields of the profile and keeps the others', async () => {
  const leaseCode = await leaseCodeOf('aanvrager@bedrijf.nl');
  const klant = await backend.customer('klant@bedrijf.nl');
  const profile = {
    voornaam: 'Piet',
    achternaam: '  ',
    bedrijfsnaam: 'Piets Bakkerij',
    telefoon: '',
    kvkNummer: '',
  };
  await klant.browser.put(CALLS.profile.path.replace('{id}', klant.customer.id), profile);
  const reply = await link(klant, ` ${leaseCode.toLowerCase()} `);
  expect(reply.body).toEqual({
    success: true,
    message: 'Uw aanvraag is gekoppeld en uw profiel is automatisch aangevuld met uw gegevens',
    profileUpdated: true,
  });
  const { body } = await klant.browser.get(CALLS.customer.path);
  expect(body).toMatchObject({
    voornaam: 'Piet',
    achternaam: 'van der Berg',
    bedrijfsnaam: 'Piets Bakkerij',
    telefoon: '0612345678',
    kvkNummer: '12345678',
  });
  const notice = await backend.mailbox.take('aanvrager@bedrijf.nl', 'gekoppeld');
  expect(notice.text).toContain('gekoppeld aan een account met een ander e-mailadres');
  expect(notice.text).not.toContain('klant@bedrijf.nl');
  expect(notice.text).toContain(`Uw aanvraag ${leaseCode} van`);
});

test('a full profile stays as it is, and linking again changes nothing', async () => {
  const klant = await backend.customer('vol@bedrijf.nl');
  await link(klant, await leaseCodeOf('vol@bedrijf.nl'));
  const second = await leaseCodeOf('vol@bedrijf.nl');
  const expected = {
    success: true,
    message: 'Uw lease aanvraag is succesvol gekoppeld aan uw account',
    profileUpdated: false,
  };
  expect((await link(klant, second)).body).toEqual(expected);
  expect((await link(klant, second)).body).toEqual(expected);
});

test('a code linked by another customer is answered like an unknown one', async () => {
  const leaseCode = await leaseCodeOf('eerste@bedrijf.nl');
  const first = await backend.customer('eerste@bedrijf.nl');
  const second = await backend.customer('tweede@bedrijf.nl');
  await link(first, leaseCode);
  const taken = await link(second, leaseCode);
  const unknown = await link(second, 'ZZZZZZZ');
  expect([taken.status, taken.body]).toEqual([404, UNKNOWN]);
  expect([unknown.status, unknown.body]).toEqual([404, UNKNOWN]);
  const headersOf = ({ headers }: Reply) =>
    [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  expect(headersOf(taken)).toEqual(headersOf(unknown));
});

test('of two customers who link one code concurrently exactly one succeeds', async () => {
  const leaseCode = await leaseCodeOf('race@bedrijf.nl');
  const both = [await backend.customer('race1@bedrijf.nl'), await backend.customer('race2@bedrijf.nl')];
  const replies = await backend.whileLocked(
    `SELECT FROM lease_applications WHERE lease_code = '${leaseCode}' FOR UPDATE`,
    2,
    () => Promise.all(both.map((one) => link(one, leaseCode))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a code of another customer counts as wrong, a correct one does not count', async () => {
  const taken = await leaseCodeOf('bezet@bedrijf.nl');
  await link(await backend.customer('bezet@bedrijf.nl'), taken);
  const klant = await backend.customer('probeert@bedrijf.nl');
  for (let i = 0; i < 9; i++) expect((await link(klant, taken)).status).toBe(404);
  const own = await leaseCodeOf('probeert@bedrijf.nl');
  for (let i = 0; i < 3; i++) expect((await link(klant, own)).status).toBe(200);
  expect((await link(klant, taken)).status).toBe(404);
  expect((await link(klant, taken)).status).toBe(429);
});

test('characters that are never issued are accepted, in any notation', async () => {
  const klant = await backend.customer('tekens@bedrijf.nl');
  await leaseCodeOf('tekens@bedrijf.nl');
  await backend.database.query("UPDATE lease_applications SET lease_code = '0O1I23Z' WHERE email = $1", [
    'tekens@bedrijf.nl',
  ]);
  expect((await link(klant, ' 0o1-i 23z ')).body).toMatchObject({ success: true, profileUpdated: true });
});

test('at most ten wrong codes an hour are accepted', async () => {
  backend.holdClock();
  const klant = await backend.customer('gokker@bedrijf.nl');
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await link(klant, `ABCDE${20 + i}`)).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
  const leaseCode = await leaseCodeOf('gokker@bedrijf.nl');
  const right = await link(klant, leaseCode);
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, '3600']);
  backend.travel(3601);
  const again = await backend.logIn('gokker@bedrijf.nl', klant.permanentCode);
  expect((await link(again, leaseCode)).status).toBe(200);
});

test('the id of another customer is rejected, and nothing is linked', async () => {
  const leaseCode = await leaseCodeOf('mijn@bedrijf.nl');
  const klant = await backend.customer('mijn@bedrijf.nl');
  const other = await backend.customer('zijn@bedrijf.nl');
  expect((await link(klant, leaseCode, other.customer.id)).status).toBe(403);
  expect((await link(klant, leaseCode)).status).toBe(200);
});

test('a malformed code is rejected with a message', async () => {
  const klant = await backend.customer('vorm@bedrijf.nl');
  const message = async (code: unknown) => (await link(klant, code)).body.errors.leaseCode;
  expect(await message('')).toBe('Voer een geldige 7-cijferige code in');
  expect(await message(undefined)).toBe('Voer een geldige 7-cijferige code in');
  expect(await message('ABC12')).toBe('De aanvraag code moet 7 tekens lang zijn');
  expect(await message('ABC$12É')).toBe('Voer een geldige 7-cijferige code in');
});

test('linking requires a session', async () => {
  const reply = await backend
    .browser()
    .post(CALLS.linkApplication.path, { customerId: 'x', leaseCode: 'ABCDEFG' });
  expect(reply.status).toBe(401);
});
