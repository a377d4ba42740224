/** The usual down payment of starters (1 to 12 months in business), in percent of the price. */
export const AANBETALING_STARTER = { van: 10, tot: 25 } as const;
