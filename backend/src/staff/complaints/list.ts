import type { KlachtStatus } from '@site/contract';
import { Complaint } from '../../complaints/complaint.entity.js';
import { contactDeadline } from '../../complaints/complaint-deadlines.js';
import type { BackendServices } from '../backend-services.js';
import { createListQuery, fetchFirst } from '../list-query.js';
import { shortDate } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { sanitizeLine } from '../terminal/output.js';
import { printList } from '../terminal/table.js';
import { complaintJson, formatComplaintTarget } from './complaint-json.js';
import { formatComplaintStatusPadded } from './find-complaint.js';

const SEARCHED = [
  'number',
  'klachtOnderwerp',
  'beschrijving',
  'naam',
  'email',
  'garagenaam',
  'partnernaam',
] as const;

/** Options of `complaints list`. */
interface ComplaintListOptions extends ListOptions {
  status?: KlachtStatus[];
}

/** `complaints list` */
export async function listComplaints(backend: BackendServices, options: ComplaintListOptions): Promise<void> {
  const query = createListQuery(backend.database, Complaint, options, SEARCHED);
  if (options.status) query.andWhere('it.status IN (:...status)', { status: options.status });
  const found = await fetchFirst(query, options, 'No complaints match.');
  printList(found, options, complaintJson, [
    { title: 'NUMBER', cell: ({ number }) => number },
    { title: 'RECEIVED', cell: ({ createdAt }) => shortDate(createdAt) },
    { title: 'STATUS', cell: ({ status }) => formatComplaintStatusPadded(status) },
    { title: 'CONTACT BY', cell: (complaint) => shortDate(contactDeadline(complaint)) },
    { title: 'PHONE', cell: ({ telefoon }) => sanitizeLine(telefoon), flexible: true },
    { title: 'SUBJECT', cell: ({ klachtOnderwerp }) => sanitizeLine(klachtOnderwerp), flexible: true },
    { title: 'ABOUT', cell: (complaint) => sanitizeLine(formatComplaintTarget(complaint)), flexible: true },
    { title: 'NAME', cell: ({ naam }) => sanitizeLine(naam), flexible: true },
  ]);
}
