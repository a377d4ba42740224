import { isWorkingDay, workingDaysAfter } from '../dutch-time/working-days.js';

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});
const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** `vrijdag 20 november 2026`, in Dutch time. */
export function longDate(moment: Date): string {
  return day.format(moment);
}

/** `14.32`, in Dutch time. */
export function clockTime(moment: Date): string {
  return time.format(moment).replace(':', '.');
}

/**
 * The deadline for an answer, `maandag 23 november 2026 om 14.32 uur`: 24 hours later, not counting weekends and Dutch public
 * holidays. What is received on such a day is answered by the end of the next working day.
 */
export function formatReplyDeadline(moment: Date): string {
  const hour = isWorkingDay(moment) ? clockTime(moment) : '24.00';
  return `${longDate(workingDaysAfter(moment, 1))} om ${hour} uur`;
}
