/**
 * Service commitments of the company, worded once so that they read the same everywhere. The space between a time and "uur" is
 * non-breaking.
 */
export const BELOFTEN = {
  /** Short form, for the header. */
  telefoonKort: 'Ma–vr 10.00–17.00\u00a0uur',
  /** Long form, for sentences. */
  telefoonLang: 'Maandag tot en met vrijdag van 10.00 tot 17.00\u00a0uur, in het weekend gesloten',
  /** Within how many hours an application or mail is answered, on working days. */
  reactieUren: 24,
  /** How long filling in an application takes, in minutes. */
  aanvraagMinuten: 10,
  /** How long filling in a complaint takes, in minutes. */
  klachtMinuten: 5,
} as const;
