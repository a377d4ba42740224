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
    if (part) times[part] += await processorTimeOf(pid).catch(() => 0);
  }
  return times;
}

/** The processor time that a process has used since it started, in seconds, with that of its children that have ended. @throws when it has ended */
export async function processorTimeOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name of the program, which may contain spaces: utime, stime, cutime and cstime are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS_PER_SECOND;
}
