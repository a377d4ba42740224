import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.js';
import { contactBefore } from '../../complaints/complaint-terms.js';
import { firstOf, recent } from '../recent.js';
import { shortDate } from '../terminal/dates.js';
import type { ListOptions } from '../terminal/list-options.js';
import { line, printJson } from '../terminal/output.js';
import { printTable } from '../terminal/table.js';
import { aboutWhom, complaintJson } from './complaint-json.js';

const SEARCHED = [
  'number',
  'klachtOnderwerp',
  'beschrijving',
  'naam',
  'email',
  'garagenaam',
  'partnernaam',
] as const;

/** `complaints list` */
export async function listComplaints(backend: INestApplicationContext, options: ListOptions): Promise<void> {
  const query = recent(backend.get(DataSource), Complaint, options, SEARCHED);
  const found = await firstOf(query, options, 'No complaints match.');
  if (options.json) {
    printJson(found.map(complaintJson));
    return;
  }
  printTable(
    [
      { title: 'NUMBER' },
      { title: 'RECEIVED' },
      { title: 'CONTACT BY' },
      { title: 'SUBJECT', flexible: true },
      { title: 'ABOUT', flexible: true },
      { title: 'NAME', flexible: true },
    ],
    found.map((complaint) => [
      complaint.number,
      shortDate(complaint.createdAt),
      shortDate(contactBefore(complaint)),
      line(complaint.klachtOnderwerp),
      line(aboutWhom(complaint)),
      line(complaint.naam),
    ]),
  );
}
