import { datumInNederland } from '@site/contract';

const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** The date in the Netherlands at a moment: `2026-11-20`. */
export const dutchDay = (moment: Date): string => datumInNederland(moment);

/** The clock time in the Netherlands at a moment: `14:32`. */
export const dutchTime = (moment: Date): string => time.format(moment);

/** The date in the Netherlands at a moment, as midnight UTC of that date. */
export function dutchDate(moment: Date): Date {
  return new Date(`${dutchDay(moment)}T00:00:00Z`);
}

/** The year in the Netherlands at a moment; it starts an hour before the year in UTC. */
export function dutchYear(moment: Date): number {
  return dutchDate(moment).getUTCFullYear();
}
