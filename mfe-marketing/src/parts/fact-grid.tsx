import { Grid, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Spacing = styled.div`
  margin-block: ${space(3)};
  &:first-child {
    margin-top: 0;
  }
  &:last-child {
    margin-bottom: 0;
  }
  /* A card that opens does not stretch the others. */
  &:has([aria-expanded='true']) > * {
    align-items: start;
  }
`;

/** A grid of cards, with space above and below. */
export function FactGrid({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  return (
    <Spacing>
      <Grid columns={columns}>{children}</Grid>
    </Spacing>
  );
}
