import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, on, space } from '../theme/theme';

const Root = styled.div<{ $small: boolean }>`
  max-width: 46rem;
  margin-bottom: ${({ $small }) => space($small ? 2 : 3)};
  ${({ $small }) =>
    !$small &&
    css`
      ${media.tablet} {
        margin-bottom: ${space(4)};
      }
      ${media.wide} {
        margin-bottom: ${space(5)};
      }
    `}
  &:last-child {
    margin-bottom: 0;
  }
  ${media.print} {
    break-inside: avoid;
    break-after: avoid;
  }
`;

/** The small line above a heading. */
export const Eyebrow = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.3;
  color: ${on.accent};
`;

const Heading = styled.h2`
  font-size: clamp(1.75rem, 4.2vw, 3.375rem);
  line-height: 1.02;
  letter-spacing: -0.03em;
  h3& {
    font-size: clamp(1.5rem, 2.8vw, 2.25rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  max-width: 38em;
  font-size: clamp(1.0625rem, 1.4vw, 1.25rem);
  line-height: 1.55;
  color: ${on.soft};
`;

interface SectionTitleProps {
  children: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** The id of the heading, so that it can label a Band. */
  id?: string;
  as?: 'h2' | 'h3';
}

/** The heading of a band, with an optional eyebrow above it and a lead below it. */
export function SectionTitle({ children, eyebrow, lead, id, as = 'h2' }: SectionTitleProps) {
  return (
    <Root $small={as === 'h3'}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading as={as} id={id}>
        {children}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}
