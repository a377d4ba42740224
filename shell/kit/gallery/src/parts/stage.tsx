import { color, type SurfaceTone, space, surface } from '@site/kit';
import type { Example, ExampleSurface } from '@site/kit/examples';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** What an example can be put on, besides what it was written for. */
export const SURFACES = ['paper', 'card', 'road'] as const satisfies readonly SurfaceTone[];

const Ground = styled.div<{ $on: ExampleSurface }>`
  min-width: 0;
  ${({ $on }) => surface[$on === 'page' ? 'paper' : $on]}
  ${({ $on }) =>
    $on !== 'page' &&
    css`
      padding: ${space(3)} 20px;
      @media (min-width: 640px) {
        padding: ${space(4)};
      }
    `}
  border-radius: inherit;
  outline-color: ${color.ink};
`;

/** An example on its surface. What stands on it is Dutch, as on the site. */
export function Stage({ example, on, children }: { example: Example; on?: string; children?: ReactNode }) {
  const { surface: own = 'paper', render: Render } = example;
  const chosen = own === 'page' ? own : (SURFACES.find((name) => name === on) ?? own);
  return (
    <Ground $on={chosen} lang="nl">
      {children ?? <Render />}
    </Ground>
  );
}
