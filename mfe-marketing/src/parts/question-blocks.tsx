import { color, media, space } from '@site/kit';
import styled from 'styled-components';
import { Answer } from './answer';
import type { Question } from './question';

const List = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Block = styled.section`
  display: grid;
  gap: ${space(2)} ${space(9)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  ${media.wide} {
    grid-template-columns: 2fr 3fr;
  }
  h2 {
    font-size: clamp(24px, 2.6vw, 32px);
  }
`;

/** Questions and answers that all stand open, for who reads on. */
export function QuestionBlocks({ questions }: { questions: readonly Question[] }) {
  return (
    <List>
      {questions.map((question) => (
        <Block key={question.question}>
          <h2>{question.question}</h2>
          <Answer question={question} />
        </Block>
      ))}
    </List>
  );
}
