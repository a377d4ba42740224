import { dutchTime } from '../dutch-time/dutch-date.js';
import { replyDeadline } from '../dutch-time/reply-deadline.js';

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** `vrijdag 20 november 2026`, in Dutch time. */
export function longDate(moment: Date): string {
  return day.format(moment);
}

/** `14.32`, in Dutch time. */
export function clockTime(moment: Date): string {
  return dutchTime(moment).replace(':', '.');
}

/** The deadline for an answer, always a moment when the office is open: `maandag 23 november 2026 om 14.32 uur`, or the day only. */
export function formatReplyDeadline(receivedAt: Date): string {
  const { day, atSameTime } = replyDeadline(receivedAt);
  return atSameTime ? `${longDate(day)} om ${clockTime(receivedAt)} uur` : longDate(day);
}
