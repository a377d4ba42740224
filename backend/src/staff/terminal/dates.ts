import { dutchTime } from '../../dutch-time/dutch-date.js';
import { styled } from './output.js';

const date = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** `20-11-2026`, in Dutch time. */
export function shortDate(moment: Date): string {
  return date.format(moment);
}

/** `20-11-2026 14:32`, in Dutch time. */
export function shortMoment(moment: Date): string {
  return `${date.format(moment)} ${dutchTime(moment)}`;
}

/** `20-11 14:32`, with `late` when it is over. */
export function deadline(moment: Date): string {
  return moment.getTime() < Date.now() ? styled('red', `${recentMoment(moment)} late`) : recentMoment(moment);
}

/** `20-11 14:32`, in Dutch time: for moments at most a few days away. */
export function recentMoment(moment: Date): string {
  return `${date.format(moment).slice(0, 5)} ${dutchTime(moment)}`;
}
