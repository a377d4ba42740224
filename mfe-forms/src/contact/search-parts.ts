import type { SearchPart } from '@site/kit';
import { QUESTIONS_AFTER, QUESTIONS_BEFORE } from './questions';

const PARTS: readonly SearchPart[] = [...QUESTIONS_BEFORE, ...QUESTIONS_AFTER].map(
  ({ id, question, answer }) => ({ title: question, description: answer, hash: id }),
);

export default PARTS;
