import Table from 'cli-table3';
import { lines, paint, print } from './output.js';

/** A column of a table. */
export interface Column {
  title: string;
  align?: 'left' | 'right';
  /** Is cut when the terminal is too narrow for the whole table. */
  flexible?: true;
}

const GAP = 2;
/** A flexible column is not cut below this. */
const NARROWEST = 10;
const NO_BORDERS = Object.fromEntries(
  [
    'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right',
    'left left-mid mid mid-mid right right-mid middle',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [name, '']),
);

/** Prints aligned columns without borders. On a terminal the table fits its width; in a pipe nothing is cut. */
export function printTable(columns: readonly Column[], rows: readonly string[][]): void {
  if (rows.length === 0) return;
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => visible(row[index] ?? '').length)),
  );
  if (process.stdout.isTTY) fit(widths, columns, process.stdout.columns);
  const table = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    colAligns: columns.map(({ align = 'left' }) => align),
    colWidths: widths.map((width) => width + GAP),
  });
  table.push(
    columns.map(({ title }) => paint('dim', title)),
    ...rows,
  );
  print(withoutTrailingSpaces(table.toString()));
}

/** Prints `label  value` lines under a heading. Values that are empty are left out. */
export function printFacts(
  heading: string,
  facts: Readonly<Record<string, string>> | readonly (readonly [label: string, value: string])[],
): void {
  const pairs = Array.isArray(facts) ? facts : Object.entries(facts);
  const known = pairs.filter(([, value]) => value !== '');
  if (known.length === 0) return;
  const width = Math.max(...known.map(([label]) => label.length));
  print(`\n${paint('bold', heading)}`);
  for (const [label, value] of known) {
    const [first, ...rest] = value.split('\n');
    print(`  ${paint('dim', label.padEnd(width))}  ${first}`);
    for (const more of rest) print(`  ${' '.repeat(width)}  ${more}`);
  }
}

/** Prints a longer text under a heading, with its line ends; nothing when it is empty. */
export function printText(heading: string, text: string): void {
  if (text.trim() === '') return;
  print(`\n${paint('bold', heading)}\n${lines(text).replace(/^(?=.)/gm, '  ')}`);
}

/** Takes width from the widest of the flexible columns until the table fits. */
function fit(widths: number[], columns: readonly Column[], available: number): void {
  const flexible = columns.flatMap(({ flexible }, index) => (flexible ? [index] : []));
  const total = () => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  while (total() > available) {
    const widest = Math.max(...flexible.map((index) => widths[index] ?? 0));
    const index = flexible.find((candidate) => widths[candidate] === widest);
    if (index === undefined || widest <= NARROWEST) return;
    widths[index] = widest - 1;
  }
}

/** A text without the escapes of its colours. */
function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes start with one.
  return text.replace(/\x1b\[[0-9;]*m/g, '');
}

function withoutTrailingSpaces(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes start with one.
  return text.replace(/[ ]+((?:\x1b\[[0-9;]*m)*)$/gm, '$1');
}
