import { euros, type KlachtStatus, type LeaseOfferte, type LeaseStatus } from '@site/contract';
import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { offersOf, toOffertes } from '../leases/offers-of.js';
import { waitingAmong } from '../leases/waiting.js';
import type { BackendServices } from './backend-services.js';
import {
  applicationJson,
  applicationStatus,
  complaintJson,
  complaintStatus,
  formatComplaintTarget,
  type MessageStatus,
  messageJson,
  shortId,
} from './records.js';
import { deadline, shortDate, shortMoment } from './terminal/dates.js';
import { printStderr } from './terminal/output.js';
import { type Format, lineColumn, printList } from './terminal/table.js';

/** Options of the lists. */
interface ListOptions extends Format {
  search?: string;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string;
  limit: number;
}

/** More values than this do not fit in one statement. */
const MAX_IDS = 10_000;
/** More records than this are not counted, because that takes as long as there are records. */
const MAX_COUNTED = 10_000;

/** `applications list` */
export async function listApplications(
  { database }: BackendServices,
  options: ListOptions & { status?: LeaseStatus[] },
): Promise<void> {
  const searched = ['leaseCode', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvkNummer'] as const;
  const query = createListQuery(database, LeaseApplicationEntity, options, searched);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No applications match.');
  const ids = found.map(({ id }) => id);
  const waiting = await waitingAmong(database.manager, ids);
  const offers = await newestOffers(database, ids);
  const rows = found.map((application) => {
    const since = waiting.get(application.id);
    return { ...application, before: since && replyBefore(since), offer: offers.get(application.id) };
  });
  const toJson = ({ before, offer, ...application }: (typeof rows)[number]) => ({
    ...applicationJson(application),
    replyBefore: before?.toISOString() ?? null,
    offer: offer?.status ?? null,
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
  const query = createListQuery(database, Complaint, options, searched);
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
  const query = createListQuery(database, ContactMessage, options, searched);
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

/** Query for a list, newest first, filtered by day of receipt and by text in one of the searched columns. */
export function createListQuery<Entity extends ObjectLiteral & { createdAt: Date }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  { search, since }: ListOptions,
  searchedColumns: readonly (keyof Entity & string)[],
): SelectQueryBuilder<Entity> {
  const query = database.manager
    .createQueryBuilder(entity, 'it')
    .orderBy({ 'it.createdAt': 'DESC', 'it.id': 'ASC' });
  if (since) {
    query.andWhere("it.createdAt >= CAST(:since AS date)::timestamp AT TIME ZONE 'Europe/Amsterdam'", {
      since,
    });
  }
  if (search) {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    const anyColumn = searchedColumns.map((column) => `it.${column} ILIKE :pattern`).join(' OR ');
    query.andWhere(`(${anyColumn})`, { pattern });
  }
  return query;
}

/**
 * The newest `limit` records; states on standard error when there are none or more (not with `--json`).
 *
 * A search finds the ids first. Few records are then read by id; for many PostgreSQL goes through the index by date, where the newest
 * come soon. It cannot know which of both it is: going by date for a word that occurs once reads the whole table.
 */
export async function fetchFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { limit, json, search }: ListOptions,
  emptyMessage: string,
): Promise<Entity[]> {
  const matching = query
    .clone()
    .select('it.id', 'id')
    .limit(MAX_COUNTED + 1);
  let count = 0;
  if (search) {
    const ids = (await matching.orderBy().getRawMany<{ id: string }>()).map(({ id }) => id);
    count = ids.length;
    if (count <= MAX_COUNTED) query.where('it.id = ANY(:ids)', { ids });
  } else if (!json) {
    count = await countRows(matching);
  }
  const found = await query.take(limit).getMany();
  if (json) return found;
  if (count === 0) printStderr(emptyMessage);
  if (count > MAX_COUNTED && found.length === limit) {
    printStderr(
      `The newest ${limit} of more than ${MAX_COUNTED}; --search, --since and --limit show others.`,
    );
  } else if (count > found.length) {
    printStderr(`The newest ${found.length} of ${count}; --limit ${count} shows all.`);
  }
  return found;
}

/** Counts in the database: fetching ten thousand ids takes longer than everything else of a list. */
async function countRows<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  const [sql, parameters] = query.getQueryAndParameters();
  const rows = await query.dataSource.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM (${sql}) AS matching`,
    parameters,
  );
  return rows[0].count;
}
