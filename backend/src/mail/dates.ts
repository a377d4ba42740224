const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});
const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** `vrijdag 20 november 2026`, in Dutch time. */
export function longDate(moment: Date): string {
  return day.format(moment);
}

/** `14:32`, in Dutch time. */
export function clockTime(moment: Date): string {
  return time.format(moment);
}
