/**
 * What the company promises, worded once so that it reads the same wherever it stands. A time and its "uur" stay on one line: the
 * space between them does not break.
 */
export const BELOFTEN = {
  /** Phone hours in short, as in the header. */
  telefoonKort: 'Ma–vr 10.00–17.00\u00a0uur',
  /** Phone hours in a sentence. */
  telefoonLang: 'Maandag tot en met vrijdag van 10.00 tot 17.00\u00a0uur, in het weekend gesloten',
  /** Within how many hours an application or mail is answered, on working days. */
  reactieUren: 24,
  /** How long filling in an application takes, in minutes. */
  aanvraagMinuten: 10,
  /** How long filling in a complaint takes, in minutes. */
  klachtMinuten: 5,
} as const;
