import { randomUUID } from 'node:crypto';
import { CALLS, type CallName } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { Client } from './client';
import { backendModule, CUSTOMER, type FilledBackend } from './filled-backends';

/** The code of every mail, once it is set. */
const MAILED_CODE = '493027';

const DRAFT = { antwoorden: JSON.stringify(anApplication()), stap: 'looptijd' };

/** How a visitor makes a call. */
interface Scenario {
  /** Not measured. */
  prepare?(visit: Visit): Promise<unknown>;
  body?(visit: Visit): object;
}

/** Of every call, in the order in which a visitor makes them. */
const SCENARIOS: Record<CallName, Scenario> = {
  activate: { body: ({ newEmail }) => ({ email: newEmail }) },
  verifyActivation: {
    prepare: (visit) => visit.requestAccount(),
    body: ({ newEmail }) => ({ email: newEmail, code: MAILED_CODE }),
  },
  forgotCode: { body: ({ email }) => ({ email }) },
  login: {
    prepare: (visit) => visit.setPermanentCode(),
    body: ({ permanentCode }) => ({ permanentCode }),
  },
  verify2fa: {
    prepare: (visit) => visit.setVerificationCode(),
    body: ({ id }) => ({ customerId: id, code: MAILED_CODE }),
  },
  authUser: {},
  customer: {},
  profile: { body: () => ({ voornaam: 'Jan', telefoon: '0612345678' }) },
  applications: {},
  sessions: {},
  customerData: {},
  linkApplication: {
    prepare: (visit) => visit.unlinkApplication(),
    body: ({ id, leaseCode }) => ({ customerId: id, leaseCode }),
  },
  acceptOffer: {
    prepare: (visit) => visit.makeOffer(),
    body: ({ offerteId }) => ({ offerteId }),
  },
  requestForApplication: {
    prepare: (visit) => visit.findApplication(),
    body: ({ aanvraagId }) => ({ aanvraagId, soort: 'intrekken' }),
  },
  documents: { prepare: (visit) => visit.askDocument() },
  sendDocument: { body: () => aPhoto() },
  sendDocumentForm: { body: () => aPhoto('anders') },
  documentFile: { prepare: (visit) => visit.findFile() },
  removeDocumentFile: {},
  kenteken: {},
  bedrijven: { body: ({ kvkNummer }) => ({ zoek: kvkNummer }) },
  bedrijf: {},
  dealer: { prepare: (visit) => visit.addDealer(), body: ({ newEmail }) => ({ link: newEmail }) },
  dealerApplication: {
    body: ({ newEmail }) => ({
      link: newEmail,
      naam: 'Jan de Vries',
      email: newEmail,
      voertuigLink: 'https://auto.example',
      aanschafprijs: '25000',
    }),
  },
  saveCustomerDraft: { body: () => DRAFT },
  saveDraft: { body: ({ newEmail }) => ({ ...DRAFT, email: newEmail }) },
  openDraft: { prepare: (visit) => visit.setDraftToken(), body: ({ newEmail }) => ({ concept: newEmail }) },
  deleteDraft: { body: ({ newEmail }) => ({ concept: newEmail }) },
  leaseApplication: { body: ({ email }) => anApplication({ email }) },
  sendLeaseEmail: { body: ({ newEmail }) => anApplication({ email: newEmail }) },
  contact: {
    body: ({ email }) => ({
      name: 'Jan de Vries',
      email,
      subject: 'Een vraag over leasen',
      message: 'Kan ik een bestelbus leasen zonder jaarcijfers? Mijn bedrijf bestaat nu een jaar.',
    }),
  },
  complaints: { body: ({ email }) => aComplaint({ email }) },
  complaintStatus: {
    prepare: (visit) => visit.findComplaint(),
    body: ({ email, klachtnummer }) => ({ klachtnummer, email }),
  },
  logout: {},
  endSession: { prepare: (visit) => visit.logIn() },
  endSessions: { prepare: (visit) => visit.logIn() },
  customerLogout: { prepare: (visit) => visit.logIn() },
  deleteCustomer: { prepare: (visit) => visit.logIn(), body: ({ email }) => ({ email }) },
};

/** The smallest png, as a form with files has it. @param soort the kind of document, where the form says it */
function aPhoto(soort?: string): FormData {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  if (soort) form.append('soort', soort);
  form.append('bestand', new Blob([Buffer.from(pixel, 'base64')]), 'foto.png');
  return form;
}

/** The calls, in the order in which a visitor makes them. */
export const CALLS_OF_VISIT = Object.keys(SCENARIOS) as CallName[];

/**
 * One customer of a filled backend who makes all calls, in their order. Comes from an address of their own, so that no limit is met; codes
 * that are mailed are set in the database.
 */
export class Visit {
  readonly newEmail: string;
  /** Looked up by no other visit, so that no answer is kept yet. */
  readonly kenteken: string;
  readonly kvkNummer: string;
  /** One that has ended. */
  readonly session = randomUUID();
  offerteId = '';
  aanvraagId = '';
  readonly permanentCode: string;
  /** Once it was looked up. */
  klachtnummer = '';
  document = '';
  file = '';
  private readonly client: Client;

  private constructor(
    private readonly backend: FilledBackend,
    index: number,
    readonly id: string,
    readonly email: string,
    readonly leaseCode: string,
  ) {
    this.newEmail = `nieuw${index}@bedrijf.example`;
    this.permanentCode = String(100_000 + index);
    this.kenteken = `V${100 + index}BX`;
    this.kvkNummer = String(10_000_000 + index);
    this.client = new Client(backend.url, {
      'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    });
  }

  /** @param index of the visit; no two of a backend have the same, nor the same customer */
  static async start(backend: FilledBackend, index: number, customer: number): Promise<Visit> {
    const [known] = await backend.office.database.query<Pick<Visit, 'id' | 'email' | 'leaseCode'>>(
      `SELECT ${CUSTOMER.id} AS id, ${CUSTOMER.email} AS email, ${CUSTOMER.leaseCode} AS "leaseCode"
       FROM (SELECT $1::integer AS i) AS number`,
      [customer],
    );
    if (!known) throw new Error('PostgreSQL answers no row.');
    return new Visit(backend, index, known.id, known.email, known.leaseCode);
  }

  /** Makes a call. @returns how long it took, in ms */
  async call(name: CallName): Promise<number> {
    const { prepare, body } = SCENARIOS[name];
    await prepare?.(this);
    const { method, path } = CALLS[name];
    const json = body?.(this);
    const start = performance.now();
    const address = path.replace(/\{(\w+)\}/g, (_, field) => String(this[field as keyof Visit]));
    await this.client.send(method, address, json);
    return performance.now() - start;
  }

  async logIn(): Promise<void> {
    await this.call('login');
    await this.call('verify2fa');
  }

  /** What the job of `activate` does. */
  async requestAccount(): Promise<void> {
    const id = randomUUID();
    await this.query('INSERT INTO customers (id, email, created_at) VALUES ($1, $2, now())', [
      id,
      this.newEmail,
    ]);
    const code = randomUUID();
    await this.query(
      `INSERT INTO activation_codes (customer_id, network, id, hash, expires_at)
       VALUES ($1, 'bench', $2, $3, now() + interval '10 minutes')`,
      [id, code, await this.hash(code, MAILED_CODE)],
    );
  }

  async setPermanentCode(): Promise<void> {
    const hash = await this.hash('permanent', this.permanentCode);
    await this.query('UPDATE customers SET permanent_code_hash = $2 WHERE id = $1', [this.id, hash]);
  }

  async setVerificationCode(): Promise<void> {
    const [code] = await this.query<{ id: string }>(
      "SELECT id FROM mailed_codes WHERE customer_id = $1 AND purpose = 'verification'",
      [this.id],
    );
    const hash = await this.hash(code?.id ?? '', MAILED_CODE);
    await this.query(
      "UPDATE mailed_codes SET hash = $2 WHERE customer_id = $1 AND purpose = 'verification'",
      [this.id, hash],
    );
  }

  async makeOffer(): Promise<void> {
    await this.findApplication();
    const [offer] = await this.query<{ id: string }>(
      `INSERT INTO lease_offers (application_id, leasemaatschappij, voertuig, aanschafprijs, aanbetaling, slottermijn,
         looptijd, maandbedrag, kosten, made_by, made_at, last_day)
       SELECT id, 'Noord Lease', voertuig_link, aanschafprijs, aanbetaling, slottermijn, looptijd, 400, 250, 'bench', now(),
         current_date + 9
       FROM lease_applications WHERE lease_code = $1 RETURNING id`,
      [this.leaseCode],
    );
    this.offerteId = offer?.id ?? '';
  }

  /** Finds the application, and makes it pending: then an offer can be agreed with, and it can be withdrawn. */
  async findApplication(): Promise<void> {
    const ofCode = 'WHERE lease_code = $1';
    await this.query(`UPDATE lease_applications SET status = 'pending' ${ofCode}`, [this.leaseCode]);
    const [application] = await this.query<{ id: string }>(`SELECT id FROM lease_applications ${ofCode}`, [
      this.leaseCode,
    ]);
    this.aanvraagId = application?.id ?? '';
  }

  async askDocument(): Promise<void> {
    await this.findApplication();
    const [document] = await this.query<{ id: string }>(
      `INSERT INTO documents (application_id, soort, naam, asked_at, asked_by)
       VALUES ($1, 'anders', 'Een foto van het voertuig', now(), 'bench') RETURNING id`,
      [this.aanvraagId],
    );
    this.document = document?.id ?? '';
  }

  async findFile(): Promise<void> {
    const [file] = await this.query<{ id: string }>('SELECT id FROM document_files WHERE document_id = $1', [
      this.document,
    ]);
    this.file = file?.id ?? '';
  }

  async unlinkApplication(): Promise<void> {
    await this.query('UPDATE lease_applications SET customer_id = NULL WHERE lease_code = $1', [
      this.leaseCode,
    ]);
  }

  /** The number is in the mail of `complaints`. */
  async findComplaint(): Promise<void> {
    const [complaint] = await this.query<{ number: string }>(
      'SELECT number FROM complaints WHERE email = $1 ORDER BY created_at DESC LIMIT 1',
      [this.email],
    );
    this.klachtnummer = complaint?.number ?? '';
  }

  /** The token is in the mail of `saveDraft`: here it is the new address. */
  async setDraftToken(): Promise<void> {
    const hash = await this.hash('draft', this.newEmail);
    await this.query(
      `UPDATE lease_drafts SET token_hash = $2
       WHERE id = (SELECT id FROM lease_drafts WHERE email = $1 AND ended IS NULL ORDER BY saved_at DESC LIMIT 1)`,
      [this.newEmail, hash],
    );
  }

  /** A dealer, of whom the token is the new address. */
  async addDealer(): Promise<void> {
    const hash = await this.hash('dealer', this.newEmail);
    await this.query(
      "INSERT INTO dealers (naam, email, token_hash, created_by, created_at) VALUES ('Autobedrijf', $1, $2, 'bench', now())",
      [this.newEmail, hash],
    );
  }

  private query<Row>(statement: string, values: unknown[]): Promise<Row[]> {
    return this.backend.office.database.query<Row>(statement, values);
  }

  private async hash(scope: string, code: string): Promise<string> {
    const { Cryptography } = await backendModule('platform/cryptography');
    const { office } = this.backend;
    return (await office.service<{ hash(scope: string, code: string): string }>(Cryptography)).hash(
      scope,
      code,
    );
  }
}
