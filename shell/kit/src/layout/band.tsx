import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { surface } from '../theme/surface';
import { color, media, space } from '../theme/theme';

/** Centred column of at most 1200 px (narrow: 720 px) that keeps the page's gutter. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: min(100% - 2 * var(--gutter), ${({ $narrow }) => ($narrow ? '720px' : '1200px')});
  margin-inline: auto;
`;

type Tone = 'paper' | 'card' | 'road' | 'soft';

const Root = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => surface[$tone]}
  ${({ $tone }) =>
    $tone === 'card' &&
    css`
      border-block: 1px solid ${color.line};
    `}
  padding-block: ${space(7)};
  scroll-margin-top: var(--header-height);
  ${media.tablet} {
    padding-block: ${space(9)};
  }
  ${media.wide} {
    padding-block: ${space(12)};
  }
`;

export interface BandProps {
  tone?: Tone;
  /** 720 px in place of 1200 px: for text and forms. */
  narrow?: boolean;
  id?: string;
  /** Id of the heading that names this part of the page. */
  labelledBy?: string;
  children: ReactNode;
}

/** One idea of a page, from edge to edge, with its content in the page's column. */
export function Band({ tone = 'paper', narrow, id, labelledBy, children }: BandProps) {
  return (
    <Root $tone={tone} data-band={tone} id={id} aria-labelledby={labelledBy}>
      <Container $narrow={narrow}>{children}</Container>
    </Root>
  );
}
