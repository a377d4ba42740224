import { styled } from './output.js';

const AMSTERDAM = 'Europe/Amsterdam';
const date = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: AMSTERDAM,
});
const time = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: AMSTERDAM });

/** `20-11-2026`, in Dutch time. */
export function shortDate(moment: Date): string {
  return date.format(moment);
}

/** `20-11-2026 14:32`, in Dutch time. */
export function shortMoment(moment: Date): string {
  return `${date.format(moment)} ${time.format(moment)}`;
}

/** `20-11 14:32`, with `late` when it is over. */
export function deadline(moment: Date): string {
  return moment.getTime() < Date.now() ? styled('red', `${recentMoment(moment)} late`) : recentMoment(moment);
}

/** `20-11 14:32`, in Dutch time: for moments at most a few days away. */
export function recentMoment(moment: Date): string {
  return `${date.format(moment).slice(0, 5)} ${time.format(moment)}`;
}
