import { font, on, radius, space, surface } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.figure<{ $lead: boolean }>`
  ${({ $lead }) => ($lead ? surface.dark : surface.soft)}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3.5)};
  border-radius: ${radius.l};
`;

const Quote = styled.blockquote<{ $lead: boolean }>`
  font: 600 ${({ $lead }) => ($lead ? 'clamp(1.5rem, 2.4vw, 1.875rem)/1.2' : '1.3125rem/1.35')} ${font.display};
  letter-spacing: -0.015em;
  text-wrap: pretty;
`;

const Source = styled.figcaption`
  font-size: 0.9375rem;
  color: ${on.soft};
`;

export interface QuoteCardProps {
  /** Without quotation marks. */
  quote: ReactNode;
  by: ReactNode;
  /** The featured quote of a row. */
  lead?: boolean;
}

export function QuoteCard({ quote, by, lead = false }: QuoteCardProps) {
  return (
    <Root $lead={lead}>
      <Quote $lead={lead}>
        <p>“{quote}”</p>
      </Quote>
      <Source>{by}</Source>
    </Root>
  );
}
