const timeZone = 'Europe/Amsterdam';
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone });
const minutes = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone });
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone });

/** Formats an ISO 8601 timestamp as a Dutch date: `1 april 2025`. Any other text stays as it is. */
export function dutchDate(moment: string): string {
  return formatted(moment, days);
}

/** As `dutchDate`, with the time: `20 november 2026 om 10.00`. */
export function dutchMoment(moment: string): string {
  return formatted(moment, minutes).replace(/:(?=\d\d$)/, '.');
}

/** The time of an ISO 8601 timestamp: `10.00`. */
export function dutchTime(moment: string): string {
  return formatted(moment, time).replace(':', '.');
}

function formatted(moment: string, format: Intl.DateTimeFormat): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
}
