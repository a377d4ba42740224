import { type Environment, InvalidSetting, readEnvironment, setting } from '@site/server';
import * as v from 'valibot';
import { timeSetting } from './time-setting';

/** A message above the content of every page, such as planned maintenance. */
export interface Announcement {
  text: string;
  /** Start, in ms since the epoch; null: at once. */
  from: number | null;
  /** End, in ms since the epoch; null: as long as it is set. */
  until: number | null;
}

const SETTINGS = {
  ANNOUNCEMENT: setting('The text. Empty: there is none.', v.string()),
  ANNOUNCEMENT_FROM: setting('When it appears. Empty: at once.', timeSetting),
  ANNOUNCEMENT_UNTIL: setting('When it disappears. Empty: never.', timeSetting),
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
