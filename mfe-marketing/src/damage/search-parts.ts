import { searchParts } from '../parts/search-parts';
import { QUESTIONS } from './questions';

/** The questions about damage. */
export default searchParts(QUESTIONS);
