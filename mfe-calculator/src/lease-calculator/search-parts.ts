import type { SearchPart } from '@site/kit';
import { QUESTIONS } from './questions';

const PARTS: readonly SearchPart[] = QUESTIONS.map(({ id, question, answer }) => ({
  title: question,
  description: answer,
  hash: id,
}));

export default PARTS;
