import { Complaint } from '../../complaints/complaint.entity.js';
import { contactDeadline } from '../../complaints/complaint-deadlines.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError } from '../command-error.js';
import { shortDate, shortMoment } from '../terminal/dates.js';
import { print, printJson, sanitizeLine, styled } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { categoryLabel, complaintJson, formatComplaintTarget } from './complaint-json.js';

/** `complaints show` */
export async function showComplaint(
  backend: BackendServices,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const number = typed.replace(/\s/g, '').toUpperCase();
  const complaint = await backend.database.manager.findOneBy(Complaint, { number });
  if (!complaint) {
    throw new CommandError(
      `No complaint has the number ${sanitizeLine(number)}: find it with "staff complaints list --search".`,
    );
  }
  if (json) return printJson(complaintJson(complaint));
  print(`${styled('bold', complaint.number)}  ${sanitizeLine(complaint.klachtOnderwerp)}`);
  printFacts('Complaint', {
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
}
