import { In, IsNull, type ObjectLiteral } from 'typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { OfficeDocuments } from '../documents/office-documents.js';
import { closingTime, replyBefore } from '../dutch-time/reply-deadline.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { Requests } from '../leases/requests.js';
import { longestAgreed, longestWaiting, type Waiting } from '../leases/waiting.js';
import { openRequestJson } from './applications.js';
import type { BackendServices } from './backend-services.js';
import { TO_CHECK_COLUMNS, toCheckJson } from './documents.js';
import { applicationJson, complaintJson, messageJson, shortId } from './records.js';
import { deadline } from './terminal/dates.js';
import { print, printJson, printStderr, styled } from './terminal/output.js';
import { type Column, lineColumn, printTable } from './terminal/table.js';

/** An application with the moment before which its customer hears from the office. */
interface Due {
  application: LeaseApplicationEntity;
  before: Date;
}

/** `today` */
export async function today(
  backend: BackendServices,
  { json, limit }: { json?: true; limit: number },
): Promise<void> {
  const { manager } = backend.database;
  const oldest = { order: { createdAt: 'ASC', id: 'ASC' }, take: limit + 1 } as const;
  const calls = await dueOf(backend, await longestAgreed(manager, limit + 1));
  const requests = await (await backend.service(Requests)).open();
  const applications = await dueOf(backend, await longestWaiting(manager, limit + 1));
  const documents = await (await backend.service(OfficeDocuments)).toCheck(limit + 1);
  const complaints = await manager.find(Complaint, {
    where: { status: In(['received', 'in-handling']) },
    ...oldest,
  });
  const messages = await manager.find(ContactMessage, { where: { answeredAt: IsNull() }, ...oldest });
  if (json) {
    printJson({
      calls: calls.slice(0, limit).map(dueJson),
      requests: requests.slice(0, limit).map(openRequestJson),
      applications: applications.slice(0, limit).map(dueJson),
      documents: documents.slice(0, limit).map(toCheckJson),
      complaints: complaints.slice(0, limit).map(complaintJson),
      messages: messages.slice(0, limit).map(messageJson),
    });
    return;
  }
  const sections = [
    section('Call: agreed with the offer', calls, limit, applicationColumns('CALL BY')),
    section('Requests of customers', requests, limit, [
      { title: 'CODE', cell: ({ application }) => application.leaseCode },
      { title: 'ANSWER BY', cell: ({ request }) => deadline(replyBefore(request.askedAt)) },
      { title: 'REQUEST', cell: ({ request }) => request.soort },
      lineColumn('PHONE', ({ application }) => application.telefoon),
      lineColumn('NAME', ({ application }) => application.naam),
      lineColumn('COMPANY', ({ application }) => application.bedrijfsnaam),
    ]),
    section('Applications', applications, limit, applicationColumns('REPLY BY')),
    section('Documents to check', documents, limit, TO_CHECK_COLUMNS),
    section('Complaints', complaints, limit, [
      { title: 'NUMBER', cell: ({ number }) => number },
      { title: 'CONTACT BY', cell: (complaint) => deadline(closingTime(contactDeadline(complaint))) },
      { title: 'STATUS', cell: ({ status }) => status },
      lineColumn('PHONE', ({ telefoon }) => telefoon),
      lineColumn('NAME', ({ naam }) => naam),
      lineColumn('SUBJECT', ({ klachtOnderwerp }) => klachtOnderwerp),
    ]),
    section('Messages', messages, limit, [
      { title: 'ID', cell: shortId },
      { title: 'ANSWER BY', cell: ({ createdAt }) => deadline(replyBefore(createdAt)) },
      lineColumn('E-MAIL', ({ email }) => email),
      lineColumn('NAME', ({ name }) => name),
      lineColumn('SUBJECT', ({ subject }) => subject),
    ]),
  ];
  if (!sections.some(Boolean)) printStderr('Nobody waits for the office.');
}

function applicationColumns(deadlineTitle: string): Column<Due>[] {
  return [
    { title: 'CODE', cell: ({ application }) => application.leaseCode },
    { title: deadlineTitle, cell: ({ before }) => deadline(before) },
    { title: 'STATUS', cell: ({ application }) => application.status },
    lineColumn('PHONE', ({ application }) => application.telefoon),
    lineColumn('NAME', ({ application }) => application.naam),
    lineColumn('COMPANY', ({ application }) => application.bedrijfsnaam),
  ];
}

/** Prints rows under a heading. @returns whether there are any */
function section<Row extends ObjectLiteral>(
  heading: string,
  rows: readonly Row[],
  limit: number,
  columns: readonly Column<Row>[],
): boolean {
  if (rows.length === 0) return false;
  print(styled('bold', heading));
  printTable(rows.slice(0, limit), columns);
  print('');
  if (rows.length > limit) printStderr(`${heading}: the first ${limit}; --limit shows more.`);
  return true;
}

/** The applications that wait, in the same order. */
async function dueOf({ database }: BackendServices, waiting: readonly Waiting[]): Promise<Due[]> {
  const found = await database.manager.findBy(LeaseApplicationEntity, {
    id: In(waiting.map(({ id }) => id)),
  });
  return waiting.flatMap(({ id, since }) => {
    const application = found.find((candidate) => candidate.id === id);
    return application ? [{ application, before: replyBefore(since) }] : [];
  });
}

function dueJson({ application, before }: Due) {
  return { ...applicationJson(application), before: before.toISOString() };
}
