import { euros, type KlachtStatus, type LeaseOfferte, type LeaseStatus } from '@site/contract';
import type { DataSource } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ContactMessage, type MessageStatus } from '../contact/contact-message.entity.js';
import { dealerNames } from '../drafts/dealer.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { waitingAmong } from '../leases/waiting.js';
import type { BackendServices } from './backend-services.js';
import { createListQuery, fetchFirst, type ListOptions } from './list-query.js';
import {
  applicationJson,
  applicationStatus,
  complaintJson,
  complaintStatus,
  formatComplaintTarget,
  messageJson,
  shortId,
} from './records.js';
import { deadline, shortDate, shortMoment } from './terminal/dates.js';
import { lineColumn, printList } from './terminal/table.js';

/** More values than this do not fit in one statement. */
const MAX_IDS = 10_000;

/** `applications list` */
export async function listApplications(
  { database }: BackendServices,
  options: ListOptions & { status?: LeaseStatus[] },
): Promise<void> {
  const searched = ['leaseCode', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvkNummer'] as const;
  const query = await createListQuery(database, LeaseApplicationEntity, options, searched);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No applications match.');
  const ids = found.map(({ id }) => id);
  const waiting = await waitingAmong(database.manager, ids);
  const offers = await newestOffers(database, ids);
  const dealers = await dealerNames(
    database.manager,
    found.map(({ dealerId }) => dealerId),
  );
  const rows = found.map((application) => {
    const since = waiting.get(application.id);
    const dealer = dealers.get(application.dealerId ?? '');
    return { ...application, before: since && replyBefore(since), offer: offers.get(application.id), dealer };
  });
  const toJson = ({ before, offer, dealer, ...application }: (typeof rows)[number]) => ({
    ...applicationJson(application),
    replyBefore: before?.toISOString() ?? null,
    offer: offer?.status ?? null,
    dealer: dealer ?? null,
  });
  printList(rows, options, toJson, [
    { title: 'CODE', cell: ({ leaseCode }) => leaseCode },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortDate(createdAt) },
    { title: 'STATUS', cell: ({ status }) => applicationStatus.name(status) },
    { title: 'REPLY BY', cell: ({ before }) => (before ? deadline(before) : '') },
    { title: 'OFFER', cell: ({ offer }) => offer?.status ?? '' },
    { title: 'PRICE', cell: ({ aanschafprijs }) => euros(aanschafprijs), align: 'right' },
    lineColumn('PHONE', ({ telefoon }) => telefoon),
    lineColumn('COMPANY', ({ bedrijfsnaam }) => bedrijfsnaam),
    lineColumn('NAME', ({ naam }) => naam),
    ...(dealers.size > 0 ? [lineColumn('DEALER', ({ dealer }: (typeof rows)[number]) => dealer ?? '')] : []),
  ]);
}

async function newestOffers(
  { manager }: DataSource,
  ids: readonly string[],
): Promise<Map<string, LeaseOfferte | undefined>> {
  const now = new Date(Date.now());
  const newest = new Map<string, LeaseOfferte | undefined>();
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    for (const offer of await offersOf(manager, ids.slice(start, start + MAX_IDS))) {
      if (!newest.has(offer.applicationId)) newest.set(offer.applicationId, toOffertes([offer], now)[0]);
    }
  }
  return newest;
}

/** `complaints list` */
export async function listComplaints(
  { database }: BackendServices,
  options: ListOptions & { status?: KlachtStatus[] },
): Promise<void> {
  const parties = ['naam', 'email', 'garagenaam', 'partnernaam'] as const;
  const searched = ['number', 'klachtOnderwerp', 'beschrijving', ...parties] as const;
  const query = await createListQuery(database, Complaint, options, searched);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No complaints match.');
  printList(found, options, complaintJson, [
    { title: 'NUMBER', cell: ({ number }) => number },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortDate(createdAt) },
    { title: 'STATUS', cell: ({ status }) => complaintStatus.padded(status) },
    { title: 'CONTACT BY', cell: (complaint) => shortDate(contactDeadline(complaint)) },
    lineColumn('PHONE', ({ telefoon }) => telefoon),
    lineColumn('SUBJECT', ({ klachtOnderwerp }) => klachtOnderwerp),
    lineColumn('ABOUT', formatComplaintTarget),
    lineColumn('NAME', ({ naam }) => naam),
  ]);
}

/** `messages list` */
export async function listMessages(
  { database }: BackendServices,
  options: ListOptions & { status?: MessageStatus },
): Promise<void> {
  const searched = ['subject', 'message', 'name', 'email'] as const;
  const query = await createListQuery(database, ContactMessage, options, searched);
  if (options.status) query.andWhere(`it.answeredAt IS ${options.status === 'open' ? '' : 'NOT '}NULL`);
  const found = await fetchFirst(query, options, 'No messages match.');
  printList(found, options, messageJson, [
    { title: 'ID', cell: shortId },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortMoment(createdAt) },
    {
      title: 'ANSWER BY',
      cell: ({ createdAt, answeredAt }) => (answeredAt ? 'answered' : deadline(replyBefore(createdAt))),
    },
    lineColumn('SUBJECT', ({ subject }) => subject),
    lineColumn('NAME', ({ name }) => name),
    lineColumn('E-MAIL', ({ email }) => email),
  ]);
}
