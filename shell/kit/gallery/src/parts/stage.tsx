import { color, type SurfaceTone, space, surface } from '@site/kit';
import type { Example, ExampleSurface } from '@site/kit/examples';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** The surfaces that an example can be shown on, in addition to its own. */
export const SURFACES = ['light', 'card', 'dark'] as const satisfies readonly SurfaceTone[];

const Ground = styled.div<{ $on: ExampleSurface }>`
  min-width: 0;
  ${({ $on }) => surface[$on === 'page' ? 'light' : $on]}
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

/** An example on its surface. Its content is Dutch, as on the site. */
export function Stage({ example, on, children }: { example: Example; on?: string; children?: ReactNode }) {
  const { surface: own = 'light', render: Render } = example;
  const chosen = own === 'page' ? own : (SURFACES.find((name) => name === on) ?? own);
  return (
    <Ground $on={chosen} lang="nl">
      {children ?? <Render />}
    </Ground>
  );
}
