import Table from 'cli-table3';
import { BYTE_ORDER_MARK, csvLine } from '../../office/csv.js';
import { print, printJson, sanitizeLine, sanitizeText, styled } from './output.js';

export interface Column<Row> {
  title: string;
  /** The text of a cell. */
  cell: (row: Row) => string;
  align?: 'left' | 'right';
  /** Truncated when the terminal is too narrow for the whole table. */
  flexible?: true;
}

/** A column with what somebody typed, which may be long. */
export function lineColumn<Row>(title: string, text: (row: Row) => string): Column<Row> {
  return { title, cell: (row) => sanitizeLine(text(row)), flexible: true };
}

const GAP = 2;
/** A flexible column is not truncated below this width. */
const MIN_FLEXIBLE_WIDTH = 10;
/** Nor is it ever wider: one name of a thousand characters would make every row that wide. */
const MAX_FLEXIBLE_WIDTH = 100;
const NO_BORDERS = Object.fromEntries(
  [
    'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right',
    'left left-mid mid mid-mid right right-mid middle',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [name, '']),
);

/** How a list is printed; a table unless it is for a program or a spreadsheet. */
export interface Format {
  json?: true;
  csv?: true;
}

/** Prints a list in the wanted format. @param toJson what programs and spreadsheets get of a row, whole */
export function printList<Row>(
  rows: readonly Row[],
  { json, csv }: Format,
  toJson: (row: Row) => object,
  columns: readonly Column<Row>[],
): void {
  if (json) printJson(rows.map(toJson));
  else if (csv) printCsv(rows.map(toJson));
  else printTable(rows, columns);
}

/** Prints aligned columns without borders. On a terminal the table fits its width; in a pipe only very long texts are truncated. */
export function printTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): void {
  if (rows.length === 0) return;
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const widths = columns.map(({ title, flexible }, index) => {
    const width = Math.max(title.length, ...cells.map((row) => stripEscapes(row[index] ?? '').length));
    return flexible ? Math.min(width, MAX_FLEXIBLE_WIDTH) : width;
  });
  if (process.stdout.isTTY) shrinkToFit(widths, columns, process.stdout.columns);
  const table = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    colAligns: columns.map(({ align = 'left' }) => align),
    colWidths: widths.map((width) => width + GAP),
  });
  table.push(
    columns.map(({ title }) => styled('dim', title)),
    ...cells,
  );
  print(withoutTrailingSpaces(table.toString()));
}

/** Prints `label  value` lines under a heading. Empty values are left out. */
export function printFacts(
  heading: string,
  facts: Readonly<Record<string, string>> | readonly (readonly [label: string, value: string])[],
): void {
  const pairs = Array.isArray(facts) ? facts : Object.entries(facts);
  const known = pairs.filter(([, value]) => value !== '');
  if (known.length === 0) return;
  const width = Math.max(...known.map(([label]) => label.length));
  print(`\n${styled('bold', heading)}`);
  for (const [label, value] of known) {
    const [first, ...rest] = value.split('\n');
    print(`  ${styled('dim', label.padEnd(width))}  ${first}`);
    for (const more of rest) print(`  ${' '.repeat(width)}  ${more}`);
  }
}

/** Prints multi-line text under a heading; prints nothing when it is empty. */
export function printText(heading: string, text: string): void {
  if (text.trim() === '') return;
  print(`\n${styled('bold', heading)}\n${sanitizeText(text).replace(/^(?=.)/gm, '  ')}`);
}

/** Narrows the widest flexible column until the table fits. */
function shrinkToFit(widths: number[], columns: readonly Column<never>[], available: number): void {
  const flexible = columns.flatMap(({ flexible }, index) => (flexible ? [index] : []));
  const total = () => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  while (total() > available) {
    const widest = Math.max(...flexible.map((index) => widths[index] ?? 0));
    const index = flexible.find((candidate) => widths[candidate] === widest);
    if (index === undefined || widest <= MIN_FLEXIBLE_WIDTH) return;
    widths[index] = widest - 1;
  }
}

/** Removes ANSI escape sequences. */
function stripEscapes(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI escape sequences start with one.
  return text.replace(/\x1b\[[0-9;]*m/g, '');
}

function withoutTrailingSpaces(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI escape sequences start with one.
  return text.replace(/[ ]+((?:\x1b\[[0-9;]*m)*)$/gm, '$1');
}

/**
 * Prints records as CSV, as a Dutch spreadsheet opens it: separated by semicolons, with a byte order mark and a line of names. A nested
 * object becomes a column for each of its fields.
 */
export function printCsv(records: readonly object[]): void {
  const rows = records.map((record) => Object.fromEntries(flatten(record)));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  print(`${BYTE_ORDER_MARK}${lines.map(csvLine).join('\r\n')}\r`);
}

function flatten(record: object, prefix = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, Array.isArray(value) ? JSON.stringify(value) : value]],
  );
}
