import { type Command, InvalidArgumentError, Option } from 'commander';
import { dutchDay } from '../../dutch-time/dutch-date.js';
import type { Format } from './table.js';

/** Options that every `list` command takes. */
export interface ListOptions extends Format {
  search?: string;
  /** A day in the Netherlands: `2026-11-20`. */
  since?: string;
  limit: number;
}

const DAY_MS = 24 * 3600 * 1000;

export function addListOptions(command: Command, searchedIn: string): Command {
  return addLimitOption(addFormatOptions(command), 'at most this many, the newest')
    .option('--search <text>', `only with this text in ${searchedIn}`)
    .addOption(
      new Option(
        '--since <date>',
        'only since this day: 2026-11-20, 20-11-2026, or 7d for seven days ago',
      ).argParser(readDay),
    );
}

/** Adds the option `--limit`. */
export function addLimitOption(command: Command, meaning: string): Command {
  return command.addOption(new Option('--limit <n>', meaning).default(50).argParser(readLimit));
}

/** Adds the options `--json` and `--csv`. */
export function addFormatOptions(command: Command): Command {
  return command
    .option('--json', 'print JSON for programs')
    .addOption(new Option('--csv', 'print CSV for a spreadsheet').conflicts('json'));
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
