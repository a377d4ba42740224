const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** The day that it is in the Netherlands at a moment: `2026-12-02`. */
export function datumInNederland(moment = new Date()): string {
  return DAY.format(moment);
}
