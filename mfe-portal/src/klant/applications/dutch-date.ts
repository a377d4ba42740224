const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** Formats an ISO 8601 timestamp as a Dutch date: `1 april 2025`. */
export function dutchDate(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : longDate.format(date);
}
