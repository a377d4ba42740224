import { searchParts } from '../parts/search-parts';
import { TOPICS } from './questions';

export default searchParts(TOPICS.flatMap(({ questions }) => questions));
