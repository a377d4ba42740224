import { font } from '@site/kit';
import styled from 'styled-components';

/**
 * The heading of one screen of the calculator. It receives the focus when the visitor comes from the other screen.
 */
export const Heading = styled.h2.attrs({ tabIndex: -1 })`
  font: 750 clamp(1.75rem, 3vw, 2.375rem) / 1.06 ${font.display};
  scroll-margin-top: 7.5rem;
`;

export function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
