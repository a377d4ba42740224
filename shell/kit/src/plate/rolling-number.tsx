import styled from 'styled-components';
import { duration } from '../theme/theme';

const Row = styled.span`
  display: inline-flex;
  white-space: pre;
`;

/** Shows one digit of a strip of ten. The strip is generated content, so that it is not part of the page's text. */
const Digit = styled.span<{ $digit: number }>`
  display: inline-block;
  height: 1em;
  overflow: hidden;
  &::before {
    content: '0\\a 1\\a 2\\a 3\\a 4\\a 5\\a 6\\a 7\\a 8\\a 9';
    display: block;
    line-height: 1;
    white-space: pre;
    transform: translateY(${({ $digit }) => -$digit * 10}%);
    transition: transform ${duration.roll} cubic-bezier(0.25, 0.9, 0.3, 1);
  }
`;

/** A character other than a digit, also generated content. */
const Character = styled.span`
  &::before {
    content: attr(data-character);
  }
`;

/** A number whose digits roll to their new value. Hidden from screen readers: add the number as text. */
export function RollingNumber({ text }: { text: string }) {
  const characters = [...text];
  return (
    <Row aria-hidden>
      {characters.map((character, index) => {
        // Counted from the right, so that keys stay stable when the number gets more digits.
        const place = characters.length - index;
        return /\d/.test(character) ? (
          <Digit key={place} $digit={Number(character)} />
        ) : (
          <Character key={`${place}${character}`} data-character={character} />
        );
      })}
    </Row>
  );
}
