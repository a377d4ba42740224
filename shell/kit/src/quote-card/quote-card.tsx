import type { ReactNode } from 'react';
import styled from 'styled-components';
import { surface } from '../theme/surface';
import { font, on, radius, space } from '../theme/theme';

const Root = styled.figure<{ $lead: boolean }>`
  ${({ $lead }) => ($lead ? surface.road : surface.soft)}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3.5)};
  border-radius: ${radius.l};
`;

const Words = styled.blockquote<{ $lead: boolean }>`
  font: 600 ${({ $lead }) => ($lead ? 'clamp(24px, 2.4vw, 30px)/1.2' : '21px/1.35')} ${font.display};
  letter-spacing: -0.015em;
  text-wrap: pretty;
`;

const By = styled.figcaption`
  font-size: 15px;
  color: ${on.soft};
`;

/** What was said, and by whom. */
export interface QuoteCardProps {
  /** Without quotation marks. */
  quote: ReactNode;
  by: ReactNode;
  /** The one that leads the row. */
  lead?: boolean;
}

/** What a customer said, and who. */
export function QuoteCard({ quote, by, lead = false }: QuoteCardProps) {
  return (
    <Root $lead={lead}>
      <Words $lead={lead}>
        <p>“{quote}”</p>
      </Words>
      <By>{by}</By>
    </Root>
  );
}
