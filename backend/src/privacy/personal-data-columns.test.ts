import { CALLS } from '@site/contract';
import { VERWERKINGEN, type VerwerkingNaam } from '@site/contract/facts';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { anOffer } from '../../test/an-offer.js';
import { decide, setComplaintStatus } from '../../test/decide.js';
import { TestBackend } from '../../test/test-backend.js';
import { Dealers } from '../dealers/dealers.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const EMPLOYEE = 'about an employee, not a customer';
const INTERNAL = 'a key of the database, which means nothing outside it';
const SECRET = 'a hash of a code or token: handing it out would weaken the login';
const LIMIT = 'counts tries of a login and is reset by the next one';
const REPEATED = 'recognises a repeated request';

/** Columns that are not in the download, by table, each with the reason. A new column is in the download or gets a line here. */
const LEFT_OUT: Record<string, Record<string, string> | string> = {
  customers: {
    permanent_code_hash: SECRET,
    previous_code_hash: SECRET,
    new_code: SECRET,
    wrong_codes: LIMIT,
    locked_until: LIMIT,
  },
  activation_codes: 'codes that live ten minutes, as hashes',
  mailed_codes: 'codes that live ten minutes, as hashes',
  known_devices: { customer_id: INTERNAL, device_hash: SECRET },
  lease_applications: {
    id: INTERNAL,
    customer_id: INTERNAL,
    dealer_id: 'the download has the name of the dealer',
    idempotency_key: REPEATED,
    behandelaar_id: 'names an employee, not the customer',
    versie: INTERNAL,
  },
  dealers: { id: INTERNAL, token_hash: SECRET, created_by: 'names an employee, not the dealer' },
  lease_status_changes: {
    id: INTERNAL,
    application_id: INTERNAL,
    changed_by: 'names an employee, not the customer',
  },
  lease_offers: {
    application_id: INTERNAL,
    made_by: 'names an employee, not the customer',
    withdrawn_by: 'names an employee, not the customer',
    reminded_at: 'when a mail was sent, which the customer has',
  },
  lease_requests: {
    application_id: INTERNAL,
    answered_by: 'names an employee, not the customer',
  },
  lease_notes: {
    id: INTERNAL,
    application_id: INTERNAL,
    kind: 'the text of the note says it',
    written_by: 'names an employee, not the customer',
  },
  application_mails: 'which mails were sent, which the person has',
  waiting_applications: 'computed from the course of the application, which the download has',
  lease_drafts: {
    id: INTERNAL,
    customer_id: INTERNAL,
    dealer_id: 'the download has the name of the dealer',
    token_hash: SECRET,
    email: 'the address of the person, under which it is listed',
    content: 'encrypted; the download has what it says',
  },
  documents: {
    id: INTERNAL,
    application_id: INTERNAL,
    asked_by: 'names an employee, not the customer',
    decision: 'the status says it',
    decided_by: 'names an employee, not the customer',
  },
  document_files: {
    id: INTERNAL,
    document_id: INTERNAL,
    content_hash: REPEATED,
    scan: 'the status of the file says it',
  },
  document_readings: {
    id: INTERNAL,
    document_id: INTERNAL,
    read_by: 'names an employee, not the customer',
  },
  complaints: {
    id: INTERNAL,
    idempotency_key: REPEATED,
    behandelaar_id: 'names an employee, not the complainant',
  },
  complaint_status_changes: {
    id: INTERNAL,
    complaint_id: INTERNAL,
    changed_by: 'names an employee, not the complainant',
  },
  complaint_notes: {
    id: INTERNAL,
    case_id: INTERNAL,
    written_by: 'names an employee, not the complainant',
  },
  contact_messages: {
    id: INTERNAL,
    idempotency_key: REPEATED,
    answered_by: 'names an employee, not the sender',
    behandelaar_id: 'names an employee, not the sender',
  },
  contact_answers: {
    id: INTERNAL,
    message_id: INTERNAL,
    answered_by: 'names an employee, not the sender',
  },
  message_notes: {
    id: INTERNAL,
    case_id: INTERNAL,
    written_by: 'names an employee, not the sender',
  },
  sessions: 'listed by their moments; the rest is the session cookie',
  limits: 'hashed keys with counters',
  complaint_numbers: 'a counter without persons',
  external_answers: 'public data of vehicles and companies, found by a hash only, for half a day at most',
  employees: EMPLOYEE,
  employee_passkeys: EMPLOYEE,
  employee_recovery_codes: EMPLOYEE,
  employee_sessions: EMPLOYEE,
  audit_trail: 'what an employee did, with the code of a record and no name of a customer',
  migrations: 'the version of the tables',
};

/** Columns whose value a check of the table or the lookup of the person prescribes: tried with the value that they have. */
const PRESCRIBED = ['email', 'ended', 'status', 'from_status', 'to_status', 'lease_code', 'voertuig_type'];

interface ColumnOf {
  table: string;
  column: string;
  type: string;
}

async function columns(): Promise<ColumnOf[]> {
  return backend.database.query(
    `SELECT table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
}

function isDownloaded({ table, column }: ColumnOf): boolean {
  const reasons = LEFT_OUT[table];
  return typeof reasons !== 'string' && !reasons?.[column];
}

test('every column about a person is in the download, or left out for a reason that is written down', async () => {
  const email = 'kolommen@bedrijf.nl';
  const browser = backend.browser();
  await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email, voertuigType: 'equipment' }));
  await browser.post(CALLS.complaints.path, aComplaint({ email }));
  await browser.post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Bericht' });
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  const draft = await browser.post(CALLS.saveDraft.path, { email, antwoorden: '{"naam":"Jan"}' });
  await browser.send('DELETE', CALLS.deleteDraft.path, { concept: draft.body.concept }, {});
  await backend.app.get(Dealers).add('Autobedrijf De Brug', email, 'Karin');
  await backend.database.query("UPDATE dealers SET ended_at = created_at + interval '1 day'");
  for (const table of ['lease_drafts', 'lease_applications']) {
    await backend.database.query(`UPDATE ${table} SET dealer_id = (SELECT id FROM dealers)`);
  }
  await decide(backend, leaseCode, 'approved', 'Akkoord.');
  await anOffer(backend, leaseCode);
  await backend.database.query(
    "UPDATE lease_offers SET accepted_at = now(), ended_at = now(), withdrawn_by = 'Karin'",
  );
  await backend.database.query(
    `INSERT INTO lease_requests (application_id, soort, asked_at, answered_at)
     SELECT id, 'slotbedrag', now(), now() FROM lease_applications`,
  );
  await backend.database.query('UPDATE contact_messages SET answered_at = now()');
  await backend.database.query(
    `INSERT INTO contact_answers (message_id, answer, answered_by, answered_at)
     SELECT id, 'Dat kan.', 'Karin', now() FROM contact_messages`,
  );
  await backend.database.query(
    `INSERT INTO lease_notes (application_id, kind, note, written_by, written_at)
     SELECT id, 'note', 'Gebeld.', 'Karin', now() FROM lease_applications`,
  );
  await backend.database.query(
    `INSERT INTO complaint_notes (case_id, note, written_by, written_at) SELECT id, 'Gebeld.', 'Karin', now() FROM complaints`,
  );
  await backend.database.query(
    `INSERT INTO message_notes (case_id, note, written_by, written_at) SELECT id, 'Gebeld.', 'Karin', now() FROM contact_messages`,
  );
  await setComplaintStatus(
    backend,
    await backend.mailbox.takeCode(email, 'uw klacht'),
    'answered',
    'Akkoord.',
  );
  const who = await backend.firstLogin(email);
  await who.browser.post(CALLS.linkApplication.path, { customerId: who.customer.id, leaseCode });
  await backend.database.query(`
    INSERT INTO documents (application_id, soort, naam, asked_at, asked_by, decided_at)
    SELECT id, 'anders', '', now(), 'Karin', now() FROM lease_applications`);
  await backend.database.query(`
    INSERT INTO document_files (id, document_id, naam, type, grootte, content_hash, sent_at, scan)
    SELECT gen_random_uuid(), id, '', '', 0, '', now(), 'clean' FROM documents`);
  await backend.database.query(`
    INSERT INTO document_readings (document_id, naam, read_by, read_at) SELECT id, '', 'Karin', now() FROM documents`);

  // A unique value in each column.
  const downloaded = (await columns()).filter(isDownloaded);
  for (const [index, { table, column, type }] of downloaded.entries()) {
    if (PRESCRIBED.includes(column)) continue;
    if (type === 'text') {
      await backend.database.query(`UPDATE ${table} SET ${column} = $1`, [`inhoud van ${table}.${column}`]);
    }
    if (type === 'jsonb') {
      const content = JSON.stringify(`inhoud van ${table}.${column}`);
      await backend.database.query(`UPDATE ${table} SET ${column} = $1`, [content]);
    }
    if (type === 'boolean') await backend.database.query(`UPDATE ${table} SET ${column} = true`);
    if (type === 'integer' || type === 'numeric')
      await backend.database.query(`UPDATE ${table} SET ${column} = $1`, [7000 + index]);
  }

  const { status, text } = await who.browser.get(CALLS.customerData.path.replace('{id}', who.customer.id));
  expect(status).toBe(200);
  const missing: string[] = [];
  for (const { table, column, type } of downloaded) {
    const [row] = await backend.database.query<Record<string, unknown>[]>(
      `SELECT to_json(${column}) AS value, ${column} AS raw FROM ${table} LIMIT 1`,
    );
    if (!row) throw new Error(`The table ${table} has no row to look at.`);
    const value = row.raw instanceof Date && type !== 'date' ? row.raw.toISOString() : row.value;
    // Of a boolean the value alone says nothing.
    const name = column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
    const isFound =
      type === 'boolean' ? new RegExp(`"${name}":\\s*true`).test(text) : text.includes(JSON.stringify(value));
    if (!isFound) missing.push(`${table}.${column}`);
  }
  expect(missing).toEqual([]);
});

test('each reason to leave a column out is about a column that exists', async () => {
  const existing = (await columns()).map(({ table, column }) => `${table}.${column}`);
  const named = Object.entries(LEFT_OUT).flatMap(([table, reasons]) =>
    typeof reasons === 'string' ? [] : Object.keys(reasons).map((column) => `${table}.${column}`),
  );
  expect(existing).toEqual(expect.arrayContaining(named));
});

/** Which kind of data of the privacy statement a column is. A new column about a person gets a line here, and one in the statement. */
const STATED: Record<string, { in: VerwerkingNaam; kinds: Record<string, string> }> = {
  customers: {
    in: 'account',
    kinds: {
      email: 'e-mailadres',
      voornaam: 'naam',
      achternaam: 'naam',
      telefoon: 'telefoonnummer',
      bedrijfsnaam: 'bedrijfsnaam',
      kvk_nummer: 'KvK-nummer',
      kvk_gekozen: 'KvK-nummer',
      permanent_code_hash: 'codes, onleesbaar gemaakt',
      previous_code_hash: 'codes, onleesbaar gemaakt',
      new_code: 'codes, onleesbaar gemaakt',
      activated_at: 'wanneer u het maakte en inlogde',
      first_login_at: 'wanneer u het maakte en inlogde',
      last_login_at: 'wanneer u het maakte en inlogde',
      created_at: 'wanneer u het maakte en inlogde',
    },
  },
  known_devices: {
    in: 'account',
    kinds: { device_hash: 'apparaten waarop u inlogde', last_login_at: 'apparaten waarop u inlogde' },
  },
  lease_applications: {
    in: 'aanvraag',
    kinds: {
      naam: 'naam',
      email: 'e-mailadres',
      telefoon: 'telefoonnummer',
      bedrijfsnaam: 'bedrijfsnaam',
      kvk_nummer: 'KvK-nummer',
      kvk: 'uw bedrijf en wat de KvK daarover openbaar maakt',
      voertuig_link: 'het voertuig',
      voertuig_type: 'het voertuig',
      kenteken: 'het kenteken en wat de RDW daarover openbaar maakt',
      voertuig: 'het kenteken en wat de RDW daarover openbaar maakt',
      aanschafprijs: 'de bedragen en de looptijd',
      aanbetaling: 'de bedragen en de looptijd',
      slottermijn: 'de bedragen en de looptijd',
      looptijd: 'de bedragen en de looptijd',
      opmerking: 'uw opmerking',
      dealer_voertuig: 'het voertuig',
    },
  },
  lease_status_changes: {
    in: 'behandeling',
    kinds: {
      from_status: 'de stand en het verloop van uw aanvraag',
      to_status: 'de stand en het verloop van uw aanvraag',
      note: 'notities van onze medewerkers',
      changed_at: 'de stand en het verloop van uw aanvraag',
    },
  },
  lease_drafts: {
    in: 'concept',
    kinds: {
      email: 'e-mailadres',
      content: 'wat u invulde',
      ended: 'wat u invulde',
      saved_at: 'wat u invulde',
      token_hash: 'wat u invulde',
      dealer_voertuig: 'wat u invulde',
    },
  },
  dealers: {
    in: 'dealer',
    kinds: {
      naam: 'naam',
      email: 'e-mailadres',
      token_hash: 'wanneer wij u toegang gaven',
      created_at: 'wanneer wij u toegang gaven',
      ended_at: 'wanneer wij u toegang gaven',
    },
  },
  contact_messages: {
    in: 'bericht',
    kinds: {
      name: 'naam',
      email: 'e-mailadres',
      subject: 'uw bericht',
      message: 'uw bericht',
      answered_at: 'wanneer wij antwoordden',
    },
  },
  complaints: {
    in: 'klacht',
    kinds: {
      naam: 'naam',
      email: 'e-mailadres',
      telefoon: 'telefoonnummer',
      bedrijf: 'bedrijfsnaam',
      status: 'de stand en het verloop van uw klacht',
      klacht_type: 'uw klacht',
      klacht_onderwerp: 'uw klacht',
      klacht_categorie: 'uw klacht',
      garagenaam: 'uw klacht',
      partnernaam: 'uw klacht',
      beschrijving: 'uw klacht',
      gewenst_uitkomst: 'uw klacht',
      eerder_contact: 'uw klacht',
    },
  },
};

/** Tables of which every column is of one kind, or of none. */
const STATED_WHOLE: Record<string, { in: VerwerkingNaam; kind: string } | null> = {
  application_mails: { in: 'behandeling', kind: 'de stand en het verloop van uw aanvraag' },
  waiting_applications: { in: 'behandeling', kind: 'de stand en het verloop van uw aanvraag' },
  lease_notes: { in: 'behandeling', kind: 'notities van onze medewerkers' },
  lease_offers: { in: 'behandeling', kind: 'offertes en uw antwoord daarop' },
  lease_requests: { in: 'behandeling', kind: 'uw verzoeken en ons antwoord' },
  documents: { in: 'aanvraag', kind: 'de papieren die wij bij de beoordeling vragen' },
  document_files: { in: 'aanvraag', kind: 'de papieren die wij bij de beoordeling vragen' },
  document_readings: { in: 'behandeling', kind: 'wanneer wij uw papieren inzagen' },
  contact_answers: { in: 'bericht', kind: 'ons antwoord' },
  message_notes: { in: 'bericht', kind: 'notities van onze medewerkers' },
  complaint_notes: { in: 'klacht', kind: 'notities van onze medewerkers' },
  complaint_status_changes: { in: 'klacht', kind: 'de stand en het verloop van uw klacht' },
  activation_codes: { in: 'account', kind: 'codes, onleesbaar gemaakt' },
  mailed_codes: { in: 'account', kind: 'codes, onleesbaar gemaakt' },
  sessions: { in: 'account', kind: 'apparaten waarop u inlogde' },
  limits: { in: 'bezoek', kind: 'uw IP-adres, onleesbaar gemaakt en hoogstens een dag' },
  complaint_numbers: null,
  employees: null,
  employee_passkeys: null,
  employee_recovery_codes: null,
  employee_sessions: null,
  audit_trail: null,
  external_answers: null,
  migrations: null,
};

/** Columns that say nothing about a person by themselves. */
const SAYS_NOTHING = [
  'id',
  'customer_id',
  'dealer_id',
  'created_by',
  'application_id',
  'complaint_id',
  'number',
  'lease_code',
  'idempotency_key',
  'status',
  'created_at',
  'changed_by',
  'answered_by',
  'behandelaar_id',
  'versie',
  'wrong_codes',
  'locked_until',
];

test('every column about a person is a kind of data that the privacy statement names', async () => {
  const stated = (occasion: VerwerkingNaam): readonly string[] => VERWERKINGEN[occasion].gegevens;
  const missing = (await columns()).filter(({ table, column }) => {
    const whole = STATED_WHOLE[table];
    if (whole === null) return false;
    if (whole) return !stated(whole.in).includes(whole.kind);
    const kind = STATED[table]?.kinds[column];
    if (kind === undefined) return !STATED[table] || !SAYS_NOTHING.includes(column);
    return !stated((STATED[table] as { in: VerwerkingNaam }).in).includes(kind);
  });
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
