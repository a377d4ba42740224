import { searchParts } from '../parts/search-parts';
import { QUESTIONS } from './questions';

export default searchParts(QUESTIONS);
