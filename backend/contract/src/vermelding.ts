import type { Feit } from './bron.js';
import { datumInNederland } from './dutch-day.js';

/** What is true before a day, and what is true from the end of the one before it. The last one has no end. */
type Teksten = string | readonly [...{ voor: string; tekst: string }[], string];

/** A fact with all its texts; `feit` gives the one of a day. */
export interface Vermelding extends Omit<Feit, 'tekst'> {
  tekst: Teksten;
}

/** A fact as it is on a day in the Netherlands: today by default. */
export function feit({ tekst, ...rest }: Vermelding, dag = new Date()): Feit {
  if (typeof tekst === 'string') return { tekst, ...rest };
  const vandaag = datumInNederland(dag);
  for (const deel of tekst) {
    if (typeof deel === 'string') return { tekst: deel, ...rest };
    if (vandaag < deel.voor) return { tekst: deel.tekst, ...rest };
  }
  throw new Error('The fact has no last text.');
}
