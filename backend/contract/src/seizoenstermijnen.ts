/** The months of a year with the higher instalments of the example: April to September. January is 1. */
export const DRUKKE_MAANDEN: readonly number[] = [4, 5, 6, 7, 8, 9];

/** Instalments that follow the season, in whole euros a month. */
export interface Seizoenstermijnen {
  /** In a busy month. */
  druk: number;
  /** In each of the other months. */
  rustig: number;
  /** In a year: the same as with equal instalments. */
  perJaar: number;
}

/**
 * An example of instalments that follow the season: half of the equal instalment in a quiet month, and the rest of the year's amount in the
 * six busy ones. Interest that differs because less is repaid in some months is left out.
 *
 * @param maandbedrag the equal instalment, in whole euros.
 */
export function seizoenstermijnen(maandbedrag: number): Seizoenstermijnen {
  const perJaar = 12 * maandbedrag;
  const rustig = Math.round(maandbedrag / 2);
  const rustigeMaanden = 12 - DRUKKE_MAANDEN.length;
  return { druk: (perJaar - rustigeMaanden * rustig) / DRUKKE_MAANDEN.length, rustig, perJaar };
}
