import { type Environment, InvalidSetting, mustBe, readEnvironment, setting } from '@site/server';
import * as v from 'valibot';

/** A message above the content of every page, such as planned maintenance. */
export interface Announcement {
  text: string;
  /** Start, in ms since the epoch; null: at once. */
  from: number | null;
  /** End, in ms since the epoch; null: as long as it is set. */
  until: number | null;
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const time = v.pipe(
  v.string(),
  v.check((value) => {
    const day = ISO_TIME.exec(value)?.[1];
    // Date.parse reads 31 February as 3 March.
    return (
      day !== undefined &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(`${day}T00:00Z`).toISOString().startsWith(day)
    );
  }, mustBe('a time with its zone, such as 2026-03-01T22:00:00+01:00')),
  v.transform(Date.parse),
);

const SETTINGS = {
  ANNOUNCEMENT: setting('The text. Empty: there is none.', v.string()),
  ANNOUNCEMENT_FROM: setting('When it appears. Empty: at once.', time),
  ANNOUNCEMENT_UNTIL: setting('When it disappears. Empty: never.', time),
};

/** Reads the announcement from environment variables; null when there is none. @throws InvalidSetting */
export function readAnnouncement(env: Environment): Announcement | null {
  const {
    ANNOUNCEMENT: text,
    ANNOUNCEMENT_FROM: from = null,
    ANNOUNCEMENT_UNTIL: until = null,
  } = readEnvironment(SETTINGS, env);
  if (from !== null && until !== null && until <= from) {
    throw new InvalidSetting('ANNOUNCEMENT_UNTIL', 'must be later than ANNOUNCEMENT_FROM.');
  }
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
