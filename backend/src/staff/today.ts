import type { ObjectLiteral } from 'typeorm';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { closingTime, replyBefore } from '../dutch-time/reply-deadline.js';
import { type Due, Worklist } from '../office/worklist.js';
import { openRequestJson } from './applications.js';
import type { BackendServices } from './backend-services.js';
import { TO_CHECK_COLUMNS, toCheckJson } from './documents.js';
import { applicationJson, complaintJson, messageJson, shortId } from './records.js';
import { deadline } from './terminal/dates.js';
import { print, printJson, printStderr, styled } from './terminal/output.js';
import { type Column, lineColumn, printTable } from './terminal/table.js';

/** `today` */
export async function today(
  backend: BackendServices,
  { json, limit }: { json?: true; limit: number },
): Promise<void> {
  const worklist = await backend.service(Worklist);
  // One more, to know whether there are.
  const { calls, requests, applications, documents, complaints, messages } = await worklist.read(limit + 1);
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

function dueJson({ application, before }: Due) {
  return { ...applicationJson(application), before: before.toISOString() };
}
