/** One-off costs of a lease, in whole euros, VAT excluded. */
export const EENMALIGE_KOSTEN = {
  /** Administration and brokerage, due once the definitive quote is signed. */
  administratie: 250,
  /** Cancelling after the definitive quote is signed. */
  annulering: 750,
  /** Administration when another business takes the lease over. */
  overname: 250,
} as const;

/** How long a definitive quote is valid, in working days. */
export const OFFERTE_GELDIG_WERKDAGEN = 7;

/** What the affiliated lease companies charge, in percent a year; the actual rate depends on the customer. */
export const PARTNERRENTE = { van: 2, tot: 7 } as const;

/** The rate claim, always with its condition. */
export const PARTNERRENTE_TEKST = `${PARTNERRENTE.van} tot ${PARTNERRENTE.tot}% per jaar bij onze partners, afhankelijk van uw situatie`;
