import { datumInNederland } from '@site/contract';

const timeZone = 'Europe/Amsterdam';
const time = new Intl.DateTimeFormat('nl-NL', { hour: 'numeric', minute: '2-digit', timeZone });
const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone });
const date = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone });
const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How near a deadline is: over, within two hours, or later. */
export type Urgency = 'late' | 'soon' | 'later';

/** A deadline in words, as somebody at the office says it. */
export function dueInWords(voor: string, now: Date): { text: string; urgency: Urgency } {
  const moment = new Date(voor);
  const left = moment.getTime() - now.getTime();
  if (left < 0) return { text: `Te laat: ${whenInWords(voor, now)}`, urgency: 'late' };
  return { text: whenInWords(voor, now), urgency: left < 2 * HOUR_MS ? 'soon' : 'later' };
}

/** `vandaag 16.30`, `morgen 10.00`, `gisteren 17.00`, `woensdag 9.15`, or with the date when it is further away. */
export function whenInWords(iso: string, now: Date): string {
  const moment = new Date(iso);
  const days = (Date.parse(datumInNederland(moment)) - Date.parse(datumInNederland(now))) / DAY_MS;
  const at = time.format(moment).replace(':', '.');
  const near: Record<number, string> = { [-1]: 'gisteren', 0: 'vandaag', 1: 'morgen' };
  const on = near[days] ?? (days > 1 && days < 7 ? weekday.format(moment) : date.format(moment));
  return `${on} ${at}`;
}

/** A day in a table: `27 nov 2026`. */
export function shortDay(moment: string): string {
  return short.format(new Date(moment));
}
