import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, space } from '../theme/theme';

const StackRoot = styled.div<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
  min-width: 0;
`;

/** Stacked children. `gap` in steps of 8 px, 2 by default. */
export function Stack({ gap = 2, children }: { gap?: number; children: ReactNode }) {
  return <StackRoot $gap={gap}>{children}</StackRoot>;
}

const GridRoot = styled.div<{ $columns: 2 | 3 | 4 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Equal columns: one on a phone, two on a tablet (a last one alone fills its row), all on a wide screen. */
export function Grid({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  return <GridRoot $columns={columns}>{children}</GridRoot>;
}

/** The two columns of every page on a wide screen: the second one starts at the same place on all pages. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(9)};
  }
`;

const SplitRoot = styled.div<{ $align: string }>`
  ${twoColumns}
  row-gap: ${space(4)};
  align-items: ${({ $align }) => $align};
  /* The gap separates the columns: margins of their own would push them off centre. */
  && > * {
    margin-block: 0;
  }
`;

interface SplitProps {
  children: ReactNode;
  /** The vertical alignment of the columns. */
  align?: 'center' | 'start';
}

/** Two equal columns on a wide screen, stacked elsewhere. */
export function Split({ children, align = 'center' }: SplitProps) {
  return <SplitRoot $align={align}>{children}</SplitRoot>;
}
