import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { on, space } from '../theme/theme';

/** The line below a label that says what is expected. */
export const FieldHint = styled.div`
  margin-bottom: 0.625rem;
  color: ${on.soft};
  font-size: 0.9375rem;
  line-height: 1.45;
`;

const Message = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: flex-start;
  margin-top: ${space(1.25)};
  /* Above what floats at the bottom. */
  scroll-margin-bottom: ${space(12)};
  color: ${on.error};
  font-weight: 600;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** The line below a field that says how to fix it. It has an icon, because colour alone is not accessible. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);

  // While somebody types in the field, the message may appear below the edge of a low screen. At once: what is typed next ends a smooth scroll.
  useEffect(() => {
    const field = message.current?.closest('[data-field]');
    if (field?.contains(document.activeElement)) {
      message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, []);

  return (
    <Message ref={message} id={id}>
      <CircleAlert size={20} strokeWidth={2.4} />
      <span>{children}</span>
    </Message>
  );
}

/** The suffix of the label of an optional field. */
export const Optional = styled.span`
  color: ${on.soft};
  font-weight: 450;
`;
