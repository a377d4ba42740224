/** `2026-11-23` as `maandag 23 november 2026`; null for anything else, such as a field that an older backend does not send. */
export function dayInWords(date: unknown): string | null {
  const day = typeof date === 'string' ? new Date(`${date}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime())) return null;
  return day.toLocaleDateString('nl-NL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
