const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands at a moment, as midnight UTC of that date. */
export function dutchDate(moment: Date): Date {
  return new Date(`${date.format(moment)}T00:00:00Z`);
}

/** The year in the Netherlands at a moment: on New Year's Eve it begins an hour before that of UTC. */
export function dutchYear(moment: Date): number {
  return dutchDate(moment).getUTCFullYear();
}
