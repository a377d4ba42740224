import { Answer } from './answer';
import type { Question } from './question';
import { TopicRow } from './topic-row';

/** Questions and answers that all stand open, for who reads on. */
export function QuestionBlocks({ questions }: { questions: readonly Question[] }) {
  return questions.map((question) => (
    <TopicRow key={question.question} title={question.question}>
      <Answer question={question} />
    </TopicRow>
  ));
}
