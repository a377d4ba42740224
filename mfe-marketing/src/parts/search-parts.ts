import type { SearchPart } from '@site/kit';
import type { LinkedQuestion } from './question';

/** Questions, as the search finds them. */
export function searchParts(questions: readonly LinkedQuestion[]): readonly SearchPart[] {
  return questions.map(({ id, question, answer }) => ({
    title: question,
    description: answer.join(' '),
    hash: id,
  }));
}
