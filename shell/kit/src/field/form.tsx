import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';

const Root = styled.form`
  /* Fields that stand in the form itself; a Stack or Grid keeps its own distances. */
  > [data-field] + [data-field] {
    margin-top: ${space(3)};
  }
`;

/**
 * A form that the browser neither checks nor sends: the page does both, so that every message is ours and in Dutch.
 *
 * @param label what the form is for, for screen readers.
 */
export function Form({
  onSubmit,
  label,
  children,
}: {
  onSubmit(): void;
  label: string;
  children: ReactNode;
}) {
  return (
    <Root
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Root>
  );
}
