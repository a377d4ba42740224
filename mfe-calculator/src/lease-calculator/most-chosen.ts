import { MOST_CHOSEN_LOOPTIJDEN } from '@site/contract';

/** The terms that customers choose most, in a sentence: `48, 60 en 72`. */
export const MOST_CHOSEN = `${MOST_CHOSEN_LOOPTIJDEN.slice(0, -1).join(', ')} en ${MOST_CHOSEN_LOOPTIJDEN.at(-1)}`;
