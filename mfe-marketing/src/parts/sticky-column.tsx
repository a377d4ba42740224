import { media, space } from '@site/kit';
import styled from 'styled-components';

/**
 * The column with the controls, beside a longer one with what they change: on a wide and high screen it stays in view. In a low window
 * that would hide its lower end.
 */
export const StickyColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  ${media.wide} {
    @media (min-height: 43.75em) {
      position: sticky;
      top: calc(var(--header-height) + ${space(3)});
    }
  }
`;
