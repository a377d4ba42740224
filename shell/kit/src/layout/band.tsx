import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { surface } from '../theme/surface';
import { color, media, space } from '../theme/theme';

/** Centred column of at most 1200 px that keeps the page's gutter. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), 75rem);
  margin-inline: auto;
`;

const Narrow = styled.div`
  max-width: 45rem;
`;

type Tone = 'light' | 'card' | 'dark' | 'soft';

const Root = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => surface[$tone]}
  ${({ $tone }) =>
    $tone === 'card' &&
    css`
      border-block: 1px solid ${color.line};
    `}
  padding-block: ${space(4)};
  /* A link to the band scrolls to its top edge: its own padding is the space below the header. */
  scroll-margin-top: -1rem;
  ${media.tablet} {
    padding-block: ${space(9)};
  }
  ${media.wide} {
    padding-block: ${space(12)};
  }
  ${media.print} {
    padding-block: ${space(2)};
    ${({ $tone }) => ($tone === 'dark' ? `padding-inline: ${space(2)};` : 'border: 0;')}
  }
`;

/** `tone` is the surface of the band. */
interface BandProps {
  tone?: Tone;
  /** At most 720 px, from the left edge of the column: for text and forms. */
  narrow?: boolean;
  id?: string;
  /** Id of the heading that names this part of the page. */
  labelledBy?: string;
  children: ReactNode;
}

/** A section of a page with one subject, as wide as the window, with its content in the page's column. */
export function Band({ tone = 'light', narrow, id, labelledBy, children }: BandProps) {
  return (
    <Root $tone={tone} data-band={tone} id={id} aria-labelledby={labelledBy}>
      <Container>{narrow ? <Narrow>{children}</Narrow> : children}</Container>
    </Root>
  );
}
