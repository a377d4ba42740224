import { font, on, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  border-top: 2px solid ${on.text};
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(0.5)} ${space(3)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${on.rule};
  }
  dt {
    font-weight: 650;
  }
`;

const Amount = styled.dd`
  font: 700 1.25rem/1.35 ${font.display};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Text = styled.dd`
  grid-column: 1 / -1;
  max-width: 60ch;
  color: ${on.soft};
`;

export interface AmountListProps {
  items: { name: string; amount: string; text?: ReactNode }[];
}

/** A list of amounts, each with its name and an optional explanation. */
export function AmountList({ items }: AmountListProps) {
  return (
    <List>
      {items.map(({ name, amount, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Amount>{amount}</Amount>
          {text && <Text>{text}</Text>}
        </div>
      ))}
    </List>
  );
}
