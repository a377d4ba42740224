/** When the damage department of the insurance partner answers the phone. */
export const SCHADEAFDELING_UREN = 'maandag tot en met vrijdag van 8.00 tot 17.30\u00a0uur';

/** When the alarm centre answers the phone. */
export const ALARMCENTRALE_UREN = '24\u00a0uur per dag, 7 dagen per week';

/** Whom customers call about damage, with the article for a sentence; breakdown help has the hours of its own policy. */
export const HELP_LINES = {
  schadeafdeling: { name: 'Schadeafdeling', inSentence: 'de schadeafdeling', hours: SCHADEAFDELING_UREN },
  alarmcentrale: { name: 'Alarmcentrale', inSentence: 'de alarmcentrale', hours: ALARMCENTRALE_UREN },
  pechhulp: { name: 'Pechhulp', inSentence: 'de pechhulp', hours: undefined },
} as const;

/** One of the lines, by its key in the identity of the site. */
export type HelpLine = keyof typeof HELP_LINES;
