import { Injectable } from '@nestjs/common';
import {
  BEWAARTERMIJNEN,
  type BewaardAccount,
  type BewaardBericht,
  type BewaardeAanvraag,
  type BewaardeGegevens,
  type BewaardeKlacht,
  bewaartermijnInWoorden,
  LEASE_STATUS_LABELS,
  type MijnGegevens,
  type Statuswijziging,
} from '@site/contract';
import { DataSource } from 'typeorm';
import type { Complaint } from '../complaints/complaint.entity.js';
import { Config } from '../config/config.js';
import type { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerEntity, toCustomer } from '../customers/customer.entity.js';
import type { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { PendingMails } from '../mail/pending-mails.js';
import { Clock } from '../platform/clock.js';
import { Sessions } from '../sessions/sessions.js';
import { APPLICATION_KEPT_UNTIL, keptUntil, retentionTermOf, ruleOf } from './retention-rules.js';

type Kept<Row> = Row & { until: Date };

/** SELECT lists with the columns aliased to the fields of their entities. */
const APPLICATION = `r.id, r.lease_code AS "leaseCode", r.status, r.customer_id AS "customerId", r.naam, r.email, r.telefoon,
  r.bedrijfsnaam, r.kvk_nummer AS "kvkNummer", r.voertuig_link AS "voertuigLink", r.aanschafprijs, r.aanbetaling,
  r.slottermijn, r.looptijd, r.created_at AS "createdAt"`;
const COMPLAINT = `r.number, r.klacht_type AS "klachtType", r.naam, r.email, r.telefoon, r.bedrijf,
  r.klacht_onderwerp AS "klachtOnderwerp", r.klacht_categorie AS "klachtCategorie", r.garagenaam, r.partnernaam,
  r.beschrijving, r.gewenst_uitkomst AS "gewenstUitkomst", r.eerder_contact AS "eerderContact", r.created_at AS "createdAt"`;

/**
 * The data export of a person (GDPR, article 15): their account and everything sent from their verified mail address. Excludes
 * technical data (hashes of codes, idempotency keys) and data of other people.
 */
@Injectable()
export class PersonalData {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly pendingMails: PendingMails,
    private readonly sessions: Sessions,
  ) {}

  /** All data about the owner of this mail address, with or without an account. */
  async about(email: string): Promise<MijnGegevens> {
    const customer = await this.database.manager.findOneBy(CustomerEntity, { email });
    const applications = await this.applications(email, customer?.id ?? null);
    const { naam, email: office, telefoon } = this.config.site;
    return {
      uitleg: `Dit zijn alle gegevens die ${naam} bewaart over ${email}. Bij elk gegeven staat tot wanneer wij het bewaren en waarom. Tijden staan in UTC, bedragen in hele euro’s.`,
      opgesteldOp: this.clock.now().toISOString(),
      verantwoordelijke: { naam, email: office, telefoon },
      ...(customer && { account: await this.account(customer, applications) }),
      apparaten: customer ? await this.devices(customer.id) : [],
      sessies: customer ? await this.sessionsOf(customer.id) : [],
      aanvragen: applications,
      klachten: await this.complaints(email),
      berichten: await this.messages(email),
      wachtendeMails: await this.mailsTo(email),
      bewaartermijnen: Object.values(BEWAARTERMIJNEN).map((term) => ({
        gegevens: term.gegevens,
        termijn: bewaartermijnInWoorden(term),
        waarom: term.waarom,
      })),
      uwRechten: `U mag uw gegevens laten verbeteren, beperken, verwijderen of meenemen, en u mag bezwaar maken. Mail naar ${office} of bel ${telefoon}. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens (www.autoriteitpersoonsgegevens.nl).`,
    };
  }

  /** An account is kept at least as long as its applications. */
  private async account(
    customer: CustomerEntity,
    applications: readonly BewaardeAanvraag[],
  ): Promise<BewaardAccount> {
    const rule = customer.activatedAt ? 'accounts' : 'nietGeactiveerd';
    const [row] = await this.database.query<[{ until: Date }]>(
      `SELECT ${keptUntil(ruleOf(rule))} AS until FROM customers r WHERE r.id = $1`,
      [customer.id],
    );
    const inIt = applications.filter(({ inUwAccount }) => inUwAccount).map(({ bewaardTot }) => bewaardTot);
    return {
      ...toCustomer(customer),
      aangemaaktOp: customer.createdAt.toISOString(),
      ...(customer.activatedAt && { geactiveerdOp: customer.activatedAt.toISOString() }),
      ...(customer.firstLoginAt && { eersteLoginOp: customer.firstLoginAt.toISOString() }),
      ...(customer.lastLoginAt && { laatsteLoginOp: customer.lastLoginAt.toISOString() }),
      bewaardTot: [(row?.until ?? customer.createdAt).toISOString(), ...inIt].sort().at(-1) as string,
      waarom: BEWAARTERMIJNEN[rule].waarom,
    };
  }

  private async devices(customerId: string): Promise<MijnGegevens['apparaten']> {
    const rows = await this.database.query<Kept<{ at: Date }>[]>(
      `SELECT r.last_login_at AS at, ${keptUntil(ruleOf('apparaten'))} AS until
       FROM known_devices r WHERE r.customer_id = $1 ORDER BY at DESC`,
      [customerId],
    );
    return rows.map(({ at, until }) => ({ laatsteLoginOp: at.toISOString(), ...kept('apparaten', until) }));
  }

  private async sessionsOf(customerId: string): Promise<MijnGegevens['sessies']> {
    const sessions = await this.sessions.listOf(customerId);
    return sessions.map(({ since, expires }) => ({
      ingelogdSinds: since.toISOString(),
      verlooptOp: expires.toISOString(),
    }));
  }

  /** Pending mails, by subject only: the content may contain a code. */
  private async mailsTo(email: string): Promise<MijnGegevens['wachtendeMails']> {
    const waiting = await this.pendingMails.all();
    return waiting.flatMap(({ to, subject, createdAt }) =>
      to === email && subject ? [{ onderwerp: subject, sinds: createdAt.toISOString() }] : [],
    );
  }

  /** Applications of the account and of the address. Contact details of applicants with another address are left out. */
  private async applications(email: string, customerId: string | null): Promise<BewaardeAanvraag[]> {
    const rows = await this.database.query<Kept<LeaseApplicationEntity>[]>(
      `SELECT ${APPLICATION}, ${APPLICATION_KEPT_UNTIL} AS until
       FROM lease_applications r WHERE r.customer_id = $1 OR r.email = $2 ORDER BY r.created_at DESC, r.id`,
      [customerId, email],
    );
    const changes = await this.database.query<(Statuswijziging & { id: string; at: Date })[]>(
      `SELECT application_id AS id, from_status AS van, to_status AS naar, changed_at AS at, note AS toelichting
       FROM lease_status_changes changes WHERE application_id = ANY($1::uuid[]) ORDER BY changes.id`,
      [rows.map(({ id }) => id)],
    );
    return rows.map((row) => ({
      leaseCode: row.leaseCode,
      status: row.status,
      statusInWoorden: LEASE_STATUS_LABELS[row.status] ?? row.status,
      inUwAccount: customerId !== null && row.customerId === customerId,
      aangevraagdOp: row.createdAt.toISOString(),
      ...(row.email === email && { aanvrager: { naam: row.naam, email: row.email, telefoon: row.telefoon } }),
      bedrijfsnaam: row.bedrijfsnaam,
      kvkNummer: row.kvkNummer,
      voertuigLink: row.voertuigLink,
      aanschafprijs: row.aanschafprijs,
      aanbetaling: row.aanbetaling,
      slottermijn: row.slottermijn,
      looptijd: row.looptijd,
      verloop: changes
        .filter(({ id }) => id === row.id)
        .map(({ van, naar, at, toelichting }) => ({ van, naar, op: at.toISOString(), toelichting })),
      ...kept(retentionTermOf(row.status), row.until),
    }));
  }

  private async complaints(email: string): Promise<BewaardeKlacht[]> {
    const rows = await this.database.query<Kept<Complaint>[]>(
      `SELECT ${COMPLAINT}, ${keptUntil(ruleOf('klachten'))} AS until
       FROM complaints r WHERE r.email = $1 ORDER BY r.created_at DESC`,
      [email],
    );
    return rows.map(({ number, createdAt, until, ...complaint }) => ({
      klachtnummer: number,
      ontvangenOp: createdAt.toISOString(),
      ...complaint,
      ...kept('klachten', until),
    }));
  }

  private async messages(email: string): Promise<BewaardBericht[]> {
    const rows = await this.database.query<Kept<ContactMessage>[]>(
      `SELECT r.name, r.email, r.subject, r.message, r.created_at AS "createdAt",
         ${keptUntil(ruleOf('berichten'))} AS until
       FROM contact_messages r WHERE r.email = $1 ORDER BY r.created_at DESC`,
      [email],
    );
    return rows.map(({ createdAt, name, subject, message, until }) => ({
      ontvangenOp: createdAt.toISOString(),
      naam: name,
      email,
      onderwerp: subject,
      bericht: message,
      ...kept('berichten', until),
    }));
  }
}

function kept(name: BewaardeGegevens, until: Date): { bewaardTot: string; waarom: string } {
  return { bewaardTot: until.toISOString(), waarom: BEWAARTERMIJNEN[name].waarom };
}
