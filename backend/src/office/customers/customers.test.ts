import { CALLS } from '@site/contract';
import { type KlantAnswer, OFFICE_CALLS } from '@site/contract/office';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from '../../../test/an-employee.js';
import { decide } from '../../../test/decide.js';
import { type LoggedIn, TestBackend } from '../../../test/test-backend.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
let bea: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  karin = await anEmployee(backend, 'karin@kantoor.example');
  bea = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
});
afterAll(() => backend.stop());

type CustomerCall =
  | 'officeCustomer'
  | 'officeEndCustomerSessions'
  | 'officeCorrectCustomerEmail'
  | 'officeCustomerData'
  | 'officeDeleteCustomer'
  | 'officeCustomerTrail';

const ask = ({ browser }: LoggedInEmployee, name: CustomerCall, id: string, body?: object) =>
  browser.send(OFFICE_CALLS[name].method, OFFICE_CALLS[name].path.replace('{klant}', id), body, {});

async function read(id: string): Promise<KlantAnswer> {
  const { status, body } = await ask(karin, 'officeCustomer', id);
  expect(status).toBe(200);
  return body;
}

async function applyAs({ browser, customer }: LoggedIn): Promise<string> {
  await browser.post(CALLS.leaseApplication.path, anApplication({ email: customer.email }));
  return backend.mailbox.takeCode(customer.email, 'leaseaanvraag');
}

async function apply(email: string): Promise<{ leaseCode: string; id: string }> {
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  const [{ id }] = await backend.database.query('SELECT id FROM lease_applications WHERE lease_code = $1', [
    leaseCode,
  ]);
  return { leaseCode, id };
}

const write = (email: string) =>
  backend.browser().post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Bericht' });

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

describe('the customers', () => {
  const find = async (zoek: string) => {
    const path = `${OFFICE_CALLS.officeCustomers.path}?${new URLSearchParams({ zoek })}`;
    const { status, body } = await karin.browser.get(path);
    expect(status).toBe(200);
    return body;
  };

  test('are found by everything that a caller would say, each once', async () => {
    const who = await backend.customer('sanne@vindbaar.example');
    const { id, email } = who.customer;
    await who.browser.put(CALLS.profile.path.replace('{id}', id), {
      voornaam: 'Sanne',
      achternaam: 'te Vinden',
      bedrijfsnaam: 'Vindbaar B.V.',
      telefoon: '06 98 76 54 32',
      kvkNummer: '87654321',
    });
    await who.browser.post(
      CALLS.leaseApplication.path,
      anApplication({ naam: 'Sanne te Vinden', kenteken: 'V-123-BX', telefoon: '0687654321' }),
    );
    const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
    await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
    const klachtnummer = await backend.mailbox.takeCode(email, 'klacht');
    for (const zoek of [
      ...[
        'sanne te vinden',
        'Vindbaar B.V.',
        'sanne@vindbaar',
        '0698765432',
        '+31 6 98 76 54 32',
        '87654321',
      ],
      ...[leaseCode, leaseCode.toLowerCase(), 'v123bx', 'V-123-BX', '06 87 65 43 21', klachtnummer],
    ]) {
      const { rijen, totaal, meer } = await find(zoek);
      const row = {
        ...{ id, email, naam: 'Sanne te Vinden', bedrijfsnaam: 'Vindbaar B.V.', telefoon: '0698765432' },
        ...{ account: 'actief', aanvragen: 1 },
      };
      expect([zoek, rijen, totaal, meer]).toEqual([zoek, [row], 1, false]);
    }
  });

  test('without an account are found too, by the newest that they sent', async () => {
    const email = 'bezoeker@vindbaar.example';
    await write(email);
    const [{ id }] = await backend.database.query('SELECT id FROM contact_messages WHERE email = $1', [
      email,
    ]);
    expect((await find(email)).rijen).toEqual([
      { id, email, naam: 'Anna', bedrijfsnaam: '', telefoon: '', account: 'geen', aanvragen: 0 },
    ]);
    expect((await read(id)).klant.berichten).toHaveLength(1);
  });

  test('with an application from another address are found by both addresses, as one customer', async () => {
    const { browser, customer } = await backend.customer('zaak@vindbaar.example');
    const { leaseCode } = await apply('thuis@elders.example');
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
    for (const zoek of ['zaak@vindbaar', 'thuis@elders', leaseCode]) {
      const { rijen } = await find(zoek);
      expect(rijen).toMatchObject([{ id: customer.id, email: customer.email, aanvragen: 1 }]);
    }
  });

  test('who are nowhere are not found, and a page that is not there is empty', async () => {
    expect(await find('nergens-te-vinden')).toEqual({ success: true, rijen: [], totaal: 0, meer: false });
    const { body } = await karin.browser.get(`${OFFICE_CALLS.officeCustomers.path}?pagina=200`);
    expect([body.rijen, body.totaal > 0]).toEqual([[], true]);
  });

  test('are listed the newest first, and in a file for a spreadsheet', async () => {
    await write('laatste@vindbaar.example');
    const { body } = await karin.browser.get(OFFICE_CALLS.officeCustomers.path);
    expect(body.rijen[0].email).toBe('laatste@vindbaar.example');
    const { text, headers } = await karin.browser.get(
      `${OFFICE_CALLS.officeCustomersCsv.path}?zoek=laatste@`,
    );
    expect(headers.get('content-disposition')).toBe('attachment; filename="klanten.csv"');
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Naam;Bedrijf;Telefoon;E-mailadres;Account;Aanvragen',
      'Anna;;;laatste@vindbaar.example;Geen;0',
      '',
    ]);
  });

  test('of more than are counted, the newest come first, also when one of them sent a lot', async () => {
    const emailsOf = async (query: string) => {
      const { body } = await karin.browser.get(`${OFFICE_CALLS.officeCustomers.path}?${query}`);
      expect([body.totaal, body.meer]).toEqual([10_000, true]);
      return body.rijen.map(({ email }: { email: string }) => email);
    };
    const expected = (first: number) =>
      Array.from({ length: 50 }, (_, index) => `${first + index}@menigte.example`);
    await backend.database.query(
      `INSERT INTO customers (email, permanent_code_hash, created_at)
       SELECT i || '@menigte.example', 'hash ' || i, now() + interval '1 day' - i * interval '1 second' FROM generate_series(1, 20000) AS i`,
    );
    await backend.database.query('ANALYZE customers');
    expect(await emailsOf('zoek=menigte')).toEqual(expected(1));
    expect(await emailsOf('pagina=3')).toEqual(expected(101));
    await backend.database.query(
      `INSERT INTO contact_messages (name, email, subject, message, created_at)
       SELECT 'Anna', 'veel@bericht.example', '', '', now() + interval '2 days' FROM generate_series(1, 300)`,
    );
    expect(await emailsOf('')).toEqual(['veel@bericht.example', ...expected(1).slice(0, -1)]);
    await backend.database.query("DELETE FROM customers WHERE email LIKE '%@menigte.example'");
    await backend.database.query("DELETE FROM contact_messages WHERE email = 'veel@bericht.example'");
  });
});

describe('a customer', () => {
  test('is shown with account, sessions and everything that was sent from the address', async () => {
    const email = 'alles@klant.example';
    const who = await backend.customer(email);
    const leaseCode = await applyAs(who);
    const { leaseCode: unlinked } = await apply(email);
    await decide(backend, unlinked, 'rejected');
    await backend.browser().post(CALLS.complaints.path, aComplaint({ email, klachtOnderwerp: 'Levering' }));
    await write(email);
    const { klant, verwijdering } = await read(who.customer.id);
    expect((await read(klant.klachten[0]?.klachtnummer ?? '')).klant).toEqual(klant);
    expect(klant).toMatchObject({
      id: who.customer.id,
      email,
      naam: 'Jan van der Berg',
      account: { staat: 'actief', geactiveerdOp: moment, laatsteLogin: moment, code: 'in-gebruik' },
      sessies: [{ apparaat: expect.any(String), sinds: moment, laatstGebruikt: moment }],
      aanvragen: [
        { leaseCode: unlinked, status: 'rejected', inAccount: false },
        { leaseCode, status: 'pending', inAccount: true },
      ],
      klachten: [{ status: 'received', onderwerp: 'Levering' }],
      berichten: [{ onderwerp: 'Vraag', beantwoord: false }],
    });
    expect(verwijdering).toEqual({
      account: true,
      afgewezen: [unlinked],
      ingetrokken: [],
      berichten: 1,
      concepten: 0,
      bewaardeAanvragen: [{ leaseCode, status: 'pending', tot: moment }],
      bewaardeKlachten: [{ klachtnummer: klant.klachten[0]?.klachtnummer, tot: moment }],
    });
  });

  test('without an account is found by what was sent, and with one later by the same id', async () => {
    const email = 'zonder@klant.example';
    const { id, leaseCode } = await apply(email);
    const { klant } = await read(id);
    expect(klant).toMatchObject({ id, email, bedrijfsnaam: 'Van der Berg Bouw', sessies: [] });
    expect(klant).not.toHaveProperty('account');
    expect(klant.aanvragen).toMatchObject([{ leaseCode, inAccount: false }]);
    expect((await read(leaseCode)).klant).toEqual(klant);
    const { customer } = await backend.customer(email);
    expect((await read(id)).klant).toMatchObject({ id: customer.id, account: { staat: 'actief' } });
  });

  test('who asked for an account and did not activate it, has none yet', async () => {
    const email = 'half@klant.example';
    await backend.browser().post(CALLS.activate.path, { email });
    await backend.mailbox.takeCode(email, 'activatiecode');
    const [{ id }] = await backend.database.query('SELECT id FROM customers WHERE email = $1', [email]);
    expect((await read(id)).klant.account).toEqual({
      staat: 'niet-geactiveerd',
      aangemaaktOp: moment,
      code: 'geen',
    });
  });

  test.each(['niemand', '%00', '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61'])(
    'with an unknown id is not found: %s',
    async (id) => {
      const { status, body } = await ask(karin, 'officeCustomer', id);
      expect([status, body.message]).toEqual([
        404,
        'Deze klant vinden wij niet. Misschien zijn de gegevens intussen verwijderd.',
      ]);
    },
  );
});

test('an employee logs a customer out everywhere, with the logins that were begun', async () => {
  const { browser, customer } = await backend.customer('gestolen@klant.example');
  const { status } = await ask(karin, 'officeEndCustomerSessions', customer.id);
  expect(status).toBe(200);
  expect((await browser.get(CALLS.authUser.path)).body).toMatchObject({ ended: true });
  expect((await read(customer.id)).klant.sessies).toEqual([]);
});

describe('the address of an account', () => {
  const correct = (who: LoggedInEmployee, id: string, van: string, naar: string) =>
    ask(who, 'officeCorrectCustomerEmail', id, { van, naar });

  test('changes with everything that belongs to it, and both addresses are told', async () => {
    const [van, naar] = ['oud@klant.example', 'nieuw@klant.example'];
    const who = await backend.customer(van);
    const leaseCode = await applyAs(who);
    await write(van);
    const { status } = await correct(karin, who.customer.id, van, ' Nieuw@Klant.example ');
    expect(status).toBe(200);
    await backend.mailbox.take(naar, 'Dit is nu het e-mailadres van uw account');
    await backend.mailbox.take(van, 'Het e-mailadres van uw account is gewijzigd');
    expect((await who.browser.get(CALLS.customer.path)).status).toBe(401);
    const { klant } = await read(who.customer.id);
    expect(klant).toMatchObject({ email: naar, aanvragen: [{ leaseCode }], berichten: [{}] });
    const notes = await backend.database.query('SELECT kind, note, written_by FROM lease_notes');
    expect(notes).toContainEqual({
      kind: 'address',
      note: `E-mailadres van het account gewijzigd van ${van} in ${naar}.`,
      written_by: 'Karin de Vries',
    });
    // The same login code, with a verification code to the new address.
    const again = await backend.logIn(naar, who.permanentCode);
    expect(again.customer.id).toBe(who.customer.id);
  });

  test('a login that was begun before ends, and what waits for the former address is not sent', async () => {
    const van = 'wacht@klant.example';
    const { customer, permanentCode } = await backend.customer(van);
    backend.travel(61);
    const browser = backend.browser();
    const { body: pending } = await browser.post(CALLS.login.path, { permanentCode });
    const code = await backend.mailbox.takeCode(van, 'verificatiecode');
    await correct(karin, customer.id, van, 'wacht-niet@klant.example');
    const finished = await browser.post(CALLS.verify2fa.path, { customerId: pending.customerId, code });
    expect(finished.status).toBe(403);
  });

  test('that of another account, the same one, or none at all is refused at its field', async () => {
    const { customer } = await backend.customer('een@klant.example');
    await backend.customer('twee@klant.example');
    const taken = await correct(karin, customer.id, customer.email, 'twee@klant.example');
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'Er is al een account met dit e-mailadres. Vraag de klant met dat adres in te loggen, of om een ander adres.',
    ]);
    const same = await correct(karin, customer.id, customer.email, 'EEN@klant.example');
    expect([same.status, same.body.errors]).toEqual([
      400,
      { naar: 'Dit e-mailadres heeft het account al. Vul het nieuwe in.' },
    ]);
    const none = await correct(karin, customer.id, customer.email, 'een');
    expect(none.status).toBe(400);
    expect((await read(customer.id)).klant.email).toBe('een@klant.example');
  });

  test('an account with it that was never activated makes room', async () => {
    const { customer } = await backend.customer('vol@klant.example');
    await backend.browser().post(CALLS.activate.path, { email: 'bezet@klant.example' });
    await backend.mailbox.takeCode('bezet@klant.example', 'activatiecode');
    expect((await correct(karin, customer.id, customer.email, 'bezet@klant.example')).status).toBe(200);
  });

  test('is not changed for who has no account', async () => {
    const { id } = await apply('geen-account@klant.example');
    const { status } = await correct(karin, id, 'geen-account@klant.example', 'anders@klant.example');
    expect(status).toBe(409);
  });

  test('of two employees who change it at once, the second is told', async () => {
    const van = 'tegelijk@klant.example';
    const { customer } = await backend.customer(van);
    const replies = await Promise.all([
      correct(karin, customer.id, van, 'van-karin@klant.example'),
      correct(bea, customer.id, van, 'van-bea@klant.example'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      'Een collega heeft het e-mailadres van dit account intussen gewijzigd. Kijk of het nu klopt.',
    );
    expect(await backend.mailsTo(van)).toHaveLength(1);
  });
});

test('a beheerder gets the file that the customer can download', async () => {
  const { browser, customer } = await backend.customer('bestand@klant.example');
  await write(customer.email);
  const own = await browser.get(CALLS.customerData.path.replace('{id}', customer.id));
  const { body, headers } = await ask(bea, 'officeCustomerData', customer.id);
  // Ignores what changes between the two: the expiry of the session and the pending mails.
  const timeless = { opgesteldOp: '', sessies: [], wachtendeMails: [] };
  expect({ ...body, ...timeless }).toEqual({ ...own.body, ...timeless });
  expect(headers.get('content-disposition')).toBe(own.headers.get('content-disposition'));
});

describe('a deletion by a beheerder', () => {
  test('deletes what the customer sees beforehand, keeps the rest, and mails it', async () => {
    const who = await backend.customer('weg@klant.example');
    const { email, id } = who.customer;
    const kept = await applyAs(who);
    await write(email);
    const before = await read(id);
    expect((await ask(bea, 'officeDeleteCustomer', id, { email: ' Weg@klant.example' })).status).toBe(200);
    const { text } = await backend.mailbox.take(email, 'Uw account is verwijderd');
    expect(text).toContain(`Aanvraag ${kept}`);
    expect((await who.browser.get(CALLS.customer.path)).status).toBe(401);
    expect(before.verwijdering).toMatchObject({ account: true, berichten: 1 });
    expect((await ask(bea, 'officeCustomer', id)).status).toBe(404);
    expect(before.verwijdering.bewaardeAanvragen).toMatchObject([{ leaseCode: kept }]);
  });

  test('counts as a change of an application that is kept, for a colleague who has it open', async () => {
    const who = await backend.customer('open@klant.example');
    const leaseCode = await applyAs(who);
    const caseOf = async () => {
      const path = OFFICE_CALLS.officeApplication.path.replace('{leaseCode}', leaseCode);
      return (await karin.browser.get(path)).body.aanvraag;
    };
    const seen = await caseOf();
    await ask(bea, 'officeDeleteCustomer', who.customer.id, { email: who.customer.email });
    const path = OFFICE_CALLS.officeStatus.path.replace('{leaseCode}', leaseCode);
    const change = { versie: seen.versie, naar: 'approved', proef: true };
    expect((await karin.browser.send('PUT', path, change, {})).status).toBe(409);
    expect(await caseOf()).not.toHaveProperty('account');
  });

  test('with another address typed deletes nothing', async () => {
    const { customer } = await backend.customer('blijft@klant.example');
    const { status, body } = await ask(bea, 'officeDeleteCustomer', customer.id, {
      email: 'x@klant.example',
    });
    const message = 'Dit is niet het e-mailadres van deze klant. Controleer wat u typte.';
    expect([status, body]).toEqual([400, { success: false, message, errors: { email: message } }]);
    await read(customer.id);
  });

  test('by two at once deletes and mails once', async () => {
    const { customer } = await backend.customer('dubbel@klant.example');
    const replies = await Promise.all(
      [bea, bea].map((who) => ask(who, 'officeDeleteCustomer', customer.id, { email: customer.email })),
    );
    expect(replies.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await backend.mailsTo(customer.email)).toHaveLength(1);
  });
});

test('a beheerder sees who did what with the data of a customer, newest first', async () => {
  const { customer } = await backend.customer('spoor@klant.example');
  await read(customer.id);
  await ask(karin, 'officeEndCustomerSessions', customer.id);
  const { body } = await ask(bea, 'officeCustomerTrail', customer.id);
  expect(body.spoor).toEqual(
    ['officeCustomerTrail', 'officeEndCustomerSessions', 'officeCustomer'].map((handeling) => ({
      op: moment,
      medewerker: 'Karin de Vries',
      handeling,
      kenmerk: customer.id,
    })),
  );
});

describe('an application by phone', () => {
  const take = (email: string, key = '', changes: object = {}) =>
    karin.browser.post(
      OFFICE_CALLS.officeApply.path,
      { ...anApplication({ email }), ...changes },
      { 'idempotency-key': key },
    );

  test('mails the applicant the code, and has a note of who took it', async () => {
    const email = 'belt@klant.example';
    const { status, body } = await take(email);
    expect([status, body]).toEqual([
      200,
      { success: true, leaseCode: expect.stringMatching(/^[A-Z0-9]{7}$/) },
    ]);
    expect(await backend.mailbox.takeCode(email, 'leaseaanvraag')).toBe(body.leaseCode);
    const [{ note, written_by: by }] = await backend.database.query(
      `SELECT note, written_by FROM lease_notes JOIN lease_applications a ON a.id = application_id WHERE lease_code = $1`,
      [body.leaseCode],
    );
    expect([note, by]).toEqual(['Telefonisch aangenomen.', 'Karin de Vries']);
  });

  test('is not linked to the account with its address: who calls may be somebody else', async () => {
    const { browser, customer } = await backend.customer('bekend@klant.example');
    await take(customer.email);
    const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
    expect(body.applications).toEqual([]);
  });

  test('has no limits of strangers, and is confirmed each time', async () => {
    const email = 'vaak@klant.example';
    for (let i = 0; i < 12; i++) expect((await take(email)).status).toBe(200);
    expect(await backend.mailsTo(email)).toHaveLength(12);
  });

  test('sent twice with the same key is one application', async () => {
    const [first, second] = [
      await take('een@telefoon.example', 'k'),
      await take('een@telefoon.example', 'k'),
    ];
    expect(second.body).toEqual(first.body);
  });

  test('is refused by the rules of the form, at the field', async () => {
    const { status, body } = await take('fout@klant.example', '', {
      wantSlottermijn: true,
      slottermijn: '24000',
      aanschafprijs: '25000',
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['slottermijn']]);
  });
});
