import { CALLS, LEASE_STATUS_LABELS, type LeaseStatus, type VerzoekSoort } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import { anOffer } from '../../test/an-offer.js';
import { startSilentServer } from '../../test/resilience/support.js';
import { Staff } from '../../test/staff.js';
import { TestBackend } from '../../test/test-backend.js';
import { Config } from '../config/config.js';
import { ContactMessages } from '../contact/contact-messages.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';

let backend: TestBackend;
let staff: Staff;
beforeAll(async () => {
  backend = await TestBackend.start();
  staff = new Staff(backend);
});
afterAll(() => backend.stop());

async function apply(changes: Parameters<typeof anApplication>[0] & { email: string }): Promise<string> {
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication(changes));
  return backend.mailbox.takeCode(changes.email, 'ontvangen');
}

async function statusOf(leaseCode: string): Promise<LeaseStatus> {
  const found = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  return found.status;
}

async function receivedOn(leaseCode: string, createdAt: string): Promise<void> {
  await backend.database.manager.update(
    LeaseApplicationEntity,
    { leaseCode },
    { createdAt: new Date(createdAt) },
  );
}

test('more than ten thousand records are not counted', async () => {
  await backend.database.query(
    `INSERT INTO contact_messages (name, email, subject, message, created_at)
     SELECT 'Jan', 'jan@bedrijf.nl', 'Veel', 'Tekst', now() - i * interval '1 minute' FROM generate_series(1, 10001) AS i`,
  );
  const list = (...options: string[]) => staff.run(['messages', 'list', '--limit', '2', ...options]);
  for (const outcome of [await list(), await list('--search', 'VEEL')]) {
    expect(outcome.stdout.trim().split('\n')).toHaveLength(3);
    expect(outcome.stderr).toBe(
      'The newest 2 of more than 10000; --search, --since and --limit show others.\n',
    );
  }
  await backend.database.query('DELETE FROM contact_messages');
});

test('the list is newest first, and filtered by status, text, day and limit', async () => {
  const bakery = await apply({ email: 'bakker@bedrijf.nl', bedrijfsnaam: 'Bakkerij 50%_Korting' });
  const builder = await apply({
    email: 'bouw@bedrijf.nl',
    naam: 'Fatima El Amrani',
    aanschafprijs: '118000',
  });
  const garage = await apply({ email: 'garage@bedrijf.nl', bedrijfsnaam: 'Garage Smit' });
  // Half past eleven in the evening in UTC is the next day in the Netherlands.
  await receivedOn(bakery, '2026-01-10T23:30:00Z');
  await receivedOn(builder, '2026-01-11T12:00:00Z');
  await receivedOn(garage, '2026-01-12T12:00:00Z');
  await backend.database.manager.update(
    LeaseApplicationEntity,
    { leaseCode: garage },
    { status: 'approved' },
  );
  await anOffer(backend, garage);

  const [plain, one, byText, byAddress, byPattern, byDay, byStatus] = await Promise.all([
    staff.run(['applications', 'list']),
    staff.run(['applications', 'list', '--limit', '1', '--search', 'VAN DER berg']),
    staff.json(['applications', 'list', '--search', '50%_k']),
    staff.json(['applications', 'list', '--search', 'Bakker@bedrijf.nl']),
    staff.json(['applications', 'list', '--search', '5_%k']),
    staff.json(['applications', 'list', '--since', '11-1-2026']),
    staff.json(['applications', 'list', '--status', 'pending', 'approved', '--since', '12-1-2026']),
  ]);
  expect(plain).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'CODE     RECEIVED    STATUS    REPLY BY          OFFER      PRICE  PHONE       COMPANY               NAME',
      `${garage}  12-01-2026  approved                    open    €\u00a025.000  0612345678  Garage Smit           Jan van der Berg`,
      // Received on a Sunday: before the office closes on Monday.
      `${builder}  11-01-2026  pending   12-01 17:00 late         €\u00a0118.000  0612345678  Van der Berg Bouw     Fatima El Amrani`,
      `${bakery}  11-01-2026  pending   12-01 17:00 late          €\u00a025.000  0612345678  Bakkerij 50%_Korting  Jan van der Berg`,
      '',
    ].join('\n'),
  });
  expect(one.stdout).toContain(garage);
  expect(one.stdout).not.toContain(bakery);
  expect(one.stderr).toBe('The newest 1 of 3; --limit 3 shows all.\n');
  expect(byText).toMatchObject([{ leaseCode: bakery }]);
  expect(byAddress).toMatchObject([{ leaseCode: bakery }]);
  expect(byAddress).toHaveLength(1);
  expect(byPattern).toEqual([]);
  // A day begins at midnight in Amsterdam.
  expect(byDay).toMatchObject([{ leaseCode: garage }, { leaseCode: builder }, { leaseCode: bakery }]);
  expect(byStatus).toMatchObject([{ leaseCode: garage, replyBefore: null, offer: 'open' }]);
  expect(byDay[1]).toMatchObject({ replyBefore: '2026-01-12T16:00:00.000Z', offer: null });
});

test('an application is shown with its account, monthly amount and status history', async () => {
  const { browser, customer } = await backend.customer('account@bedrijf.nl');
  const leaseCode = await apply({ email: 'werk@bedrijf.nl' });
  await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
  const typed = `${leaseCode.slice(0, 3).toLowerCase()} ${leaseCode.slice(3)}`;
  const note = 'Kom langs met uw paspoort.';
  const set = await staff.run([
    'applications',
    'set-status',
    typed,
    'approved',
    '--yes',
    '--by',
    'Marieke',
    '--note',
    note,
  ]);
  expect(set).toEqual({
    code: 0,
    stdout: `${leaseCode} changed from pending to approved (Goedgekeurd). A mail is sent to werk@bedrijf.nl and account@bedrijf.nl.\n`,
    stderr: '',
  });
  for (const address of ['werk@bedrijf.nl', 'account@bedrijf.nl']) {
    expect((await backend.mailbox.take(address, 'goedgekeurd')).text).toContain(note);
  }

  const [shown, json] = await Promise.all([
    staff.run(['applications', 'show', typed]),
    staff.json(['applications', 'show', leaseCode]),
  ]);
  expect(json).toEqual({
    leaseCode,
    status: 'approved',
    statusLabel: 'Goedgekeurd',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    naam: 'Jan van der Berg',
    email: 'werk@bedrijf.nl',
    telefoon: '0612345678',
    bedrijfsnaam: 'Van der Berg Bouw',
    kvkNummer: '12345678',
    voertuigLink: 'https://www.autos.example/bus-1',
    voertuigType: null,
    opmerking: '',
    aanschafprijs: 25_000,
    aanbetaling: 5000,
    slottermijn: 0,
    looptijd: 60,
    maandbedrag: { auto: 517, equipment: 550 },
    customerId: customer.id,
    replyBefore: expect.stringMatching(/Z$/),
    offer: null,
    offers: [],
    requests: [],
    notes: [],
    account: { id: customer.id, email: 'account@bedrijf.nl' },
    statusChanges: [
      { from: 'pending', to: 'approved', note, by: 'Marieke', at: expect.stringMatching(/Z$/) },
    ],
  });
  for (const fact of [
    `${leaseCode}  approved  Goedgekeurd`,
    /Account +account@bedrijf\.nl/,
    /Monthly amount +€\s517 for a car or van, €\s550 for equipment/,
    /approved +Goedgekeurd, by Marieke\n +“Kom langs met uw paspoort\.”/,
  ]) {
    expect(shown.stdout).toMatch(fact);
  }
});

test('an impossible command prints one message with what to do next and changes nothing', async () => {
  const leaseCode = await apply({ email: 'weigering@bedrijf.nl' });
  const setStatus = (...args: string[]) => staff.run(['applications', 'set-status', ...args]);
  const outcomes = await Promise.all([
    staff.run(['applications', 'show', 'ZZZ ZZZZ']),
    setStatus(leaseCode, 'completed', '--yes'),
    setStatus(leaseCode, 'approved'),
    setStatus('K2026', 'approved', '--yes'),
    setStatus(leaseCode, 'approved', '--yes', '--note', 'x'.repeat(2001)),
  ]);
  expect(outcomes.map(({ code, stderr }) => [code, stderr.trim().split('\n').at(-1)])).toEqual([
    [1, 'No application has the code ZZZZZZZ: find it with "staff applications list --search".'],
    [
      1,
      `${leaseCode} is pending (In behandeling), so it cannot become completed (Afgerond): it can only become approved (Goedgekeurd) or rejected (Afgewezen) or withdrawn (Ingetrokken).`,
    ],
    [
      1,
      'This cannot be undone and there is no terminal to ask for confirmation: add --yes to do it without asking.',
    ],
    [
      2,
      '"K2026" is not the code of an application: a code has 7 letters or digits, as in "staff applications list".',
    ],
    [2, 'Add --help for what this command takes.'],
  ]);
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array(5).fill(''));
  expect(await statusOf(leaseCode)).toBe('pending');
});

test('of two simultaneous decisions one is applied and the other reports the current status', async () => {
  const leaseCode = await apply({ email: 'race@bedrijf.nl' });
  const decision = (status: string) =>
    ['applications', 'set-status', leaseCode, status, '--yes', '--by', `Team ${status}`] as const;
  // The one that waits for the lock does not give up while the other one still starts.
  const patient = new URL(backend.app.get(Config).databaseUrl);
  patient.searchParams.set('statement_timeout', '600000');
  const env = { DATABASE_URL: patient.href };
  const outcomes = await backend.whileLocked(
    `SELECT FROM lease_applications WHERE lease_code = '${leaseCode}' FOR UPDATE`,
    2,
    () => Promise.all([staff.runAlone(decision('approved'), env), staff.run(decision('rejected'), env)]),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  const status = await statusOf(leaseCode);
  const label = LEASE_STATUS_LABELS[status];
  const loser = outcomes.find(({ code }) => code === 1)?.stderr ?? '';
  expect(loser).toMatch(
    `The status was changed in the meantime: ${leaseCode} is now ${status} (${label}) (by Team ${status}, `,
  );
  await backend.mailbox.take('race@bedrijf.nl', label.toLowerCase());
  const others = (await backend.mailsTo('race@bedrijf.nl')).map(({ subject }) => subject);
  expect(others.filter((subject) => /goedgekeurd|afgewezen/.test(subject ?? ''))).toEqual([]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('on a terminal it tells what will happen, asks, and does nothing without a yes', async () => {
  const leaseCode = await apply({
    email: 'vraag@bedrijf.nl',
    bedrijfsnaam: 'Bedrijf met een erg lange naam '.repeat(4),
  });
  const decide = ['applications', 'set-status', leaseCode, 'rejected', '--by', 'Piet'];
  const no = await staff.runOnTerminal(decide, '\n');
  expect([no.code, no.stdout]).toEqual([1, expect.stringContaining('Change it and send the mail? [y/N]')]);
  expect(no.stdout).toContain('a mail is sent to vraag@bedrijf.nl');
  expect(no.stdout).toContain('Nothing was done.');
  const list = ['applications', 'list', '--search', 'vraag@'];
  const [coloured, plain] = await Promise.all([
    staff.runOnTerminal(list),
    staff.runOnTerminal(list, '', { NO_COLOR: '1' }),
  ]);
  expect(coloured.stdout).toContain('\x1b[33mpending');
  expect(plain.stdout).not.toContain('\x1b[');
  for (const row of plain.stdout.trim().split('\r\n')) expect(row.length).toBeLessThanOrEqual(100);

  const yes = await staff.runOnTerminal(decide, 'y\n');
  expect([yes.code, yes.stdout]).toEqual([
    0,
    expect.stringContaining('changed from pending to rejected (Afgewezen)'),
  ]);
  await backend.mailbox.take('vraag@bedrijf.nl', 'afgewezen');
});

test('an offer is made, mailed and shown', async () => {
  const email = 'offerte@bedrijf.nl';
  const code = await apply({ email });
  const terms = ['--monthly', '412', '--company', 'Noord Lease'];
  const made = await staff.run([
    'applications',
    'offer',
    code.toLowerCase(),
    ...terms,
    '--by',
    'Karin',
    '--yes',
  ]);
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(
    new RegExp(
      `^${code} has an offer of €\\s412 a month, valid to the end of \\d{4}-\\d\\d-\\d\\d\\. A mail is sent to ${email}\\.`,
    ),
  );
  const mail = await backend.mailbox.take(email, 'offerte staat klaar');
  expect(mail.text).toContain('Noord Lease');
  const shown = await staff.run(['applications', 'show', code]);
  expect(shown.stdout).toContain('Newest offer');
  const json = JSON.parse((await staff.run(['applications', 'show', code, '--json'])).stdout);
  expect(json.offer).toMatchObject({ status: 'open', maandbedrag: 412, aanschafprijs: 25_000, kosten: 250 });
});

test('what the KvK said of the company that the applicant chose is shown beside what was typed', async () => {
  const code = await apply({ email: 'kvk@bedrijf.nl', bedrijfsnaam: 'Bouwbedrijf Jan' });
  const kvk = {
    kvkNummer: '12345678',
    naam: 'Van der Berg Bouw B.V.',
    rechtsvorm: 'BeslotenVennootschap',
    begonnenOp: '2019-05-03',
    bron: 'kvk',
    opgezochtOp: '2026-11-27T09:00:00.000Z',
  } as const;
  await backend.database.query('UPDATE lease_applications SET kvk = $1 WHERE lease_code = $2', [kvk, code]);
  const { stdout } = await staff.run(['applications', 'show', code]);
  expect(stdout).toMatch(/Company, KvK, 27 november 2026\n +Naam +Van der Berg Bouw B\.V\.\n/);
  expect(stdout).toMatch(/Rechtsvorm +Bv\n +Begonnen op +3 mei 2019\n/);
  expect(stdout).toMatch(/Company +Bouwbedrijf Jan\n/);
  expect(await staff.json(['applications', 'show', code])).toMatchObject({ kvk });
});

test('a vehicle that the RDW knows is shown, and is what an offer is for', async () => {
  const email = 'voertuig@bedrijf.nl';
  const code = await apply({ email, kenteken: '1vjk01' });
  const voertuig = {
    merk: 'TOYOTA',
    handelsbenaming: 'COROLLA',
    categorie: 'personenauto',
    brandstoffen: ['Benzine', 'Elektriciteit'],
    terugroepactieOpen: true,
    geexporteerd: false,
    taxi: false,
    bron: 'rdw',
    opgezochtOp: '2026-11-27T09:00:00.000Z',
  } as const;
  await backend.database.query('UPDATE lease_applications SET voertuig = $1 WHERE lease_code = $2', [
    voertuig,
    code,
  ]);
  const { stdout } = await staff.run(['applications', 'show', code]);
  for (const fact of ['1-VJK-01', 'TOYOTA COROLLA', 'Benzine en elektriciteit', 'terugroepactie']) {
    expect(stdout).toContain(fact);
  }
  expect(await staff.json(['applications', 'show', code])).toMatchObject({ kenteken: '1-VJK-01', voertuig });
  const terms = ['--monthly', '412', '--company', 'Noord Lease', '--yes'];
  await staff.run(['applications', 'offer', code, ...terms]);
  expect((await backend.mailbox.take(email, 'offerte staat klaar')).text).toContain(
    'TOYOTA COROLLA (1-VJK-01)',
  );
});

test('all offers of an application are shown with cents, maker and date, and the last one can be withdrawn', async () => {
  const email = 'twee-offertes@bedrijf.nl';
  const code = await apply({ email });
  for (const [monthly, by] of [
    ['412.50', 'Karin'],
    ['399,05', 'Piet'],
  ] as const) {
    const terms = ['--monthly', monthly, '--company', 'Noord Lease', '--fees', '0', '--by', by, '--yes'];
    expect((await staff.run(['applications', 'offer', code, ...terms])).stderr).toBe('');
  }
  const withdraw = [
    'applications',
    'withdraw-offer',
    code,
    '--by',
    'Marieke',
    '--note',
    'De bus is verkocht.',
  ];
  expect((await staff.run(withdraw)).stderr).toContain('add --yes');
  const withdrawn = await staff.run([...withdraw, '--yes']);
  expect([withdrawn.stderr, withdrawn.stdout.trim()]).toEqual([
    '',
    `The offer for ${code} is withdrawn. A mail is sent to ${email}.`,
  ]);
  await backend.mailbox.take(email, 'Wij hebben uw leaseofferte ingetrokken');
  expect((await staff.run([...withdraw, '--yes'])).stderr).toContain('has no offer that can be withdrawn');

  const { stdout } = await staff.run(['applications', 'show', code]);
  for (const fact of [
    /Newest offer\n +Made +[\d-]+ [\d:]+ by Piet\n +Status +withdrawn on [\d-]+ [\d:]+ by Marieke\n +“De bus is verkocht\.”/,
    /Monthly amount +€\s399,05, 60 months/,
    /Earlier offer\n +Made +[\d-]+ [\d:]+ by Karin\n +Status +replaced on/,
    /Monthly amount +€\s412,50, 60 months/,
  ]) {
    expect(stdout).toMatch(fact);
  }
  const json = JSON.parse((await staff.run(['applications', 'show', code, '--json'])).stdout);
  expect(json.offers).toMatchObject([
    { maandbedrag: 399.05, by: 'Piet', withdrawnBy: 'Marieke', einde: { reden: 'ingetrokken' } },
    { maandbedrag: 412.5, by: 'Karin', withdrawnBy: null, einde: { reden: 'vervangen' } },
  ]);
});

test.each([
  ['without a vehicle', { voertuigLink: 'Nog geen voertuig' }, [], 'The application has no vehicle'],
  ['whose months do not pay back the price', {}, ['--monthly', '41'], 'check --monthly and --term'],
  ['with an impossible term', {}, ['--term', '13'], 'This lease is not possible'],
  ['whose months pay back far too much', {}, ['--monthly', '4120'], 'check --monthly and --term'],
  ['with a lease company without end', {}, ['--company', 'N'.repeat(201)], 'at most 200 characters'],
  ['with a point for the thousands', {}, ['--monthly', '1.234'], 'It must be an amount in euros'],
  ['with an amount that is no number', {}, ['--price', '1e5'], 'It must be a whole number'],
  ['without a lease company', {}, ['--company', ' '], 'State the lease company'],
])('an offer %s is rejected, and nothing is mailed', async (what, changes, options, message) => {
  const email = `${what.replace(/\W+/g, '-')}@bedrijf.nl`;
  const code = await apply({ email, ...changes });
  const terms = ['--monthly', '412', '--company', 'Noord Lease', '--by', 'Karin', '--yes', ...options];
  const outcome = await staff.run(['applications', 'offer', code, ...terms]);
  expect(outcome.stderr).toContain(message);
  expect(outcome.stdout).toBe('');
  expect(
    await backend.database.query(
      'SELECT FROM lease_offers o JOIN lease_applications a ON a.id = application_id WHERE email = $1',
      [email],
    ),
  ).toEqual([]);
});

test('a rejected application gets no offer', async () => {
  const code = await apply({ email: 'geen-offerte@bedrijf.nl' });
  await staff.run(['applications', 'set-status', code, 'rejected', '--by', 'Karin', '--yes']);
  const terms = ['--monthly', '412', '--company', 'Noord Lease', '--by', 'Karin', '--yes'];
  const outcome = await staff.run(['applications', 'offer', code, ...terms]);
  expect(outcome.stderr).toContain(`${code} is rejected (Afgewezen), so it gets no offer.`);
});

/** Asks something about the application of a new customer. @returns the code of the application */
async function asked(email: string, soort: VerzoekSoort, toelichting = ''): Promise<string> {
  const { browser, customer } = await backend.customer(email);
  await browser.post(CALLS.leaseApplication.path, anApplication({ email }));
  const { body } = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  const [{ id, leaseCode }] = body.applications;
  if (soort === 'slotbedrag') {
    await staff.run(['applications', 'set-status', leaseCode, 'approved', '--by', 'Karin', '--yes']);
  }
  const path = CALLS.requestForApplication.path.replace('{id}', customer.id);
  await browser.post(path, { aanvraagId: id, soort, toelichting });
  return leaseCode;
}

test('the open requests are listed until they are answered, and the answer is mailed', async () => {
  const email = 'slotbedrag@bedrijf.nl';
  const code = await asked(email, 'slotbedrag', 'Graag per 1 december.\n\x1b[31mrood');
  const listed = await staff.run(['applications', 'requests']);
  expect(listed.stdout).toMatch(new RegExp(`${code}  slotbedrag  Jan van der Berg`));
  expect(listed.stdout).toContain('    Graag per 1 december.');
  expect(listed.stdout).not.toContain('\x1b[31m');
  const note = 'Het slotbedrag is € 8.240.';
  const answer = ['applications', 'answer', code, 'slotbedrag', '--note', note, '--by', 'Karin'];
  expect((await staff.run(answer)).stderr).toContain('add --yes');
  const answered = await staff.run([...answer, '--yes']);
  expect([answered.stderr, answered.stdout.trim()]).toEqual([
    '',
    `The request "slotbedrag" about ${code} is answered. A mail is sent to ${email}.`,
  ]);
  expect((await backend.mailbox.take(email, 'Het slotbedrag van uw lease')).text).toContain(note);
  const again = await staff.run([...answer, '--yes']);
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining(`${code} has no open request "slotbedrag"`),
  ]);
  expect(JSON.parse((await staff.run(['applications', 'requests', '--json'])).stdout)).toEqual([]);
  expect((await staff.run(['applications', 'requests'])).stdout.trim()).toBe('There are no open requests.');
  const shown = await staff.run(['applications', 'show', code]);
  expect(shown.stdout).toContain(`“Answer: ${note}”`);
  const json = JSON.parse((await staff.run(['applications', 'show', code, '--json'])).stdout);
  expect(json.requests).toMatchObject([{ request: 'slotbedrag', answer: note, by: 'Karin' }]);
});

test('an application is withdrawn at the request of the customer, and gets no offer after that', async () => {
  const email = 'trekt-in@bedrijf.nl';
  const code = await asked(email, 'intrekken');
  const outcome = await staff.run([
    'applications',
    'set-status',
    code,
    'withdrawn',
    '--by',
    'Karin',
    '--yes',
  ]);
  expect(outcome.stdout).toContain(`${code} changed from pending to withdrawn (Ingetrokken).`);
  await backend.mailbox.take(email, 'Uw leaseaanvraag is ingetrokken');
  expect((await staff.run(['applications', 'requests'])).stdout).not.toContain(code);
  const terms = ['--monthly', '412', '--company', 'Noord Lease', '--by', 'Karin', '--yes'];
  const rejected = await staff.run(['applications', 'offer', code, ...terms]);
  expect(rejected.stderr).toContain(`${code} is withdrawn (Ingetrokken), so it gets no offer.`);
});

test('a change of the status says which requests stay open', async () => {
  const code = await asked('blijft-open@bedrijf.nl', 'intrekken');
  const outcome = await staff.run(['applications', 'set-status', code, 'approved', '--by', 'Karin', '--yes']);
  expect(outcome.stderr).toMatch(
    new RegExp(
      `${code} has an open request "intrekken" of .*: answer it with "staff applications answer ${code} intrekken"`,
    ),
  );
  expect((await staff.run(['applications', 'requests'])).stdout).toContain(code);
});

test('an answer without words is rejected', async () => {
  const code = await asked('geen-woorden@bedrijf.nl', 'intrekken');
  const outcome = await staff.run([
    'applications',
    'answer',
    code,
    'intrekken',
    '--note',
    ' \u200b\n',
    '--by',
    'Karin',
    '--yes',
  ]);
  expect([outcome.code, outcome.stderr]).toEqual([2, expect.stringContaining('State the answer')]);
});

test('a list is printed as CSV for a Dutch spreadsheet, which takes no text of a visitor for a formula', async () => {
  const email = 'csv@bedrijf.nl';
  const code = await apply({
    email,
    naam: '=HYPERLINK("https://kwaad.example")',
    opmerking: 'Een; en\ntwee',
  });
  const { stdout } = await staff.run(['applications', 'list', '--search', email, '--csv']);
  const [names, row] = stdout.split('\r\n');
  expect(names).toMatch(/^\ufeffleaseCode;status;.*;maandbedrag\.auto;maandbedrag\.equipment;/);
  expect(row).toMatch(new RegExp(`^${code};pending;`));
  expect(row).toContain(`;"'=HYPERLINK(""https://kwaad.example"")";${email};0612345678;`);
  expect(row).toContain(';"Een; en\ntwee";25000;');
  const both = await staff.run(['applications', 'list', '--csv', '--json']);
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('cannot be used with')]);
});

test('a name of a thousand characters leaves the rows of a list readable', async () => {
  const code = await apply({ email: 'lang@bedrijf.nl' });
  await backend.database.manager.update(
    LeaseApplicationEntity,
    { leaseCode: code },
    { naam: 'N'.repeat(1000), bedrijfsnaam: 'B'.repeat(1000) },
  );
  const { stdout } = await staff.run(['applications', 'list', '--search', 'lang@']);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(300);
  expect(stdout).toContain('BBBB…');
  const { naam } = (await staff.json(['applications', 'list', '--search', 'lang@']))[0];
  expect(naam).toHaveLength(1000);
});

test('a note is shown with who wrote it, and mails nobody', async () => {
  const email = 'notitie@bedrijf.nl';
  const code = await apply({ email });
  const note = (text: string) => staff.run(['applications', 'note', code, text, '--by', 'Marieke']);
  expect(await note('Gebeld.\nStuurt de \x1b[31mjaarcijfers.')).toEqual({
    code: 0,
    stdout: `The note about ${code} is kept. No mail is sent.\n`,
    stderr: '',
  });
  expect(await note(' . ')).toMatchObject({ code: 2, stderr: expect.stringContaining('State the note') });
  const { stdout } = await staff.run(['applications', 'show', code]);
  expect(stdout).toMatch(/Notes\n.* {2}Gebeld\.\n +Stuurt de {2}\[31mjaarcijfers\.\n +by Marieke\n/);
  expect((await staff.json(['applications', 'show', code])).notes).toEqual([
    { note: 'Gebeld.\nStuurt de  [31mjaarcijfers.', by: 'Marieke', at: expect.stringMatching(/Z$/) },
  ]);
  expect(await backend.mailsTo(email)).toEqual([]);
});

describe('a mistyped mail address', () => {
  const correct = (...args: string[]) =>
    staff.run(['applications', 'correct-email', ...args, '--by', 'Marieke']);

  test('is corrected: the application goes to the right one with a new code, and the history says who did it', async () => {
    const [former, email] = ['jan@bedrij.nl', 'jan@juist.nl'];
    const code = await apply({ email: former, naam: 'Jan van der Berg' });
    const asked = await correct(code, email);
    expect([asked.code, asked.stdout]).toEqual([1, '']);
    expect(asked.stderr).toContain('Call 0612345678, the number in the\napplication, never one');
    const done = await correct(code, ' Jan@Juist.nl ', '--yes');
    const newCode = await backend.mailbox.takeCode(email, 'juiste e-mailadres');
    expect(newCode).not.toBe(code);
    expect(done).toEqual({
      code: 0,
      stdout: `${code} is now ${newCode}, with ${email}. The application is mailed there again, and ${former} is told that it gets no more.\n`,
      stderr: '',
    });
    const shown = await staff.run(['applications', 'show', newCode]);
    expect(shown.stdout).toContain(`E-mailadres gewijzigd van ${former} in ${email}. De code was ${code}.\n`);
    expect(shown.stdout).toMatch(/\n +by Marieke\n/);
  });

  test('gets nothing of the application any more, not even with the code that was sent there', async () => {
    const [former, email] = ['vreemde@bedrij.nl', 'klant@juist.nl'];
    const code = await apply({ email: former, naam: 'Karel Visser', bedrijfsnaam: 'Visserij Visser' });
    const { browser, customer } = await backend.customer('dief@elders.nl');
    await correct(code, email, '--yes');
    const newCode = await backend.mailbox.takeCode(email, 'juiste e-mailadres');
    const link = { customerId: customer.id, leaseCode: code };
    expect((await browser.post(CALLS.linkApplication.path, link)).status).toBe(404);
    const told = await backend.mailbox.take(former, 'gewijzigd');
    for (const hidden of [email, code, newCode, 'Visser', '25.000', '0612345678']) {
      expect(`${told.subject}${told.text}${told.html}`).not.toContain(hidden);
    }
    await staff.run(['applications', 'set-status', newCode, 'approved', '--by', 'Karin', '--yes']);
    await backend.mailbox.take(email, 'goedgekeurd');
    expect(await backend.mailsTo(former)).toEqual([]);
  });

  describe('while the mail server is unavailable', () => {
    interface Listed {
      to: string;
      state: string;
      subject: string;
    }
    const mailsTo = async (address: string): Promise<Listed[]> =>
      (await staff.json(['mails', 'list'])).filter(({ to }: Listed) => to === address);
    const applyInVain = async (email: string): Promise<void> => {
      await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
    };
    const correctIn = async (former: string, email: string): Promise<void> => {
      const [{ leaseCode }] = await staff.json(['applications', 'list', '--search', former]);
      await correct(leaseCode, email, '--yes');
    };
    const onlyTheCorrection = [{ subject: 'Het e-mailadres van een leaseaanvraag is gewijzigd' }];
    beforeEach(() => backend.mailbox.close());
    afterEach(() => backend.mailbox.open());

    test('gets no mail about the application that still waits', async () => {
      const former = 'wacht@bedrij.nl';
      await applyInVain(former);
      await backend.waitForFailedJobs(2);
      await correctIn(former, 'wacht@juist.nl');
      expect(await mailsTo(former)).toMatchObject(onlyTheCorrection);
    });

    test('gets no mail about the application that was just being tried', async () => {
      const silent = await startSilentServer(backend.mailbox.port);
      const former = 'bezig@bedrij.nl';
      await applyInVain(former);
      const isTried = async () => (await mailsTo(former)).some(({ state }) => state === 'sending');
      await until(isTried);
      await correctIn(former, 'bezig@juist.nl');
      silent.close();
      await until(async () => !(await isTried()));
      expect(await mailsTo(former)).toMatchObject(onlyTheCorrection);
    });
  });

  test('is not taken for one when it is that of an account, or when nothing more is mailed', async () => {
    const { customer, browser } = await backend.customer('echt@bedrijf.nl');
    const free = await apply({ email: 'echt@bedrijf.nl' });
    const linked = await apply({ email: 'typfout@bedrij.nl' });
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode: linked });
    const rejected = await apply({ email: 'afgewezen@bedrij.nl' });
    await staff.run(['applications', 'set-status', rejected, 'rejected', '--by', 'Karin', '--yes']);
    for (const [code, email, reason] of [
      [free, 'dief@elders.nl', 'echt@bedrijf.nl is the address of an account'],
      [linked, 'dief@elders.nl', 'only the address of that account is possible'],
      [linked, 'typfout@bedrij.nl', 'it has that address already'],
      [rejected, 'dief@elders.nl', 'it is rejected, so nothing more is mailed about it'],
    ] as const) {
      const outcome = await correct(code, email, '--yes');
      expect([outcome.code, outcome.stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
    expect((await correct(free, 'jan@bedrijf', '--yes')).code).toBe(2);
    expect(await backend.mailsTo('dief@elders.nl')).toEqual([]);
    expect((await correct(linked, 'echt@bedrijf.nl', '--yes')).code).toBe(0);
    await backend.mailbox.take('echt@bedrijf.nl', 'juiste e-mailadres');
  });
});

describe('"today"', () => {
  interface Today {
    calls: { leaseCode: string; before: string }[];
    requests: { leaseCode: string }[];
    applications: { leaseCode: string; before: string }[];
    complaints: { number: string }[];
    messages: { id: string; email: string }[];
  }
  const today = (): Promise<Today> => staff.json(['today', '--limit', '500']);

  test('shows an agreed offer until there is a note that the customer was called', async () => {
    const email = 'akkoord@bedrijf.nl';
    const { browser, customer } = await backend.customer(email);
    await browser.post(CALLS.leaseApplication.path, anApplication({ email }));
    const code = await backend.mailbox.takeCode(email, 'leaseaanvraag');
    const offerteId = await anOffer(backend, code);
    const codesOf = async (part: 'calls' | 'applications') =>
      (await today())[part].map(({ leaseCode }) => leaseCode);
    expect(await codesOf('calls')).not.toContain(code);
    await browser.post(CALLS.acceptOffer.path.replace('{id}', customer.id), { offerteId });
    await backend.database.query(
      "UPDATE lease_offers SET accepted_at = '2026-01-09T13:32:00Z' WHERE id = $1",
      [offerteId],
    );
    // Agreed on a Friday afternoon: before that hour on Monday.
    expect((await today()).calls).toContainEqual(
      expect.objectContaining({
        leaseCode: code,
        telefoon: '0612345678',
        before: '2026-01-12T13:32:00.000Z',
      }),
    );
    const { stdout } = await staff.run(['today']);
    expect(stdout).toMatch(new RegExp(`Call: [^\n]+\nCODE +CALL BY .*\n${code}  12-01 14:32 late  `));
    await staff.run(['applications', 'note', code, 'Gebeld: tekent vrijdag.', '--by', 'Marieke']);
    expect(await codesOf('calls')).not.toContain(code);
    expect(await codesOf('applications')).not.toContain(code);
  });

  test('shows an application until there is an offer or a note, and again once it is approved', async () => {
    const [offered, noted] = [
      await apply({ email: 'today1@bedrijf.nl' }),
      await apply({ email: 'today2@bedrijf.nl' }),
    ];
    const waiting = async () =>
      (await today()).applications
        .map(({ leaseCode }) => leaseCode)
        .filter((code) => [offered, noted].includes(code));
    expect(await waiting()).toEqual([offered, noted]);
    await anOffer(backend, offered);
    await staff.run(['applications', 'note', noted, 'Gebeld.', '--by', 'Marieke']);
    expect(await waiting()).toEqual([]);
    await staff.run(['applications', 'set-status', noted, 'approved', '--by', 'Marieke', '--yes']);
    expect(await waiting()).toEqual([noted]);
  });

  test('shows an application whose address was corrected: nobody answered it yet', async () => {
    const code = await apply({ email: 'today3@bedrij.nl' });
    await staff.run(['applications', 'correct-email', code, 'today3@bedrijf.nl', '--by', 'Karin', '--yes']);
    const newCode = await backend.mailbox.takeCode('today3@bedrijf.nl', 'juiste e-mailadres');
    expect((await today()).applications.map(({ leaseCode }) => leaseCode)).toContain(newCode);
  });

  test('shows requests, complaints and messages until they are answered', async () => {
    const email = 'vandaag@bedrijf.nl';
    const code = await asked(email, 'intrekken');
    await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
    const number = await backend.mailbox.takeCode(email, 'klacht');
    await backend
      .browser()
      .post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Kan dit?' });
    const open = await today();
    expect(open.requests).toContainEqual(expect.objectContaining({ leaseCode: code }));
    expect(open.complaints).toContainEqual(expect.objectContaining({ number }));
    const message = open.messages.find((candidate) => candidate.email === email);
    const id = message?.id.slice(0, 8) ?? '';
    const by = ['--by', 'Marieke'];
    await staff.run(['applications', 'answer', code, 'intrekken', '--note', 'Goed.', '--yes', ...by]);
    await staff.run(['complaints', 'set-status', number, 'answered', '--note', 'Goed.', '--yes', ...by]);
    expect((await staff.run(['messages', 'set-status', id, 'answered', ...by])).stdout).toBe(
      `Message ${id} is now answered. No mail is sent.\n`,
    );
    const { requests, complaints, messages } = await today();
    const left = JSON.stringify([requests, complaints, messages]);
    for (const answered of [code, number, message?.id]) expect(left).not.toContain(answered);
    expect((await staff.run(['messages', 'show', id])).stdout).toMatch(/Answered +\S+ \S+ by Marieke\n/);
    expect(await staff.json(['messages', 'list', '--status', 'open', '--search', email])).toEqual([]);
    const again = await staff.run(['messages', 'set-status', id, 'answered', ...by]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is already answered')]);
    await staff.run(['messages', 'set-status', id, 'open', ...by]);
    expect((await today()).messages).toContainEqual(expect.objectContaining({ email }));
    await backend.app.get(ContactMessages).answer(message?.id ?? '', { answer: 'Dat kan.', by: 'Karin' });
    expect((await staff.run(['messages', 'show', id])).stdout).toMatch(/Answer by Karin, .+\n.*Dat kan\./);
    expect(await staff.json(['messages', 'show', id])).toMatchObject({
      answers: [{ text: 'Dat kan.', by: 'Karin' }],
    });
  });
});
