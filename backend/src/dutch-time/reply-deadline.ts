import { dutchDate, dutchTime } from './dutch-date.js';
import { isWorkingDay, workingDaysAfter } from './working-days.js';

/** Opening hours of the office on working days, as Dutch clock time; both are included. */
const OPENS = '10:00';
const CLOSES = '17:00';

const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', timeZone: 'Europe/Amsterdam' });

/** When something is answered at the latest: on this day, or earlier when the office closes before the day is over. */
export interface ReplyDeadline {
  /** Midnight UTC of the date. */
  day: Date;
  /** Whether the clock time at which it was received is the deadline on that day. Otherwise it is when the office closes. */
  atSameTime: boolean;
}

/**
 * The last moment at which the office is open within 24 hours, not counting weekends and Dutch public holidays. What is received
 * on such a day is answered on the next working day; what is received before the office opens, on the same day.
 */
export function replyDeadline(receivedAt: Date): ReplyDeadline {
  const next = workingDaysAfter(receivedAt, 1);
  if (!isWorkingDay(receivedAt)) return { day: next, atSameTime: false };
  const time = dutchTime(receivedAt);
  if (time < OPENS) return { day: dutchDate(receivedAt), atSameTime: false };
  return { day: next, atSameTime: time <= CLOSES };
}

/** The deadline for an answer to what was received at this moment, as a moment. */
export function replyBefore(receivedAt: Date): Date {
  const { day, atSameTime } = replyDeadline(receivedAt);
  return atSameTime ? momentOn(day, dutchTime(receivedAt)) : closingTime(day);
}

/** When the office closes on a working day. @param day midnight UTC of the date */
export function closingTime(day: Date): Date {
  return momentOn(day, CLOSES);
}

/** A clock time of the office on a day: the clocks change at night. */
function momentOn(day: Date, time: string): Date {
  const noon = new Date(day.getTime() + 12 * 3600 * 1000);
  const zone = offset.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00${zone.replace('GMT', '')}`);
}
