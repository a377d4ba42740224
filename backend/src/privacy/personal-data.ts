import { Injectable } from '@nestjs/common';
import {
  BEWAARTERMIJNEN,
  type BewaardAccount,
  type BewaardBericht,
  type BewaardConcept,
  type BewaardDocument,
  type BewaardeAanvraag,
  type BewaardeDealer,
  type BewaardeGegevens,
  type BewaardeKlacht,
  describeBewaartermijn,
  KLACHT_STATUS_LABELS,
  LEASE_STATUS_LABELS,
  type MijnGegevens,
  type Notitie,
  type Statuswijziging,
} from '@site/contract';
import { DataSource, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { type CaseNote, ComplaintNote, MessageNote } from '../case-notes/case-note.entity.js';
import { CaseNotes } from '../case-notes/case-notes.js';
import { Complaint } from '../complaints/complaint.entity.js';
import { ComplaintStatusChange } from '../complaints/complaint-status-change.entity.js';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { ContactMessages } from '../contact/contact-messages.js';
import { CustomerEntity, toCustomer } from '../customers/customer.entity.js';
import { DocumentReading } from '../documents/document-reading.entity.js';
import { documentsOf, toGevraagdDocument } from '../documents/documents-of.js';
import { Dealer, dealerNames } from '../drafts/dealer.entity.js';
import { Drafts, validUntil } from '../drafts/drafts.js';
import { statusChangesOf } from '../leases/application-status.js';
import { aboutApplication, LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import type { LeaseStatusChange } from '../leases/lease-status-change.entity.js';
import { notesAbout } from '../leases/notes.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { requestsAbout, toVerzoek } from '../leases/requests.js';
import { PendingMails } from '../mail/pending-mails.js';
import { Clock } from '../platform/clock.js';
import { Sessions } from '../sessions/sessions.js';
import { APPLICATION_KEPT_UNTIL, keptUntil, retentionTermOf, ruleOf } from './retention-rules.js';

type Kept<Row> = Row & { until: Date };

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
    private readonly drafts: Drafts,
    private readonly contactMessages: ContactMessages,
    private readonly caseNotes: CaseNotes,
  ) {}

  /** All data about the owner of this mail address, with or without an account. */
  async about(email: string): Promise<MijnGegevens> {
    const customer = await this.database.manager.findOneBy(CustomerEntity, { email });
    const applications = await this.applications(email, customer?.id ?? null);
    const { naam, email: office, telefoon } = this.config.site;
    return {
      uitleg: `Dit zijn alle gegevens die ${naam} bewaart over ${email}. Bij elk gegeven staat tot wanneer wij het bewaren en waarom. Tijden staan in UTC, bedragen in euro’s.`,
      opgesteldOp: this.clock.now().toISOString(),
      verantwoordelijke: { naam, email: office, telefoon },
      ...(customer && { account: await this.account(customer, applications) }),
      apparaten: customer ? await this.devices(customer.id) : [],
      sessies: customer ? await this.sessionsOf(customer.id) : [],
      aanvragen: applications,
      concepten: await this.draftsOf(email, customer?.id ?? null),
      ...(await this.dealer(email)),
      klachten: await this.complaints(email),
      berichten: await this.messages(email),
      wachtendeMails: await this.mailsTo(email),
      bewaartermijnen: Object.values(BEWAARTERMIJNEN).map((term) => ({
        gegevens: term.gegevens,
        termijn: describeBewaartermijn(term),
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
    const { accountSinds: _asGeactiveerdOp, ...profile } = toCustomer(customer);
    return {
      ...profile,
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
    return sessions.map(({ device, since, expires }) => ({
      apparaat: device,
      ingelogdSinds: since.toISOString(),
      verlooptOp: expires.toISOString(),
    }));
  }

  /** Pending mails, by subject only: the content may contain a code. */
  private async mailsTo(email: string): Promise<MijnGegevens['wachtendeMails']> {
    const waiting = await this.pendingMails.to(email);
    return waiting.flatMap(({ subject, createdAt }) =>
      subject ? [{ onderwerp: subject, sinds: createdAt.toISOString() }] : [],
    );
  }

  /**
   * Applications of the account and of the address. Contact details of applicants with another address are left out, and
   * so are notes, which can contain them.
   */
  private async applications(email: string, customerId: string | null): Promise<BewaardeAanvraag[]> {
    const where = [{ email }, ...(customerId ? [{ customerId }] : [])];
    const rows = await this.newestFirst(LeaseApplicationEntity, where, APPLICATION_KEPT_UNTIL);
    const ids = rows.map(({ id }) => id);
    const offers = await offersOf(this.database.manager, ids);
    const changes = await statusChangesOf(this.database.manager, ids);
    const requests = await requestsAbout(this.database.manager, ids);
    const notes = await notesAbout(this.database.manager, ids);
    const dealers = await this.dealersOf(rows);
    const documents = await this.documents(
      rows.filter((row) => row.customerId === customerId || row.customerId === null).map(({ id }) => id),
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
      ...(row.kvk && { kvk: row.kvk }),
      voertuigLink: row.voertuigLink,
      ...(row.voertuigType && { voertuigType: row.voertuigType }),
      ...(row.kenteken && { kenteken: row.kenteken }),
      ...(row.voertuig && { voertuig: row.voertuig }),
      aanschafprijs: row.aanschafprijs,
      aanbetaling: row.aanbetaling,
      slottermijn: row.slottermijn,
      looptijd: row.looptijd,
      opmerking: row.opmerking,
      ...dealers(row),
      verloop: aboutApplication(changes, row.id).map(statusChange),
      offertes: toOffertes(aboutApplication(offers, row.id), this.clock.now()).reverse(),
      verzoeken: aboutApplication(requests, row.id).map(toVerzoek),
      ...(row.email === email && notities(aboutApplication(notes, row.id))),
      ...(documents.has(row.id) && { documenten: documents.get(row.id) as BewaardDocument[] }),
      ...kept(retentionTermOf(row.status), row.until),
    }));
  }

  private async draftsOf(email: string, customerId: string | null): Promise<BewaardConcept[]> {
    const drafts = await this.drafts.of(email, customerId);
    const dealers = await this.dealersOf(drafts);
    return drafts.map(({ savedAt, ended, answers, ...draft }) => ({
      bewaardOp: savedAt.toISOString(),
      ...(answers && { antwoorden: answers }),
      ...(ended && { einde: ended }),
      ...dealers(draft),
      ...kept('concepten', validUntil(savedAt)),
    }));
  }

  /** Of these applications or drafts: the dealer who began one, when somebody did. */
  private async dealersOf(rows: readonly { dealerId: string | null }[]) {
    const names = await dealerNames(
      this.database.manager,
      rows.map(({ dealerId }) => dealerId),
    );
    return ({ dealerId, dealerVoertuig }: { dealerId: string | null; dealerVoertuig: string | null }) => {
      const naam = dealerId && names.get(dealerId);
      return naam ? { dealer: { naam, voertuig: dealerVoertuig ?? '' } } : {};
    };
  }

  /** The dealer with this address, an active one first. */
  private async dealer(email: string): Promise<{ dealer?: BewaardeDealer }> {
    const [found] = await this.database.query<{ id: string; until: Date | null }[]>(
      `SELECT r.id, ${keptUntil(ruleOf('dealers'))} AS until FROM dealers r WHERE r.email = $1
       ORDER BY r.ended_at DESC NULLS FIRST LIMIT 1`,
      [email],
    );
    if (!found) return {};
    const { naam, createdAt, endedAt } = await this.database.manager.findOneByOrFail(Dealer, {
      id: found.id,
    });
    return {
      dealer: {
        naam,
        email,
        sinds: createdAt.toISOString(),
        ...(endedAt && { beeindigdOp: endedAt.toISOString() }),
        ...(found.until && { bewaardTot: found.until.toISOString() }),
        waarom: BEWAARTERMIJNEN.dealers.waarom,
      },
    };
  }

  /** Documents by the id of their application. */
  private async documents(
    applicationIds: readonly string[],
  ): Promise<ReadonlyMap<string, BewaardDocument[]>> {
    const { manager } = this.database;
    const asked = await documentsOf(manager, applicationIds);
    const ids = asked.map(({ document }) => document.id);
    const readings = await manager.find(DocumentReading, {
      where: { documentId: In(ids) },
      order: { id: 'ASC' },
    });
    const fileUntil = await this.database.query<Kept<{ id: string }>[]>(
      `SELECT r.id, ${keptUntil(ruleOf('documenten'))} AS until FROM document_files r WHERE r.document_id = ANY($1)`,
      [ids],
    );
    const untilOf = new Map(fileUntil.map(({ id, until }) => [id, until]));
    const byApplication = new Map<string, BewaardDocument[]>();
    for (const one of asked) {
      const { id, aanvraagId, bestanden, ...document } = toGevraagdDocument(one);
      byApplication.set(aanvraagId, [
        ...(byApplication.get(aanvraagId) ?? []),
        {
          ...document,
          bestanden: bestanden.map(({ id: file, ...bestand }) => ({
            ...bestand,
            ...kept('documenten', untilOf.get(file) ?? new Date(bestand.gestuurdOp)),
          })),
          ingezien: readings
            .filter(({ documentId }) => documentId === id)
            .map(({ readAt, naam }) => ({ op: readAt.toISOString(), bestand: naam })),
        },
      ]);
    }
    return byApplication;
  }

  private async complaints(email: string): Promise<BewaardeKlacht[]> {
    const rows = await this.newestFirst(Complaint, [{ email }], keptUntil(ruleOf('klachten')));
    const changes = await this.database.manager.find(ComplaintStatusChange, {
      where: { complaintId: In(rows.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    const notes = await this.caseNotes.about(
      ComplaintNote,
      rows.map(({ id }) => id),
    );
    return rows.map(
      ({
        id,
        idempotencyKey: _key,
        behandelaarId: _who,
        number,
        status,
        createdAt,
        until,
        ...complaint
      }) => ({
        klachtnummer: number,
        status,
        statusInWoorden: KLACHT_STATUS_LABELS[status] ?? status,
        ontvangenOp: createdAt.toISOString(),
        ...complaint,
        verloop: changes.filter(({ complaintId }) => complaintId === id).map(statusChange),
        ...notities(notes.filter(({ caseId }) => caseId === id)),
        ...kept('klachten', until),
      }),
    );
  }

  private async messages(email: string): Promise<BewaardBericht[]> {
    const rows = await this.newestFirst(ContactMessage, [{ email }], keptUntil(ruleOf('berichten')));
    const ids = rows.map(({ id }) => id);
    const answers = await this.contactMessages.answersTo(ids);
    const notes = await this.caseNotes.about(MessageNote, ids);
    const answersTo = (id: string) =>
      answers
        .filter(({ messageId }) => messageId === id)
        .map(({ answeredAt, answer }) => ({ op: answeredAt.toISOString(), tekst: answer }));
    return rows.map(({ id, createdAt, name, subject, message, answeredAt, until }) => ({
      ontvangenOp: createdAt.toISOString(),
      naam: name,
      email,
      onderwerp: subject,
      bericht: message,
      ...(answeredAt && { beantwoordOp: answeredAt.toISOString() }),
      ...(answersTo(id).length > 0 && { antwoorden: answersTo(id) }),
      ...notities(notes.filter(({ caseId }) => caseId === id)),
      ...kept('berichten', until),
    }));
  }

  /** Records with the moment `until` which each is kept, given in SQL about row `r`. */
  private async newestFirst<Entity extends { createdAt: Date }>(
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity>[],
    until: string,
  ): Promise<(Entity & { until: Date })[]> {
    const { entities, raw } = await this.database.manager
      .createQueryBuilder(entity, 'r')
      .addSelect(until, 'until')
      .where(where)
      .orderBy({ 'r.createdAt': 'DESC', 'r.id': 'ASC' })
      .getRawAndEntities<{ until: Date }>();
    return entities.map((row, index) => ({ ...row, until: (raw[index] as { until: Date }).until }));
  }
}

function kept(name: BewaardeGegevens, until: Date): { bewaardTot: string; waarom: string } {
  return { bewaardTot: until.toISOString(), waarom: BEWAARTERMIJNEN[name].waarom };
}

/** Nothing when there are none. */
function notities(notes: readonly Pick<CaseNote, 'note' | 'writtenAt'>[]): { notities?: Notitie[] } {
  if (notes.length === 0) return {};
  return { notities: notes.map(({ writtenAt, note }) => ({ op: writtenAt.toISOString(), tekst: note })) };
}

function statusChange({
  fromStatus,
  toStatus,
  changedAt,
  note,
}: Pick<
  LeaseStatusChange | ComplaintStatusChange,
  'fromStatus' | 'toStatus' | 'changedAt' | 'note'
>): Statuswijziging {
  return { van: fromStatus, naar: toStatus, op: changedAt.toISOString(), toelichting: note };
}
