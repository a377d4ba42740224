import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.js';
import { contactBefore } from '../../complaints/complaint-terms.js';
import { Refusal } from '../refusal.js';
import { shortDate, shortMoment } from '../terminal/dates.js';
import { line, paint, print, printJson } from '../terminal/output.js';
import { printFacts, printText } from '../terminal/table.js';
import { aboutWhom, categoryInWords, complaintJson } from './complaint-json.js';

/** `complaints show` */
export async function showComplaint(
  backend: INestApplicationContext,
  typed: string,
  { json }: { json?: true },
): Promise<void> {
  const number = typed.replace(/\s/g, '').toUpperCase();
  const complaint = await backend.get(DataSource).manager.findOneBy(Complaint, { number });
  if (!complaint) {
    throw new Refusal(
      `No complaint has the number ${line(number)}: find it with "staff complaints list --search".`,
    );
  }
  if (json) {
    printJson(complaintJson(complaint));
    return;
  }
  print(`${paint('bold', complaint.number)}  ${line(complaint.klachtOnderwerp)}`);
  printFacts('Complaint', {
    Received: shortMoment(complaint.createdAt),
    'Contact by': shortDate(contactBefore(complaint)),
    About: line(aboutWhom(complaint)),
    Category: categoryInWords(complaint),
  });
  printFacts('Complainant', {
    Name: line(complaint.naam),
    Company: line(complaint.bedrijf),
    'E-mail': line(complaint.email),
    Phone: line(complaint.telefoon),
  });
  printText('What happened', complaint.beschrijving);
  printText('Earlier contact', complaint.eerderContact);
  printText('Wanted outcome', complaint.gewenstUitkomst);
}
