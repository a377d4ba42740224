import type { CaseNote } from '../case-notes/case-note.entity.js';
import { shortMoment } from './terminal/dates.js';
import { sanitizeLine, sanitizeText } from './terminal/output.js';
import { printFacts } from './terminal/table.js';

type Note = Pick<CaseNote, 'note' | 'writtenBy' | 'writtenAt'>;

/** Prints what the office wrote about a case, when it did. */
export function printNotes(notes: readonly Note[]): void {
  if (notes.length === 0) return;
  const described = notes.map(({ note, writtenBy, writtenAt }): [string, string] => [
    shortMoment(writtenAt),
    `${sanitizeText(note)}\nby ${sanitizeLine(writtenBy)}`,
  ]);
  printFacts('Notes', described);
}

export function notesJson(notes: readonly Note[]) {
  return notes.map(({ note, writtenBy, writtenAt }) => ({
    note,
    by: writtenBy,
    at: writtenAt.toISOString(),
  }));
}
