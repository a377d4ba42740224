import {
  annuiteit,
  type BodyOf,
  CALLS,
  type GevraagdDocument,
  type LeaseApplication,
  type LeaseStatus,
  type VerzoekSoort,
} from '@site/contract';
import type { DocumentSoort } from '@site/contract/facts';
import type { Customer } from './customer';
import type { DemoBackend } from './demo-backend';
import { pdf, photo } from './papers';
import type { Person } from './people';
import type { Vehicle } from './vehicles';
import type { Visitor } from './visitor';

/** What somebody applies for. Amounts in whole euros, the term in months. */
export interface Lease {
  vehicle: Vehicle;
  aanbetaling: number;
  slottermijn: number;
  looptijd: number;
  opmerking?: string;
}

/** An application, with what the applicant and the office do with it. */
export class Application {
  private leaseCode = '';

  /**
   * @param number counts the applications
   * @param applicant a visitor has no account
   * @param by the employee who handles it
   * @param lessor the lease company that makes offers for it
   */
  constructor(
    private readonly backend: DemoBackend,
    private readonly number: number,
    readonly person: Person,
    private readonly applicant: Customer | Visitor,
    readonly lease: Lease,
    private readonly by: string,
    private readonly lessor: { naam: string; jaarrente: number },
  ) {}

  async apply(concept = ''): Promise<void> {
    const { vehicle, aanbetaling, slottermijn, looptijd, opmerking = '' } = this.lease;
    const { naam, email, telefoon, bedrijfsnaam, kvkNummer, isInRegister } = this.person;
    const body: BodyOf<typeof CALLS.leaseApplication> = {
      ...{ naam, email, telefoon, bedrijfsnaam, kvkNummer, kvkGekozen: isInRegister, opmerking, concept },
      voertuigLink: vehicle.link,
      voertuigType: vehicle.type,
      kenteken: vehicle.kenteken,
      aanschafprijs: String(vehicle.prijs),
      aanbetaling: aanbetaling ? String(aanbetaling) : '',
      wantAanbetaling: aanbetaling > 0,
      slottermijn: slottermijn ? String(slottermijn) : '',
      wantSlottermijn: slottermijn > 0,
      looptijd: String(looptijd),
    };
    const { applicant } = this;
    if ('visitor' in applicant) await (await applicant.loggedIn()).call(CALLS.leaseApplication, { body });
    else await applicant.call(CALLS.sendLeaseEmail, { body });
    this.leaseCode = await this.backend.codeFor(email, 'leaseaanvraag ontvangen');
  }

  /** Writes one of these, in turn. */
  note(...texts: string[]): Promise<string> {
    const text = texts[this.number % texts.length] ?? '';
    return this.backend.staff('applications', 'note', this.leaseCode, text, '--by', this.by);
  }

  setStatus = (status: LeaseStatus, note = '') => this.act('applications', 'set-status', [status], note);

  /** Makes an offer at the rate of the lease company, with changes. */
  offer(note: string, changes: Partial<Pick<Lease, 'aanbetaling' | 'looptijd'>> = {}): Promise<void> {
    const { vehicle, aanbetaling, slottermijn, looptijd } = { ...this.lease, ...changes };
    const { naam, jaarrente } = this.lessor;
    const maandbedrag = annuiteit({ bedrag: vehicle.prijs - aanbetaling, jaarrente, looptijd, slottermijn });
    const args = [
      ...['--monthly', String(maandbedrag), '--company', naam, '--vehicle', vehicle.naam],
      ...['--down-payment', String(aanbetaling), '--term', String(looptijd)],
    ];
    return this.act('applications', 'offer', args, note);
  }

  withdrawOffer = (note: string) => this.act('applications', 'withdraw-offer', [], note);

  answer = (soort: VerzoekSoort, note: string) => this.act('applications', 'answer', [soort], note);

  async agree(): Promise<void> {
    const { offerte } = await this.seen();
    await this.asCustomer(CALLS.acceptOffer, { offerteId: offerte?.id ?? '' });
  }

  async ask(soort: VerzoekSoort, toelichting: string): Promise<void> {
    const { id } = await this.seen();
    await this.asCustomer(CALLS.requestForApplication, { aanvraagId: id, soort, toelichting });
  }

  /** Asks what every application needs. */
  askDocuments = (): Promise<void> => this.act('documents', 'ask', this.needed);

  /** Asks all that an assessment may require. */
  askAllDocuments = (...situations: ('starter' | 'bkr')[]): Promise<void> =>
    this.act('documents', 'ask', [
      ...['--form', this.person.rechtsvorm],
      ...situations.flatMap((name) => ['--situation', name]),
    ]);

  private get needed(): readonly DocumentSoort[] {
    const isBv = this.person.rechtsvorm === 'bv';
    return [isBv ? 'identiteitsbewijs-bestuurder' : 'identiteitsbewijs', 'bankafschriften', 'kvk-uittreksel'];
  }

  async send(): Promise<void> {
    const visitor = await this.customer.loggedIn();
    for (const soort of this.needed) {
      const body = new FormData();
      body.append('bestand', await fileFor(soort, this.person));
      const { id: document } = await this.document(soort);
      await visitor.call(CALLS.sendDocument, { body, params: { id: this.customer.id, document } });
    }
  }

  /** Accepts what was sent and not refused. @param only these kinds */
  async accept(...only: DocumentSoort[]): Promise<void> {
    const sent = (await this.documents()).filter(({ status }) => status === 'in-controle');
    for (const { id, soort } of sent) {
      if (only.length === 0 || only.some((kind) => kind === soort))
        await this.backend.staff('documents', 'accept', id, '--by', this.by);
    }
  }

  async refuse(soort: DocumentSoort, note: string): Promise<void> {
    const { id } = await this.document(soort);
    await this.backend.staff('documents', 'refuse', id, '--note', note, '--by', this.by, '--yes');
  }

  /** Runs a command about this application. */
  private async act(group: string, name: string, args: readonly string[], note = ''): Promise<void> {
    const options = [...(note ? ['--note', note] : []), '--by', this.by, '--yes'];
    await this.backend.staff(group, name, this.leaseCode, ...args, ...options);
  }

  private get customer(): Customer {
    if ('visitor' in this.applicant) return this.applicant;
    throw new Error(`${this.person.naam} has no account.`);
  }

  private async asCustomer<C extends typeof CALLS.acceptOffer | typeof CALLS.requestForApplication>(
    call: C,
    body: BodyOf<C>,
  ): Promise<void> {
    await (await this.customer.loggedIn()).call(call, { body, params: { id: this.customer.id } });
  }

  /** As the customer sees it. */
  private async seen(): Promise<LeaseApplication> {
    const { id } = this.customer;
    const { applications } = await (await this.customer.loggedIn()).call(CALLS.applications, {
      params: { id },
    });
    return applications.find(({ leaseCode }) => leaseCode === this.leaseCode) as LeaseApplication;
  }

  private async documents(): Promise<GevraagdDocument[]> {
    const printed = await this.backend.staff('documents', 'show', this.leaseCode, '--json');
    return (JSON.parse(printed) as { documents: GevraagdDocument[] }).documents;
  }

  private async document(soort: DocumentSoort): Promise<GevraagdDocument> {
    return (await this.documents()).find((document) => document.soort === soort) as GevraagdDocument;
  }
}

/** What a customer sends when a document of this kind is asked. */
function fileFor(
  soort: DocumentSoort,
  { naam, bedrijfsnaam, adres, kvkNummer, iban }: Person,
): Promise<File> {
  if (soort.startsWith('identiteitsbewijs')) return photo('rijbewijs-voorkant.jpg', 'RIJBEWIJS', naam);
  if (soort !== 'bankafschriften')
    return pdf(
      `${soort}.pdf`,
      ['Uittreksel handelsregister'],
      [`KvK-nummer ${kvkNummer}`, bedrijfsnaam, adres, naam],
    );
  const today = new Date(Date.now());
  const months = [3, 2, 1].map((ago) => {
    const month = new Date(today.getFullYear(), today.getMonth() - ago, 1);
    return month.toLocaleDateString('nl-NL', { month: 'long', year: 'numeric' });
  });
  return pdf(
    'afschriften.pdf',
    months.map((month) => `Rekeningafschrift ${month}`),
    [bedrijfsnaam, iban],
  );
}
