/** `sv-SE` formats dates as ISO 8601 does. */
const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands at a moment: `2026-11-20`. */
export function dutchDay(moment: Date): string {
  return date.format(moment);
}

/** The date in the Netherlands at a moment, as midnight UTC of that date. */
export function dutchDate(moment: Date): Date {
  return new Date(`${dutchDay(moment)}T00:00:00Z`);
}

/** The year in the Netherlands at a moment; it starts an hour before the year in UTC. */
export function dutchYear(moment: Date): number {
  return dutchDate(moment).getUTCFullYear();
}
