/** When the damage department of the insurance partner answers the phone. */
export const SCHADEAFDELING_UREN = 'maandag tot en met vrijdag van 8.00 tot 17.30 uur';

/** When the alarm centre answers the phone. */
export const ALARMCENTRALE_UREN = '24 uur per dag, 7 dagen per week';
