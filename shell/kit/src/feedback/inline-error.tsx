import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { color, radius, space } from '../theme/theme';

const Root = styled.div`
  --on-text: ${color.ink};
  --on-soft: ${color.ink2};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  padding: ${space(2)} ${space(2.5)};
  color: ${color.ink};
  background: ${color.errorSoft};
  border: 1px solid ${color.error};
  border-left-width: 8px;
  border-radius: ${radius.m};
`;

const Message = styled.div`
  flex: 1 1 28ch;
  min-width: 0;
  display: flex;
  gap: ${space(1.5)};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.error};
  }
  > div {
    min-width: 0;
  }
`;

/** An error in place of the content that failed to load, with a retry button. */
export function InlineError({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <Root role="alert">
      <Message>
        <TriangleAlert size={24} />
        <div>{children}</div>
      </Message>
      {onRetry && (
        <Button variant="dark" size="s" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </Root>
  );
}
