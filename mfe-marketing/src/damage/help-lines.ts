/** Opening hours of the damage department of the insurance partner. */
export const SCHADEAFDELING_UREN = 'maandag tot en met vrijdag van 8.00 tot 17.30\u00a0uur';

/** Opening hours of the emergency call centre. */
export const ALARMCENTRALE_UREN = '24\u00a0uur per dag, 7 dagen per week';

/** The phone lines for damage, each with its Dutch article. The hours of roadside assistance depend on the policy. */
export const HELP_LINES = {
  schadeafdeling: { name: 'Schadeafdeling', inSentence: 'de schadeafdeling', hours: SCHADEAFDELING_UREN },
  alarmcentrale: { name: 'Alarmcentrale', inSentence: 'de alarmcentrale', hours: ALARMCENTRALE_UREN },
  pechhulp: { name: 'Pechhulp', inSentence: 'de pechhulp', hours: undefined },
} as const;

/** A phone line, by its key in SiteIdentity. */
export type HelpLine = keyof typeof HELP_LINES;
