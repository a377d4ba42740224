/** How long a definitive quote can be signed, in working days. */
export const OFFERTE_GELDIG_WERKDAGEN = 7;

/** Share of the price that starters (1 to 12 months in business) often pay down, in percent. */
export const AANBETALING_STARTER = { van: 10, tot: 25 } as const;
