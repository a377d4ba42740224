import { contactDeadline } from '../../complaints/complaint-deadlines.js';
import { ComplaintStatus } from '../../complaints/complaint-status.js';
import type { BackendServices } from '../backend-services.js';
import { printStatusHistory, statusChangesJson } from '../status/status-history.js';
import { shortDate, shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { categoryLabel, complaintJson, formatComplaintTarget } from './complaint-json.js';
import { findComplaint, formatComplaintStatus, formatComplaintStatusPadded } from './find-complaint.js';

/** `complaints show` */
export async function showComplaint(
  backend: BackendServices,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const complaint = await findComplaint(backend.database, typed);
  const history = await (await backend.service(ComplaintStatus)).statusHistory(complaint.id);
  if (json) {
    printJson({
      ...complaintJson(complaint),
      statusChanges: statusChangesJson(history),
    });
    return;
  }
  print(`${styled('bold', complaint.number)}  ${formatComplaintStatus(complaint.status)}`);
  printFacts('Complaint', {
    Subject: sanitizeLine(complaint.klachtOnderwerp),
    Received: shortMoment(complaint.createdAt),
    'Contact by': shortDate(contactDeadline(complaint)),
    About: sanitizeLine(formatComplaintTarget(complaint)),
    Category: categoryLabel(complaint),
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
  printStatusHistory({ at: complaint.createdAt, status: 'received' }, history, formatComplaintStatusPadded);
}
