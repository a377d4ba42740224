import { CALLS, type Customer, type LeaseApplication } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import type { Browser } from '../../test/browser.js';
import { decide } from '../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const erase = (browser: Browser, { id, email }: Pick<Customer, 'id' | 'email'>) =>
  browser.send('DELETE', CALLS.deleteCustomer.path.replace('{id}', id), { email }, {});

const rowsFor = (table: string, email: string) =>
  backend.database.query(`SELECT * FROM ${table} WHERE email = $1`, [email]);

async function applyAs({ browser, customer }: LoggedIn): Promise<string> {
  expect((await browser.post(CALLS.leaseApplication.path, anApplication())).status).toBe(200);
  return backend.mailbox.takeCode(customer.email, 'ontvangen');
}

const write = (email: string) =>
  backend.browser().post(CALLS.contact.path, { name: 'A', email, subject: 'B', message: 'C' });

test('the account is deleted after the customer typed their address, in any case', async () => {
  const { browser, customer } = await backend.firstLogin('weg@bedrijf.nl');
  const reply = await erase(browser, { ...customer, email: ' Weg@Bedrijf.NL ' });
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      success: true,
      message: 'Uw account is verwijderd. In de e-mail die u krijgt, staat wat wij nog bewaren.',
    },
  ]);
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await rowsFor('customers', customer.email)).toEqual([]);
  for (const table of ['activation_codes', 'mailed_codes', 'known_devices']) {
    expect(
      await backend.database.query(`SELECT FROM ${table} WHERE customer_id = $1`, [customer.id]),
    ).toEqual([]);
  }
  const mail = await backend.mailbox.take(customer.email, 'Uw account is verwijderd');
  expect(mail.text).toContain('Wij bewaren geen aanvragen en geen klachten van u.');
});

test.each([
  [
    'another address',
    { email: 'ander@bedrijf.nl' },
    'Dit is niet het e-mailadres van uw account. Controleer wat u hebt ingevuld.',
  ],
  ['no address', { email: 'weg' }, 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.'],
  ['nothing', {}, 'Vul uw e-mailadres in om te bevestigen dat u uw account wilt verwijderen.'],
])('with %s typed nothing is deleted and the field says why', async (what, body, message) => {
  const { browser, customer } = await backend.firstLogin(`blijft-${what.replaceAll(' ', '-')}@bedrijf.nl`);
  const path = CALLS.deleteCustomer.path.replace('{id}', customer.id);
  const reply = await browser.send('DELETE', path, body, {});
  expect([reply.status, reply.body]).toEqual([400, { success: false, message, errors: { email: message } }]);
  expect((await browser.get(CALLS.customer.path)).body).toEqual(customer);
});

test('without a body, or from another site, nothing is deleted', async () => {
  const { browser, customer } = await backend.firstLogin('stevig@bedrijf.nl');
  const path = CALLS.deleteCustomer.path.replace('{id}', customer.id);
  expect((await browser.send('DELETE', path, undefined, {})).status).toBe(400);
  const foreign = await browser.send('DELETE', path, customer, { origin: 'https://kwaad.example' });
  expect(foreign.status).toBe(403);
  expect((await browser.get(CALLS.customer.path)).status).toBe(200);
});

test('the account of another customer cannot be deleted', async () => {
  const mine = await backend.firstLogin('mijn@bedrijf.nl');
  const other = await backend.firstLogin('vreemd@bedrijf.nl');
  expect((await erase(other.browser, mine.customer)).status).toBe(403);
  expect((await erase(backend.browser(), mine.customer)).status).toBe(401);
  expect((await mine.browser.get(CALLS.customer.path)).body).toEqual(mine.customer);
});

test('every browser is logged out at once, pending logins end, and the code no longer works', async () => {
  const email = 'overal@bedrijf.nl';
  const first = await backend.firstLogin(email);
  const second = await backend.logIn(email, first.permanentCode);
  const waiting = backend.browser();
  const { body: pending } = await waiting.post(CALLS.login.path, { permanentCode: first.permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');

  expect((await erase(first.browser, first.customer)).status).toBe(200);

  expect(
    await backend.database.query('SELECT FROM sessions WHERE sess::text LIKE $1', [`%${first.customer.id}%`]),
  ).toEqual([]);
  expect((await second.browser.get(CALLS.customer.path)).status).toBe(401);
  const finish = await waiting.post(CALLS.verify2fa.path, { customerId: pending.customerId, code });
  expect(finish.status).toBe(403);
  const again = await backend.browser().post(CALLS.login.path, { permanentCode: first.permanentCode });
  expect(again.body.message).toBe('Deze logincode klopt niet. Controleer de code of vraag een nieuwe aan.');
});

test('rejected applications and messages are deleted; agreements, open applications and complaints are kept without the login', async () => {
  const email = 'boekhouding@bedrijf.nl';
  const who = await backend.firstLogin(email);
  const codes = [await applyAs(who), await applyAs(who), await applyAs(who), await applyAs(who)];
  const [pending, approved, completed, rejected] = codes as [string, string, string, string];
  await decide(backend, approved, 'approved');
  await decide(backend, completed, 'approved');
  await decide(backend, completed, 'completed');
  await decide(backend, rejected, 'rejected');
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const unlinked = await backend.mailbox.takeCode(email, 'ontvangen');
  await decide(backend, unlinked, 'rejected');
  await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
  const number = await backend.mailbox.takeCode(email, 'klacht');
  await write(email);
  await backend.database.query(
    `INSERT INTO contact_answers (message_id, answer, answered_by, answered_at)
     SELECT id, 'Dat kan.', 'Karin', now() FROM contact_messages`,
  );

  expect((await erase(who.browser, who.customer)).status).toBe(200);

  const left = await backend.database.query(
    'SELECT lease_code AS code, customer_id AS owner, status FROM lease_applications WHERE email = $1 ORDER BY created_at',
    [email],
  );
  expect(left).toEqual([
    { code: pending, owner: null, status: 'pending' },
    { code: approved, owner: null, status: 'approved' },
    { code: completed, owner: null, status: 'completed' },
  ]);
  expect(await rowsFor('complaints', email)).toHaveLength(1);
  expect(await rowsFor('contact_messages', email)).toEqual([]);
  expect(await backend.database.query('SELECT FROM contact_answers')).toEqual([]);

  const { text = '' } = await backend.mailbox.take(email, 'Uw account is verwijderd');
  expect(text).toMatch(/Wat wij hebben verwijderd[\s\S]*Wat wij bewaren, en tot wanneer/);
  expect(text).toContain(`Afgewezen aanvragen: ${rejected}, ${unlinked}`);
  expect(text).toContain('Berichten aan ons: 1');
  expect(text).toMatch(new RegExp(`Aanvraag ${pending} \\(in behandeling\\): tot \\w+dag \\d+ \\w+ \\d{4}`));
  expect(text).toContain(`Aanvraag ${approved} (goedgekeurd): tot`);
  expect(text).toContain(`Aanvraag ${completed} (afgerond): tot`);
  expect(text).toContain(`Klacht ${number}: tot`);
  expect(text).toContain('Een aanvraag in behandeling loopt door.');
  expect(text).toContain('Een goedgekeurde aanvraag loopt door.');
  expect(text).toContain('tot 7 jaar na het einde van de overeenkomst. De Belastingdienst eist');
});

test('a withdrawn application is deleted with what was asked about it', async () => {
  const email = 'trok-in@bedrijf.nl';
  const who = await backend.firstLogin(email);
  const leaseCode = await applyAs(who);
  const { id } = who.customer;
  const { body } = await who.browser.get(CALLS.applications.path.replace('{id}', id));
  await who.browser.post(CALLS.requestForApplication.path.replace('{id}', id), {
    aanvraagId: body.applications[0].id,
    soort: 'intrekken',
  });
  await decide(backend, leaseCode, 'withdrawn');
  await erase(who.browser, who.customer);
  expect(await rowsFor('lease_applications', email)).toEqual([]);
  expect(await backend.database.query('SELECT FROM lease_requests')).toEqual([]);
  const { text } = await backend.mailbox.take(email, 'Uw account is verwijderd');
  expect(text).toContain(`Ingetrokken aanvragen: ${leaseCode}`);
});

test('a pending application can be linked to a new account with the same address', async () => {
  const email = 'opnieuw@bedrijf.nl';
  const before = await backend.firstLogin(email);
  const leaseCode = await applyAs(before);
  await erase(before.browser, before.customer);
  backend.travel(61);
  const after = await backend.firstLogin(email);
  expect(after.customer).toEqual({
    ...before.customer,
    id: expect.any(String),
    accountSinds: expect.any(String),
  });
  expect(after.customer.id).not.toBe(before.customer.id);
  const path = CALLS.applications.path.replace('{id}', after.customer.id);
  expect((await after.browser.get(path)).body.applications).toEqual([]);
  await after.browser.post(CALLS.linkApplication.path, { customerId: after.customer.id, leaseCode });
  const { body } = await after.browser.get(path);
  expect(body.applications.map((application: LeaseApplication) => application.leaseCode)).toEqual([
    leaseCode,
  ]);
});

test('other customers keep everything, including applications from the deleted address linked to their account', async () => {
  const leaver = await backend.firstLogin('vertrekt@bedrijf.nl');
  const stayer = await backend.firstLogin('partner@bedrijf.nl');
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email: leaver.customer.email }));
  const leaseCode = await backend.mailbox.takeCode(leaver.customer.email, 'leaseaanvraag');
  await stayer.browser.post(CALLS.linkApplication.path, { customerId: stayer.customer.id, leaseCode });
  await decide(backend, leaseCode, 'rejected');
  await write(stayer.customer.email);
  await erase(leaver.browser, leaver.customer);
  const path = CALLS.applications.path.replace('{id}', stayer.customer.id);
  expect((await stayer.browser.get(path)).body.applications).toMatchObject([{ leaseCode }]);
  expect(await rowsFor('contact_messages', stayer.customer.email)).toHaveLength(1);
});

test('of several concurrent deletions one deletes and mails, and none fails', async () => {
  const { browser, customer } = await backend.firstLogin('tegelijk@bedrijf.nl');
  const replies = await Promise.all(Array.from({ length: 6 }, () => erase(browser, customer)));
  for (const { status } of replies) expect([200, 401]).toContain(status);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  await backend.mailbox.take(customer.email, 'verwijderd');
  expect(await backend.mailsTo(customer.email)).toEqual([]);
});

test('actions concurrent with the deletion cause no error and leave no account data', async () => {
  for (let round = 0; round < 6; round++) {
    const email = `wedloop${round}@bedrijf.nl`;
    const who = await backend.firstLogin(email);
    const { browser, customer, permanentCode } = who;
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
    const elsewhere = backend.browser();
    await elsewhere.post(CALLS.login.path, { permanentCode });
    const code = await backend.mailbox.takeCode(email, 'verificatiecode');
    backend.travel(61);
    const replies = await Promise.all([
      elsewhere.post(CALLS.verify2fa.path, { customerId: customer.id, code }),
      browser.put(CALLS.profile.path.replace('{id}', customer.id), { voornaam: 'Jan' }),
      browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode }),
      erase(browser, customer),
      browser.post(CALLS.leaseApplication.path, anApplication()),
      backend.browser().post(CALLS.login.path, { permanentCode }),
      browser.get(CALLS.customerData.path.replace('{id}', customer.id)),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(replies[3]?.status).toBe(200);
    expect(await rowsFor('customers', email)).toEqual([]);
    expect((await elsewhere.get(CALLS.customer.path)).status).toBe(401);
  }
});

test('two applications can be linked concurrently', async () => {
  const email = 'twee@bedrijf.nl';
  const { browser, customer } = await backend.firstLogin(email);
  const codes: string[] = [];
  for (let i = 0; i < 2; i++) {
    await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    codes.push(await backend.mailbox.takeCode(email, 'ontvangen'));
  }
  const replies = await Promise.all(
    codes.map((leaseCode) =>
      browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});
