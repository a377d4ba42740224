import { FaqAnswer } from '@site/kit/content';
import type { Question } from './question';
import { TopicRow } from './topic-row';

/** Questions with their answers always visible. */
export function QuestionBlocks({ questions }: { questions: readonly Question[] }) {
  return questions.map((question) => (
    <TopicRow key={question.question} title={question.question}>
      <FaqAnswer answer={question.answer} more={question.more} />
    </TopicRow>
  ));
}
