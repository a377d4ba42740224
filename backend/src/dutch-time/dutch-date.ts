/** The one way of writing a date in which Intl writes it as ISO does. */
const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The day that it is in the Netherlands at a moment: `2026-11-20`. */
export function dutchDay(moment: Date): string {
  return date.format(moment);
}

/** The date in the Netherlands at a moment, as midnight UTC of that date. */
export function dutchDate(moment: Date): Date {
  return new Date(`${dutchDay(moment)}T00:00:00Z`);
}

/** The year in the Netherlands at a moment: on New Year's Eve it begins an hour before that of UTC. */
export function dutchYear(moment: Date): number {
  return dutchDate(moment).getUTCFullYear();
}
