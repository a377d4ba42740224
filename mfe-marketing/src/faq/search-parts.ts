import { searchParts } from '../parts/search-parts';
import { TOPICS } from './questions';

/** The questions of all topics. */
export default searchParts(TOPICS.flatMap(({ questions }) => questions));
