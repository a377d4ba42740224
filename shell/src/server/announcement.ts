import { InvalidSetting } from '@site/contract';

/** A message above the content of every page, such as planned maintenance. */
export interface Announcement {
  text: string;
  /** Start, in ms since the epoch; null: at once. */
  from: number | null;
  /** End, in ms since the epoch; null: as long as it is set. */
  until: number | null;
}

/** Reads the announcement from environment variables; null when there is none. @throws InvalidSetting naming the variable. */
export function readAnnouncement(env: NodeJS.ProcessEnv): Announcement | null {
  const from = time(env, 'ANNOUNCEMENT_FROM');
  const until = time(env, 'ANNOUNCEMENT_UNTIL');
  if (from !== null && until !== null && until <= from) {
    throw new InvalidSetting('ANNOUNCEMENT_UNTIL must be later than ANNOUNCEMENT_FROM.');
  }
  const text = env.ANNOUNCEMENT?.trim();
  return text ? { text, from, until } : null;
}

/** The text to show at this moment (ms since the epoch), or null. */
export function announcementAt(announcement: Announcement | null, now: number): string | null {
  if (!announcement) return null;
  const { text, from, until } = announcement;
  return (from === null || from <= now) && (until === null || now < until) ? text : null;
}

/** Milliseconds until the announcement appears or disappears; Infinity when it does not change. */
export function msUntilAnnouncementChanges(announcement: Announcement | null, now: number): number {
  const moments = [announcement?.from ?? null, announcement?.until ?? null];
  return Math.min(...moments.map((at) => (at !== null && at > now ? at - now : Number.POSITIVE_INFINITY)));
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function time(env: NodeJS.ProcessEnv, name: string): number | null {
  const text = env[name]?.trim();
  if (!text) return null;
  const day = ISO_TIME.exec(text)?.[1];
  const moment = Date.parse(text);
  // Date.parse reads 31 February as 3 March.
  if (day && !Number.isNaN(moment) && new Date(`${day}T00:00Z`).toISOString().startsWith(day)) return moment;
  throw new InvalidSetting(
    `${name} must be a time with its zone, such as 2026-03-01T22:00:00+01:00, not "${text}".`,
  );
}
