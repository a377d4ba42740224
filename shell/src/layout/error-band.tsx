import { Container, color, media, space } from '@site/kit';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  color: ${color.ink};
  background: ${color.errorSoft};
  border-bottom: 1px solid ${color.error};
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 2.75rem;
  gap: ${space(1)} ${space(1.5)};
  align-items: start;
  padding-block: ${space(1)};
  > svg {
    margin-top: 0.6875rem;
    color: ${color.error};
  }
  > :last-child {
    grid-area: 1 / -2;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto 2.75rem;
  }
`;

const Text = styled.p`
  max-width: 80ch;
  padding-block: 0.625rem;
  font-size: 1rem;
  line-height: 1.5;
  b {
    font-weight: 650;
  }
`;

const Action = styled.div`
  display: grid;
  ${media.mobile} {
    grid-column: 2 / -1;
    justify-self: start;
    margin-bottom: ${space(1)};
  }
`;

interface ErrorBandProps extends Omit<ComponentProps<'section'>, 'ref'> {
  /** A small button or link that may help. */
  action: ReactNode;
  /** A CloseButton. */
  close: ReactNode;
}

/** A message as wide as the window about something that went wrong. Not printed. */
export function ErrorBand({ action, close, children, ...section }: ErrorBandProps) {
  return (
    <Root role="alert" data-screen-only {...section}>
      <Row>
        <TriangleAlert size={22} strokeWidth={2.2} />
        <Text>{children}</Text>
        <Action>{action}</Action>
        {close}
      </Row>
    </Root>
  );
}
