/** Made when it is first needed: on a phone that takes some 60 ms, and few pages need it. */
let day: Intl.DateTimeFormat | undefined;

/** The day that it is in the Netherlands at a moment: `2026-12-02`. */
export function datumInNederland(moment = new Date()): string {
  day ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' });
  return day.format(moment);
}
