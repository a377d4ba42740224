import { euros, type KlachtStatus, type LeaseStatus } from '@site/contract';
import { MEESTE_GETELD } from '@site/contract/office';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ContactMessage, type MessageStatus } from '../contact/contact-message.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { APPLICATION_SEARCH, inList } from '../office/application-list.js';
import { COMPLAINT_SEARCH } from '../office/complaint-list.js';
import { createListQuery, type ListFilter, readPart } from '../office/list-query.js';
import { MESSAGE_SEARCH } from '../office/message-list.js';
import type { BackendServices } from './backend-services.js';
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
import { printStderr } from './terminal/output.js';
import { type Format, lineColumn, printList } from './terminal/table.js';

/** Options of the lists. */
interface ListOptions extends Format, ListFilter {
  limit: number;
}

/** The first `limit` records; states on standard error when there are none or more (not with `--json`). */
async function fetchFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json, search }: ListOptions,
  emptyMessage: string,
): Promise<Entity[]> {
  const { rows, total, more } = await readPart(query, { search, limit, count: !json });
  if (json) return rows;
  if (total === 0) printStderr(emptyMessage);
  if (more && rows.length === limit) {
    printStderr(
      `The newest ${limit} of more than ${MEESTE_GETELD}; --search, --since and --limit show others.`,
    );
  } else if (total > rows.length) {
    printStderr(`The newest ${rows.length} of ${total}; --limit ${total} shows all.`);
  }
  return rows;
}

/** `applications list` */
export async function listApplications(
  { database }: BackendServices,
  options: ListOptions & { status?: LeaseStatus[] },
): Promise<void> {
  const query = await createListQuery(database, LeaseApplicationEntity, options, APPLICATION_SEARCH);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No applications match.');
  const rows = await inList(database.manager, found, new Date(Date.now()));
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
    ...(rows.some(({ dealer }) => dealer)
      ? [lineColumn('DEALER', ({ dealer }: (typeof rows)[number]) => dealer ?? '')]
      : []),
  ]);
}

/** `complaints list` */
export async function listComplaints(
  { database }: BackendServices,
  options: ListOptions & { status?: KlachtStatus[] },
): Promise<void> {
  const query = await createListQuery(database, Complaint, options, COMPLAINT_SEARCH);
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
  const query = await createListQuery(database, ContactMessage, options, MESSAGE_SEARCH);
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
