import styled from 'styled-components';
import { duration } from '../theme/theme';

const Row = styled.span`
  display: inline-flex;
  white-space: pre;
`;

/** A window on a strip of the ten digits. The strip is generated content, so that it is no text of the page. */
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

/** What is no digit, generated too. */
const Character = styled.span`
  &::before {
    content: attr(data-character);
  }
`;

/** A written number whose digits roll to their new value. Drawn for the eye only: say the number beside it. */
export function RollingNumber({ text }: { text: string }) {
  const characters = [...text];
  return (
    <Row aria-hidden>
      {characters.map((character, index) => {
        // Counted from the right, so that the units stay the units when the number grows.
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
