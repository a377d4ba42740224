import { color, font, media, on, radius, space } from '@site/kit';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';

/** What goes from one party to another. */
export interface Transfer {
  from: string;
  to: string;
  /** What is handed over, in a few words. */
  what: string;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space(0.5)} ${space(1.5)};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 11em) minmax(0, 1fr) minmax(0, 11em);
  }
`;

const Party = styled.b`
  display: grid;
  place-items: center;
  min-height: ${space(7)};
  padding: ${space(1)};
  text-align: center;
  font: 700 1.0625rem/1.2 ${font.display};
  color: ${color.ink};
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  ${media.mobile} {
    font-size: 1rem;
  }
  &[data-you] {
    background: ${color.plate};
  }
`;

/** The arrow with its words: above it where there is room, else below both parties. */
const Way = styled.span`
  display: contents;
  svg {
    color: ${on.text};
  }
  span {
    grid-column: 1 / -1;
    grid-row: 2;
    text-align: center;
    color: ${on.soft};
    text-wrap: balance;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    &::before {
      content: '';
      grid-row: 2;
      height: 0;
      margin-right: -0.625rem;
      border-top: 3px solid ${on.text};
    }
    svg {
      grid-row: 2;
    }
    span {
      grid-row: 1;
      line-height: 1.35;
    }
  }
`;

/** Who hands over what to whom, from top to bottom in the order of time. The visitor is 'U'. */
export function Parties({ transfers, name }: { transfers: readonly Transfer[]; name: string }) {
  const party = (title: string) => <Party data-you={title === 'U' || undefined}>{title}</Party>;
  return (
    <List aria-label={name}>
      {transfers.map(({ from, to, what }) => (
        <Row key={`${from}-${what}`}>
          {party(from)}
          <Way>
            <ArrowRight size={28} strokeWidth={2.6} aria-label="naar" role="img" />
            <span>{what}</span>
          </Way>
          {party(to)}
        </Row>
      ))}
    </List>
  );
}
