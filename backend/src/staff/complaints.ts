import { KLACHT_CATEGORIEEN, KLACHT_STATUS_LABELS, type KlachtCategorie } from '@site/contract';
import { ComplaintNote } from '../case-notes/case-note.entity.js';
import { CaseNotes } from '../case-notes/case-notes.js';
import { contactDeadline } from '../complaints/complaint-deadlines.js';
import { ComplaintStatus } from '../complaints/complaint-status.js';
import { NEXT_COMPLAINT_STATUSES, type NewComplaintStatus } from '../complaints/status-transitions.js';
import type { BackendServices } from './backend-services.js';
import { WrongUsage } from './command-error.js';
import { notesJson, printNotes } from './notes.js';
import { complaintJson, complaintStatus, findComplaint, formatComplaintTarget } from './records.js';
import { printStatusHistory, setStatus, statusChangesJson } from './status.js';
import { type ActOptions, hasWords } from './terminal/act.js';
import { shortDate, shortMoment } from './terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from './terminal/output.js';
import { printFacts, printText } from './terminal/table.js';

/** `complaints show` */
export async function showComplaint(
  backend: BackendServices,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const complaint = await findComplaint(backend.database, typed);
  const history = await (await backend.service(ComplaintStatus)).statusHistory(complaint.id);
  const notes = await (await backend.service(CaseNotes)).about(ComplaintNote, [complaint.id]);
  if (json) {
    printJson({
      ...complaintJson(complaint),
      notes: notesJson(notes),
      statusChanges: statusChangesJson(history),
    });
    return;
  }
  print(`${styled('bold', complaint.number)}  ${complaintStatus.full(complaint.status)}`);
  printFacts('Complaint', {
    Subject: sanitizeLine(complaint.klachtOnderwerp),
    Received: shortMoment(complaint.createdAt),
    'Contact by': shortDate(contactDeadline(complaint)),
    About: sanitizeLine(formatComplaintTarget(complaint)),
    Category: KLACHT_CATEGORIEEN[complaint.klachtCategorie as KlachtCategorie] ?? complaint.klachtCategorie,
  });
  printFacts('Complainant', {
    Name: sanitizeLine(complaint.naam),
    Company: sanitizeLine(complaint.bedrijf),
    'E-mail': sanitizeLine(complaint.email),
    Phone: sanitizeLine(complaint.telefoon),
  });
  printText('What happened', complaint.beschrijving);
  printText('Earlier contact', complaint.eerderContact);
  printText('Wanted outcome', complaint.gewenstUitkomst);
  printNotes(notes);
  printStatusHistory({ at: complaint.createdAt, status: 'received' }, history, complaintStatus.padded);
}

/** `complaints set-status` */
export async function setComplaintStatus(
  backend: BackendServices,
  typed: string,
  to: NewComplaintStatus,
  options: ActOptions,
): Promise<void> {
  if (to === 'answered' && !hasWords(options.note)) {
    throw new WrongUsage('State the answer, or what was agreed by phone: --note <text>.');
  }
  const statuses = await backend.service(ComplaintStatus);
  const { id, number, naam, klachtOnderwerp, email, status } = await findComplaint(backend.database, typed);
  const subject = {
    group: 'complaints',
    name: number,
    owner: [naam, klachtOnderwerp],
    status,
    labels: KLACHT_STATUS_LABELS,
    next: NEXT_COMPLAINT_STATUSES,
    recipients: [email],
  };
  await setStatus(subject, to, options, (decision) => statuses.change(id, decision));
}
