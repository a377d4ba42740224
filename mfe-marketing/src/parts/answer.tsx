import { Prose, TextLink } from '@site/kit';
import type { Question } from './question';

/** The answer to a question: its paragraphs and the link to more. */
export function Answer({ question: { answer, more } }: { question: Question }) {
  return (
    <Prose>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {more && (
        <p>
          <TextLink to={more.to}>{more.text}</TextLink>
        </p>
      )}
    </Prose>
  );
}

/** Questions as the kit's accordion wants them. */
export function accordionItems(questions: readonly Question[]) {
  return questions.map((question) => ({
    question: question.question,
    answer: <Answer question={question} />,
  }));
}
