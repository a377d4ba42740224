import { sanitizeText } from '../platform/sanitize.js';

/** A spreadsheet takes a cell that starts so for a formula. A phone number and a negative amount are none. */
const FORMULA = /^(?![+-][\d\s]*$)[=+\-@]/;

/** Before the first line: a spreadsheet reads what follows as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
/** Rows that are read at a time for a file. */
const ROWS_AT_ONCE = 500;

/** The columns of a file, by their titles. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** How many files an employee can make. */
export const EXPORTS = { name: 'office-csv', times: 30, seconds: 3600 };

/** A file of all rows, read while it is sent. @param read the rows of some of the keys, in their order */
export async function* csvOf<Key, Row>(
  columns: CsvColumns<Row>,
  keys: readonly Key[],
  read: (part: readonly Key[]) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(Object.keys(columns))}\r\n`;
  for (let start = 0; start < keys.length; start += ROWS_AT_ONCE) {
    const rows = await read(keys.slice(start, start + ROWS_AT_ONCE));
    const cells = Object.values(columns);
    yield rows.map((row) => `${csvLine(cells.map((cell) => cell(row)))}\r\n`).join('');
  }
}

/** A line of CSV without its end, as a Dutch spreadsheet opens it: separated by semicolons. */
export function csvLine(values: readonly unknown[]): string {
  return values.map(formatCell).join(';');
}

function formatCell(value: unknown): string {
  const text = sanitizeText(String(value ?? ''));
  const safe = FORMULA.test(text) ? `'${text}` : text;
  // Some programs begin a cell after a comma too.
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
