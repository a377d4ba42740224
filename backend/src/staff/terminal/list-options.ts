import { type Command, InvalidArgumentError, Option } from 'commander';
import { dutchDay } from '../../dutch-time/dutch-date.js';

/** Options that every `list` command takes. */
export interface ListOptions {
  search?: string;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string;
  limit: number;
  json?: true;
}

const DAY_MS = 24 * 3600 * 1000;

export function addListOptions(command: Command, searchedIn: string): Command {
  return command
    .option('--search <text>', `only with this text in ${searchedIn}`)
    .addOption(
      new Option(
        '--since <date>',
        'only since this day: 2026-11-20, 20-11-2026, or 7d for seven days ago',
      ).argParser(readDay),
    )
    .addOption(new Option('--limit <n>', 'at most this many, the newest').default(50).argParser(readLimit))
    .option('--json', 'print JSON for programs');
}

function readDay(typed: string): string {
  const back = /^(\d{1,4})d$/.exec(typed);
  if (back) return dutchDay(new Date(Date.now() - Number(back[1]) * DAY_MS));
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(typed) ?? [];
  const iso = day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !isExistingDay(iso)) {
    throw new InvalidArgumentError('Write a day as 2026-11-20 or 20-11-2026, or 7d for seven days ago.');
  }
  return iso;
}

function isExistingDay(iso: string): boolean {
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

function readLimit(typed: string): number {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(typed);
}
