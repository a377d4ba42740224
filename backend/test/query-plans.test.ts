import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { anApplication } from '@site/testkit/lease-application';
import pg from 'pg';
import { AccountAddress } from '../src/accounts/account-address.js';
import { Config } from '../src/config/config.js';
import { TimedClient } from '../src/database/timed-client.js';
import { Dealers } from '../src/dealers/dealers.js';
import { Limits } from '../src/limits/limits.js';
import { CustomerCase } from '../src/office/customers/customer-case.js';
import { CustomerList } from '../src/office/customers/customer-list.js';
import { Clock } from '../src/platform/clock.js';
import { Retention } from '../src/privacy/retention.js';
import { listRequests, showApplication } from '../src/staff/applications.js';
import { BackendServices } from '../src/staff/backend-services.js';
import {
  answerRequest,
  correctEmail,
  noteApplication,
  setApplicationStatus,
} from '../src/staff/change-application.js';
import { setComplaintStatus, showComplaint } from '../src/staff/complaints.js';
import { listDealers } from '../src/staff/dealers.js';
import { dropDocument, listDocuments, showDocuments } from '../src/staff/documents.js';
import { listApplications, listComplaints, listMessages } from '../src/staff/lists.js';
import { setMessageStatus, showMessage } from '../src/staff/messages.js';
import { today } from '../src/staff/today.js';
import { anEmployee, type LoggedInEmployee } from './an-employee.js';
import { anOffer } from './an-offer.js';
import { aPdf, DocumentCustomer } from './documents.js';
import { TestBackend } from './test-backend.js';

/**
 * The time of a statement must not grow with the number of customers: none of those that the code sends reads a whole table. The
 * plans are those of PostgreSQL for many rows and fresh statistics.
 */
const CUSTOMERS = 20_000;
/**
 * How many rows each stored one stands for: it takes the room of so many in its table, and counts as so many in the statistics. To store
 * and delete all of them would take most of the time, and makes no difference to a plan.
 */
const ROWS_PER_ROW = 10;
const STORED = CUSTOMERS / ROWS_PER_ROW;
/** The tables that grow with the number of customers. */
const LARGE = [
  'customers',
  'activation_codes',
  'mailed_codes',
  'known_devices',
  'sessions',
  'lease_applications',
  'lease_drafts',
  'lease_notes',
  'application_mails',
  'lease_status_changes',
  'lease_offers',
  'lease_requests',
  'documents',
  'document_files',
  'document_readings',
  'complaints',
  'complaint_status_changes',
  'complaint_notes',
  'contact_messages',
  'contact_answers',
  'message_notes',
  'limits',
  '_private_jobs',
];

const LARGE_TABLE = new RegExp(`\\b(${LARGE.join('|')})\\b`);
/** What the worker of the outbox sends meanwhile: it quotes the name of its schema. */
const OF_WORKER = /"graphile_worker"/;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: Plan[];
}

let backend: TestBackend;
let office: BackendServices;
let karin: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  office = await BackendServices.open(backend.app.get(Config));
  karin = await anEmployee(backend, 'karin@kantoor.example');
  await fill();
});
afterAll(async () => {
  await office.close();
  await backend.stop();
});

/** Rows of the last three years: a third of what is kept for two years is due. */
async function fill(): Promise<void> {
  const moment = `now() - i * interval '1100 days' / ${STORED}`;
  const address = "'klant' || i || '@bedrijf' || i % 500 || '.nl'";
  const series = `generate_series(1, ${STORED}) AS i`;
  // Each tenth application is begun by one of twenty dealers.
  const dealer = '(SELECT id FROM dealers WHERE i % 10 = 0 AND token_hash = (i / 10 % 20 + 1)::text)';
  // Without the time limit of the backend's statements.
  const database = new pg.Client(backend.app.get(Config).databaseUrl);
  await database.connect();
  for (const statement of [
    'SET search_path = public, graphile_worker',
    ...LARGE.map((table) => `ALTER TABLE ${table} SET (fillfactor = ${100 / ROWS_PER_ROW})`),
    `INSERT INTO customers (email, permanent_code_hash, activated_at, last_login_at, created_at)
     SELECT ${address}, 'hash ' || i, ${moment}, ${moment}, ${moment} FROM ${series}`,
    `INSERT INTO mailed_codes (customer_id, purpose, id, hash, expires_at)
     SELECT id, 'verification', gen_random_uuid(), '', created_at FROM customers`,
    `INSERT INTO activation_codes (customer_id, network, id, hash, expires_at)
     SELECT id, 'network', gen_random_uuid(), '', created_at FROM customers`,
    `INSERT INTO known_devices (customer_id, device_hash, last_login_at) SELECT id, i, last_login_at FROM customers, generate_series(1, 8) AS i`,
    `INSERT INTO sessions (sid, sess, expire)
     SELECT id, json_build_object('passport', json_build_object('user', json_build_object('customerId', id, 'since', 0))),
            now() + interval '1 hour'
     FROM customers`,
    `INSERT INTO sessions (sid, sess, expire)
     SELECT 'pending ' || id, json_build_object('pendingLogin', json_build_object('customerId', id)), now() + interval '1 hour'
     FROM customers`,
    `INSERT INTO dealers (naam, email, token_hash, created_by, created_at)
     SELECT 'Autobedrijf ' || i, 'dealer' || i || '@auto.example', i, 'test', now() FROM generate_series(1, 20) AS i`,
    `INSERT INTO lease_applications (dealer_id, lease_code, status, customer_id, naam, email, telefoon, bedrijfsnaam, kvk_nummer,
       voertuig_link, aanschafprijs, aanbetaling, slottermijn, looptijd, created_at)
     SELECT ${dealer}, lpad(i::text, 7, '0'), (ARRAY['pending', 'rejected', 'approved', 'completed', 'completed', 'completed'])[1 + i % 6],
            (SELECT id FROM customers WHERE email = ${address}), 'Jan ' || i, ${address}, '06' || 10000000 + i,
            'Bakkerij ' || i, 10000000 + i, 'https://auto.example', 20000, 0, 0, 60, ${moment}
     FROM ${series}`,
    `INSERT INTO lease_status_changes (application_id, from_status, to_status, changed_by, changed_at)
     SELECT id, 'pending', status, 'test', created_at FROM lease_applications`,
    `INSERT INTO application_mails (id, application_id, address, subject, queued_at, sent_at)
     SELECT gen_random_uuid(), id, email, 'Uw aanvraag', created_at, created_at FROM lease_applications`,
    `INSERT INTO lease_offers (application_id, leasemaatschappij, voertuig, aanschafprijs, aanbetaling, slottermijn, looptijd,
       maandbedrag, kosten, made_by, made_at, last_day)
     SELECT id, 'Noord Lease', '', 20000, 0, 0, 60, 400, 250, 'test', created_at, created_at::date + 9 FROM lease_applications`,
    `INSERT INTO lease_requests (application_id, soort, asked_at, answered_at)
     SELECT id, 'intrekken', created_at, created_at FROM lease_applications`,
    `INSERT INTO lease_notes (application_id, kind, note, written_by, written_at)
     SELECT id, 'note', 'Gebeld', 'test', created_at FROM lease_applications`,
    `INSERT INTO lease_drafts (dealer_id, id, token_hash, email, customer_id, content, saved_at)
     SELECT ${dealer}, gen_random_uuid(), i, ${address}, (SELECT id FROM customers WHERE email = ${address}), convert_to(repeat('x', 1000), 'UTF8'), ${moment} FROM ${series}`,
    `INSERT INTO documents (application_id, soort, naam, asked_at, asked_by, decision, decided_at)
     SELECT id, 'jaarcijfers', 'Jaarcijfers', created_at, 'test', 'accepted', created_at FROM lease_applications`,
    `INSERT INTO document_files (id, document_id, naam, type, grootte, content_hash, sent_at, scan)
     SELECT gen_random_uuid(), id, 'a.pdf', 'application/pdf', 1000, id, asked_at, 'clean' FROM documents`,
    `INSERT INTO document_readings (document_id, naam, read_by, read_at)
     SELECT id, 'a.pdf', 'test', asked_at FROM documents`,
    `INSERT INTO complaints (number, klacht_type, naam, email, telefoon, bedrijf, klacht_onderwerp, klacht_categorie,
       garagenaam, partnernaam, beschrijving, gewenst_uitkomst, eerder_contact, created_at)
     SELECT 'K2026-' || lpad(i::text, 6, '0'), 'garage', 'Jan ' || i, ${address}, '', '', 'Onderwerp ' || i, 'levering',
            'Garage ' || i, '', 'Beschrijving ' || i, '', '', ${moment}
     FROM ${series}`,
    `UPDATE complaints SET status = (ARRAY['received', 'in-handling', 'answered'])[1 + right(number, 6)::integer % 3]`,
    `INSERT INTO complaint_status_changes (complaint_id, from_status, to_status, changed_by, changed_at)
     SELECT id, 'received', status, 'test', created_at FROM complaints`,
    `INSERT INTO contact_messages (name, email, subject, message, created_at)
     SELECT 'Jan ' || i, ${address}, 'Onderwerp ' || i, repeat('Bericht ' || i, 30), ${moment} FROM ${series}`,
    `INSERT INTO contact_answers (message_id, answer, answered_by, answered_at)
     SELECT id, 'Dat kan.', 'test', created_at FROM contact_messages`,
    ...['complaint', 'message'].map(
      (of) => `INSERT INTO ${of}_notes (case_id, note, written_by, written_at)
        SELECT id, 'Gebeld.', 'test', created_at FROM ${of === 'complaint' ? 'complaints' : 'contact_messages'}`,
    ),
    `INSERT INTO limits (key, points, expire)
     SELECT 'limit:' || i, 1, (extract(epoch FROM now()) + i % 86400 - 3600) * 1000 FROM ${series}`,
    `INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at, key)
     SELECT (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'mail'), '{"sealed":""}', now() + interval '1 year',
            md5('recipient ' || i) || '-' || i
     FROM ${series}`,
    // No autovacuum changes these statistics: the tests have none.
    'VACUUM ANALYZE',
    `UPDATE pg_class SET reltuples = reltuples * ${ROWS_PER_ROW}
     WHERE reltuples > 0 AND relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  ]) {
    await database.query(statement);
  }
  await database.end();
}

/** The statements about large tables that are sent during `work`, each once, with the tables that their plan reads whole. */
async function wholeReadsOf(work: () => Promise<unknown>): Promise<[statement: string, tables: string[]][]> {
  const sent = new Map<string, unknown[]>();
  const query = TimedClient.prototype.query;
  const spy = jest.spyOn(TimedClient.prototype, 'query').mockImplementation(function (
    this: TimedClient,
    ...args: unknown[]
  ) {
    const [first, second] = args;
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: second }
        : (first as { text: unknown; values: unknown });
    // An EXPLAIN reads no rows.
    if (typeof text === 'string' && LARGE_TABLE.test(text) && !OF_WORKER.test(text) && !/^EXPLAIN/.test(text))
      sent.set(text, (values as unknown[]) ?? []);
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  expect(sent.size).toBeGreaterThan(0);
  const found: [string, string[]][] = [];
  for (const [text, values] of sent) {
    const [row] = await backend.database.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const tables = wholeReads(row['QUERY PLAN'][0].Plan);
    if (tables.length > 0) found.push([text, tables]);
  }
  return found;
}

/** The large tables that a plan reads as a whole, or half of whose rows it finds by an index. */
function wholeReads(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: parts = [] } = plan;
  const readsHalf = type === 'Bitmap Heap Scan' && rowsFound(plan) > CUSTOMERS / 2;
  const own = (type === 'Seq Scan' || readsHalf) && LARGE.includes(table) ? [table] : [];
  return [...own, ...parts.flatMap(wholeReads)];
}

/** How many rows the indexes below find. */
function rowsFound({ 'Node Type': type, 'Plan Rows': rows, Plans: parts = [] }: Plan): number {
  return type === 'Bitmap Index Scan' ? rows : Math.max(0, ...parts.map(rowsFound));
}

/** Runs a command of the office; its output is dropped. */
async function silently(command: () => Promise<void>): Promise<void> {
  const outputs = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  await command().finally(() => {
    for (const output of outputs) output.mockRestore();
  });
}

test('a plan that reads a whole table is found', async () => {
  const statement = 'SELECT count(wrong_codes) FROM customers WHERE wrong_codes = $1';
  expect(await wholeReadsOf(() => backend.database.query(statement, [1]))).toEqual([
    [statement, ['customers']],
  ]);
});

test('retention: the preview and the deletion', async () => {
  const retention = backend.app.get(Retention);
  // Now a part of the rows is due, and in six years all.
  for (const moment of [new Date(), new Date(Date.now() + 6 * 365 * 24 * 3600 * 1000)]) {
    const clock = jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(moment);
    expect(await wholeReadsOf(() => retention.preview())).toEqual([]);
    clock.mockRestore();
  }
  expect(await wholeReadsOf(() => retention.run())).toEqual([]);
});

test('the deletion of limits whose time is over', async () => {
  expect(await wholeReadsOf(() => backend.app.get(Limits).removeExpired())).toEqual([]);
});

test('a customer activates, logs in, applies, downloads the data and deletes the account', async () => {
  const whole = await wholeReadsOf(async () => {
    const email = 'snel@bedrijf.nl';
    const { browser, customer } = await backend.customer(email);
    const path = CALLS.customerData.path.replace('{id}', customer.id);
    expect((await browser.post(CALLS.leaseApplication.path, anApplication())).status).toBe(200);
    expect((await browser.get(path)).status).toBe(200);
    const account = CALLS.deleteCustomer.path.replace('{id}', customer.id);
    expect((await browser.send('DELETE', account, { email }, {})).status).toBe(200);
  });
  expect(whole).toEqual([]);
});

test('a customer reads an application, agrees with its offer and asks something, and the office answers', async () => {
  const whole = await wholeReadsOf(async () => {
    const email = 'vraagt@bedrijf.nl';
    const { browser, customer } = await backend.customer(email);
    await browser.post(CALLS.leaseApplication.path, anApplication({ email }));
    const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
    const offerteId = await anOffer(backend, leaseCode);
    const pathOf = (call: { path: string }) => call.path.replace('{id}', customer.id);
    const { body } = await browser.get(pathOf(CALLS.applications));
    expect((await browser.post(pathOf(CALLS.acceptOffer), { offerteId })).status).toBe(200);
    const request = { aanvraagId: body.applications[0].id, soort: 'intrekken' };
    expect((await browser.post(pathOf(CALLS.requestForApplication), request)).status).toBe(200);
    await silently(() => listRequests(office, {}));
    await silently(() => today(office, { json: true, limit: 50 }));
    await silently(() => noteApplication(office, leaseCode, 'Gebeld.', { by: 'test' }));
    await silently(() => showApplication(office, leaseCode, { json: true }));
    await silently(() =>
      answerRequest(office, leaseCode, 'intrekken', { note: 'Wij bellen u.', by: 'test', yes: true }),
    );
    await silently(() => setApplicationStatus(office, leaseCode, 'withdrawn', { by: 'test', yes: true }));
  });
  expect(whole).toEqual([]);
});

test('a customer sends a document, and the office lists, opens and judges it', async () => {
  const klant = await DocumentCustomer.create(backend, 'papieren@bedrijf.nl');
  const documents = async () => {
    await klant.ask('omzet');
    await klant.send(['omzet.pdf', aPdf()]);
    await silently(() => listDocuments(office, { limit: 50 }));
    await silently(() => showDocuments(office, klant.leaseCode, {}));
    const { id, bestanden } = await klant.document();
    await klant.open(id, bestanden[0]?.id ?? '');
    await klant.browser.delete(klant.path('removeDocumentFile', id, bestanden[0]?.id));
    await silently(() => dropDocument(office, id, { yes: true }));
  };
  expect(await wholeReadsOf(documents)).toEqual([]);
});

test('a dealer begins an application, the customer finishes it later, and the office lists dealers', async () => {
  const email = 'koper@bedrijf.nl';
  const link = await backend.app.get(Dealers).add('De Brug', 'verkoop@debrug.example', 'test');
  const whole = await wholeReadsOf(async () => {
    const { naam, voertuigLink, aanschafprijs } = anApplication();
    const begun = { link, naam, email, voertuigLink, aanschafprijs };
    expect((await backend.browser().post(CALLS.dealerApplication.path, begun)).status).toBe(200);
    const { text } = await backend.mailbox.take(email, 'zette een leaseaanvraag');
    const [, concept = ''] = /verder#([\w-]+)/.exec(text ?? '') ?? [];
    const { antwoorden } = (await backend.browser().post(CALLS.openDraft.path, { concept })).body;
    const saved = await backend.browser().post(CALLS.saveDraft.path, { email, antwoorden, concept });
    const sent = anApplication({ email, concept: saved.body.concept });
    expect((await backend.browser().post(CALLS.sendLeaseEmail.path, sent)).status).toBe(200);
    expect((await backend.browser().post(CALLS.dealer.path, { link })).body.aanvragen).toHaveLength(1);
    await silently(() => listDealers(office, {}));
  });
  expect(whole).toEqual([]);
});

test('the office corrects the mail address of an application', async () => {
  const email = 'typfout@bedrij.nl';
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  const whole = await wholeReadsOf(() =>
    silently(() => correctEmail(office, leaseCode, 'typfout@bedrijf.nl', { by: 'test', yes: true })),
  );
  expect(whole).toEqual([]);
});

test.each([
  ['all', {}],
  ['a search that one record matches', { search: 'klant321@' }],
  ['a search that nothing matches', { search: 'bestaat nergens' }],
  ['since a day', { since: new Date().toISOString().slice(0, 10) }],
])('the lists of the office: %s', async (_name, filter) => {
  const options = { limit: 50, ...filter };
  const whole = await wholeReadsOf(() =>
    silently(async () => {
      await listApplications(office, options);
      await listApplications(office, { ...options, status: ['pending'] });
      await listComplaints(office, options);
      await listComplaints(office, { ...options, status: ['in-handling'] });
      await listMessages(office, options);
      await listMessages(office, { ...options, status: 'open' });
    }),
  );
  expect(whole).toEqual([]);
});

test('the list of applications in the pages of the office: each order, filter and search', async () => {
  const { browser, id } = karin;
  const path = OFFICE_CALLS.officeApplications.path;
  const queries = [
    '',
    'pagina=200',
    'sorteer=oudste',
    'sorteer=bedrijf',
    'status=withdrawn',
    'status=rejected&sorteer=oudste',
    'behandelaar=ik',
    'behandelaar=niemand&status=pending',
    'zoek=klant321@',
    'zoek=0610000321',
    'zoek=bakkerij&sorteer=bedrijf',
    'zoek=bestaat+nergens',
  ];
  const whole = await wholeReadsOf(async () => {
    for (const query of queries) expect((await browser.get(`${path}?${query}`)).status).toBe(200);
    await browser.get(`${OFFICE_CALLS.officeApplicationsCsv.path}?zoek=klant321@`);
    const one = OFFICE_CALLS.officeApplication.path.replace('{leaseCode}', '0000321');
    expect((await browser.get(one)).status).toBe(200);
    const assign = OFFICE_CALLS.officeAssign.path.replace('{soort}', 'aanvraag');
    const body = { van: null, naar: id };
    expect((await browser.put(assign.replace('{kenmerk}', '0000321'), body)).status).toBe(200);
  });
  expect(whole).toEqual([]);
});

test.each([
  ['messages', OFFICE_CALLS.officeMessages, ['status=open', 'status=beantwoord&sorteer=oudste']],
  ['complaints', OFFICE_CALLS.officeComplaints, ['status=answered', 'zoek=0610000321', 'zoek=zonnedak']],
] as const)('the list of %s in the pages of the office', async (_what, { path }, own) => {
  const queries = [
    '',
    'pagina=200',
    'sorteer=oudste',
    'behandelaar=ik',
    'zoek=klant321@',
    'zoek=bestaat+nergens',
  ];
  const whole = await wholeReadsOf(async () => {
    for (const query of [...queries, ...own]) {
      expect((await karin.browser.get(`${path}?${query}`)).status).toBe(200);
    }
  });
  expect(whole).toEqual([]);
});

test('what waits for the office, with the last thing that happened', async () => {
  const whole = await wholeReadsOf(async () => {
    expect((await karin.browser.get(OFFICE_CALLS.officeToday.path)).body.werk.length).toBeGreaterThan(100);
  });
  expect(whole).toEqual([]);
});

test('an answer to a message', async () => {
  const [{ id }] = await backend.database.query(
    'SELECT id FROM contact_messages WHERE answered_at IS NULL LIMIT 1',
  );
  const whole = await wholeReadsOf(async () => {
    const body = { antwoord: 'Dat kan.' };
    const { status } = await karin.browser.post(
      OFFICE_CALLS.officeAnswerMessage.path.replace('{id}', id),
      body,
    );
    expect(status).toBe(200);
    await karin.browser.get(OFFICE_CALLS.officeMessage.path.replace('{id}', id));
  });
  expect(whole).toEqual([]);
});

test.each(['', 'klant321@', 'Jan 321', '0610000321', 'bestaat nergens'])(
  'the customers of the office, found by "%s", and one of them',
  async (zoek) => {
    const list = backend.app.get(CustomerList);
    const [{ id }] = await backend.database.query('SELECT id FROM customers LIMIT 1');
    const whole = await wholeReadsOf(async () => {
      await list.read({ zoek, pagina: 1 });
      await backend.app.get(CustomerCase).read(id);
      await backend.app.get(CustomerCase).trail(id);
    });
    expect(whole).toEqual([]);
  },
);

test('the office changes the address of an account', async () => {
  const { customer } = await backend.customer('verhuist@bedrijf.nl');
  const change = { from: customer.email, to: 'verhuisd@bedrijf.nl', by: 'test' };
  const address = backend.app.get(AccountAddress);
  expect(await wholeReadsOf(() => address.correct(customer.id, change))).toEqual([]);
});

test('the status of a complaint, and a change of it', async () => {
  const body = { klachtnummer: 'K2026-000321', email: 'klant321@bedrijf321.nl' };
  const whole = await wholeReadsOf(async () => {
    expect((await backend.browser().post(CALLS.complaintStatus.path, body)).status).toBe(200);
    await silently(() => showComplaint(office, body.klachtnummer, { json: true }));
    await silently(() =>
      setComplaintStatus(office, body.klachtnummer, 'in-handling', { by: 'test', yes: true }),
    );
  });
  expect(whole).toEqual([]);
});

test('one message, by the start of its id', async () => {
  const [{ id }] = await backend.database.query('SELECT id FROM contact_messages LIMIT 1');
  const whole = await wholeReadsOf(() =>
    silently(async () => {
      await showMessage(office, id.slice(0, 13), { json: true });
      await setMessageStatus(office, id.slice(0, 13), 'answered', { by: 'test' });
    }),
  );
  expect(whole).toEqual([]);
});
