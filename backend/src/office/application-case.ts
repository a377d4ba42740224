import { Injectable } from '@nestjs/common';
import { eurosZoNodigCenten, LEASE_STATUS_LABELS, normaliseLeaseCode, VERZOEK_LABELS } from '@site/contract';
import type { AanvraagZaak, Gebeurtenis } from '@site/contract/office';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { DocumentReading } from '../documents/document-reading.entity.js';
import { type DocumentWithFiles, documentsOf, toGevraagdDocument } from '../documents/documents-of.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { statusChangesOf } from '../leases/application-status.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import type { LeaseNote } from '../leases/lease-note.entity.js';
import type { LeaseOffer } from '../leases/lease-offer.entity.js';
import type { LeaseRequest } from '../leases/lease-request.entity.js';
import type { LeaseStatusChange } from '../leases/lease-status-change.entity.js';
import { monthlyAmounts } from '../leases/monthly-amounts.js';
import { notesAbout } from '../leases/notes.js';
import { AWAITS_LEASE, Offers, vehicleOf } from '../leases/offers.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { recipientsOf } from '../leases/recipients.js';
import { requestsAbout, toVerzoek } from '../leases/requests.js';
import { NEXT_STATUSES } from '../leases/status-transitions.js';
import { ApplicationMails } from '../mail/application-mails.js';
import { Clock } from '../platform/clock.js';
import { inList, toRow } from './application-list.js';
import { behandelaarsOf, CaseUnknown } from './assignments.js';

/** Reads an application with all that happened to it. */
@Injectable()
export class ApplicationCases {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly offers: Offers,
    private readonly mails: ApplicationMails,
  ) {}

  /** @param code in any notation. @throws CaseUnknown */
  async find(code: string): Promise<LeaseApplicationEntity> {
    const leaseCode = normaliseLeaseCode(code);
    // PostgreSQL takes no text with a null character.
    const found = /^\w+$/.test(leaseCode)
      ? await this.database.manager.findOneBy(LeaseApplicationEntity, { leaseCode })
      : null;
    if (!found) throw new CaseUnknown();
    return found;
  }

  /** @throws CaseUnknown */
  async read(code: string): Promise<AanvraagZaak> {
    const { manager } = this.database;
    const application = await this.find(code);
    const { id, status, kvk, voertuigLink, voertuigType, voertuig, customerId } = application;
    const now = this.clock.now();
    const [listed] = await inList(manager, [application], now);
    const offers = await offersOf(manager, [id]);
    const offertes = toOffertes(offers, now);
    const requests = await requestsAbout(manager, [id]);
    const documents = await documentsOf(manager, [id]);
    const account = customerId ? await manager.findOneBy(CustomerEntity, { id: customerId }) : null;
    const { auto, equipment } = monthlyAmounts(application);
    const { offerte: _newest, ...row } = toRow(
      listed ?? { ...application, before: undefined, offer: undefined, dealer: undefined },
      await behandelaarsOf(manager, [application]),
    );
    const asked = requests.flatMap(({ answeredAt, askedAt }) => (answeredAt ? [] : replyBefore(askedAt)));
    const deadlines = [...asked.map((before) => before.toISOString()), ...(row.voor ? [row.voor] : [])];
    return {
      ...row,
      ...(deadlines.length > 0 && { voor: deadlines.sort()[0] as string }),
      versie: application.versie,
      volgende: [...NEXT_STATUSES[status]],
      ...(kvk && { kvk }),
      ontvangers: (await recipientsOf(manager, application)).map(({ address }) => address),
      ...(account && { account: account.email }),
      voertuigLink,
      ...(voertuigType && { voertuigType }),
      ...(voertuig && { voertuig }),
      voertuigOmschrijving: vehicleOf(application),
      aanbetaling: application.aanbetaling,
      slottermijn: application.slottermijn,
      ...(auto !== null && { maandbedragAuto: auto }),
      ...(equipment !== null && { maandbedragEquipment: equipment }),
      opmerking: application.opmerking,
      offertes,
      magOfferte: AWAITS_LEASE.includes(status),
      magIntrekken: AWAITS_LEASE.includes(status) && (await this.offers.current(id)) !== null,
      verzoeken: requests.map(toVerzoek),
      documenten: documents.map(toGevraagdDocument),
      mails: await this.mails.about(id),
      verloop: courseOf({
        application,
        dealer: row.dealer,
        changes: await statusChangesOf(manager, [id]),
        offers,
        requests,
        notes: await notesAbout(manager, [id]),
        documents,
        readings: await readingsOf(manager, documents),
      }),
    };
  }
}

function readingsOf(manager: EntityManager, documents: readonly DocumentWithFiles[]) {
  return manager.find(DocumentReading, {
    where: { documentId: In(documents.map(({ document }) => document.id)) },
    order: { id: 'ASC' },
  });
}

interface Course {
  application: LeaseApplicationEntity;
  dealer: string | undefined;
  changes: readonly LeaseStatusChange[];
  offers: readonly LeaseOffer[];
  requests: readonly LeaseRequest[];
  notes: readonly LeaseNote[];
  documents: readonly DocumentWithFiles[];
  readings: readonly DocumentReading[];
}

/** All that happened in one line, newest first. */
function courseOf(course: Course): Gebeurtenis[] {
  const { application, dealer, changes, offers, requests, notes, documents, readings } = course;
  const events = [
    event(application.createdAt, dealer ? `Aanvraag ontvangen via ${dealer}` : 'Aanvraag ontvangen'),
    ...changes.map(({ changedAt, toStatus, changedBy, note }) =>
      event(changedAt, `Status: ${LEASE_STATUS_LABELS[toStatus]}`, changedBy, note),
    ),
    ...offers.flatMap(offerEvents),
    ...requests.flatMap(requestEvents),
    ...notes.map(({ writtenAt, kind, note, writtenBy }) =>
      event(writtenAt, kind === 'note' ? 'Notitie' : 'E-mailadres gewijzigd', writtenBy, note),
    ),
    ...documents.flatMap(documentEvents),
    ...readings.map(({ readAt, naam, readBy }) => event(readAt, `Bestand bekeken: ${naam}`, readBy)),
  ];
  return events.flat().sort((a, b) => b.op.localeCompare(a.op));
}

/** No event without a moment. */
function event(at: Date | null, wat: string, door?: string | null, tekst = ''): Gebeurtenis[] {
  if (!at) return [];
  return [{ op: at.toISOString(), wat, ...(door && { door }), ...(tekst && { tekst }) }];
}

function offerEvents(offer: LeaseOffer): Gebeurtenis[][] {
  const what = `van ${eurosZoNodigCenten(offer.maandbedrag)} per maand`;
  const { madeAt, madeBy, toelichting, leasemaatschappij, remindedAt, acceptedAt } = offer;
  return [
    event(madeAt, `Offerte ${what}, ${leasemaatschappij}`, madeBy, toelichting),
    event(remindedAt, `Klant herinnerd aan de offerte ${what}`),
    event(acceptedAt, `Klant akkoord met de offerte ${what}`),
    ...(offer.withdrawnBy
      ? [event(offer.endedAt, `Offerte ${what} ingetrokken`, offer.withdrawnBy, offer.withdrawalNote)]
      : []),
  ];
}

function requestEvents({ soort, askedAt, toelichting, answeredAt, answeredBy, answer }: LeaseRequest) {
  const what = VERZOEK_LABELS[soort];
  return [
    event(askedAt, `Verzoek van de klant: ${what}`, null, toelichting),
    event(answeredAt, `Antwoord op het verzoek: ${what}`, answeredBy, answer ?? ''),
  ];
}

function documentEvents({ document, files }: DocumentWithFiles): Gebeurtenis[][] {
  const { naam, askedAt, askedBy, decision, decidedAt, decidedBy, toelichting } = document;
  const isRefused = decision === 'refused';
  return [
    event(askedAt, `Document gevraagd: ${naam}`, askedBy, isRefused ? '' : toelichting),
    ...files.map((file) => event(file.sentAt, `Bestand ontvangen: ${file.naam}`)),
    ...(decision
      ? [
          event(
            decidedAt,
            `Document ${isRefused ? 'afgekeurd' : 'akkoord'}: ${naam}`,
            decidedBy,
            isRefused ? toelichting : '',
          ),
        ]
      : []),
  ];
}
