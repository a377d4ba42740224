import { color } from '@site/kit';
import styled from 'styled-components';
import { dueInWords } from './due';

/** A deadline in a row or among facts: red when it is over, which its words say too. */
export function DueText({ voor }: { voor: string }) {
  const { text, urgency } = dueInWords(voor, new Date());
  return (
    <Time dateTime={voor} data-late={urgency === 'late' || undefined}>
      {text}
    </Time>
  );
}

const Time = styled.time`
  &[data-late] {
    color: ${color.error};
  }
`;
