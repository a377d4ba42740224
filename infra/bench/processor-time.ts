import { readFile } from 'node:fs/promises';
import { descendants } from '@site/testkit/processes';

/** Linux counts in ticks, and has told programs of 100 a second on every platform for decades (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** The parts of the site and what they are compared with, by the programs of their processes. */
const PARTS = {
  // First: its arguments name the database.
  bare: /bench\/bare-/,
  shell: /node\/server\.cjs/,
  renderers: /node\/renderer\.cjs/,
  backend: /backend\/dist/,
  PostgreSQL: /postgres/,
  cache: /nginx/,
} as const;

export type Part = keyof typeof PARTS;

/** The processor time that the parts of the site have used since they started, in seconds, with that of processes that have ended. */
export async function processorTime(): Promise<Record<Part, number>> {
  const times = { bare: 0, shell: 0, renderers: 0, backend: 0, PostgreSQL: 0, cache: 0 };
  for (const { pid, command } of await descendants(process.pid)) {
    const part = (Object.keys(PARTS) as Part[]).find((name) => PARTS[name].test(command));
    const stat = part && (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined));
    if (!part || !stat) continue;
    // After the name of the program, which may contain spaces: utime, stime, cutime and cstime are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    times[part] += ticks / TICKS_PER_SECOND;
  }
  return times;
}
