/** The official page where a fact is stated. */
export interface Bron {
  naam: string;
  url: string;
}

/** A statement about law, tax or a register. Without figures to compute with: those are in `BELASTINGJAREN`. */
export interface Feit {
  /** One or more whole sentences. */
  tekst: string;
  bron: Bron;
  /** The day on which it was last compared with its source. */
  bekekenOp: string;
}

/** The articles of a law, by number: each the one that is in force on the day of the visit. */
export function inDeWet(bwb: string, wet: string): (nummer: string) => Bron {
  return (nummer) => ({
    naam: `artikel ${nummer} ${wet}`,
    url: `https://wetten.overheid.nl/jci1.3:c:${bwb}&artikel=${nummer}`,
  });
}
