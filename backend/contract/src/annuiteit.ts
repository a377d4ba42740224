/** A loan whose interest is charged over what is still owed. */
export interface Annuiteit {
  /** What is borrowed, in whole euros. */
  bedrag: number;
  /** Yearly rate as a fraction: 0.07 is 7% a year, a twelfth of it each month. */
  jaarrente: number;
  /** In months. */
  looptijd: number;
  /** What is still owed after the last monthly amount, in whole euros. */
  slottermijn?: number;
}

/** The monthly amount of an annuity, in whole euros. */
export function annuiteit({ bedrag, jaarrente, looptijd, slottermijn = 0 }: Annuiteit): number {
  const maandrente = jaarrente / 12;
  if (maandrente === 0) return Math.round((bedrag - slottermijn) / looptijd);
  const discount = (1 + maandrente) ** -looptijd;
  return Math.round(((bedrag - slottermijn * discount) * maandrente) / (1 - discount));
}
