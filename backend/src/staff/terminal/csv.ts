import { print, sanitizeText } from './output.js';

/** A spreadsheet takes a cell that starts so for a formula. A phone number and a negative amount are none. */
const FORMULA = /^(?![+-][\d\s]*$)[=+\-@]/;

/**
 * Prints records as CSV, as a Dutch spreadsheet opens it: separated by semicolons, with a byte order mark and a line of names. A nested
 * object becomes a column for each of its fields.
 */
export function printCsv(records: readonly object[]): void {
  const rows = records.map((record) => Object.fromEntries(flatten(record)));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  print(`\ufeff${lines.map((cells) => cells.map(formatCell).join(';')).join('\r\n')}\r`);
}

function flatten(record: object, prefix = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, Array.isArray(value) ? JSON.stringify(value) : value]],
  );
}

function formatCell(value: unknown): string {
  const text = sanitizeText(String(value ?? ''));
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
