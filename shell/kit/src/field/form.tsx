import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';
import { useCloseErrorToast } from '../toast/toast';

const Root = styled.form`
  /* Fields that stand in the form itself; a Stack or Grid keeps its own distances. */
  > [data-field] + [data-field] {
    margin-top: ${space(3)};
  }
`;

/**
 * A form that the browser neither checks nor sends: the page does both, so that every message is ours and in Dutch. A try
 * closes the toast about the error of the try before; when something is wrong with a field, the first such field gets the
 * focus, also when only the backend's answer tells. Sent before the code of the page is there, or without JavaScript, the form
 * does nothing: what was typed stays in it, and not in an address.
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
  const root = useRef<HTMLFormElement>(null);
  const closeErrorToast = useCloseErrorToast();
  /** The visitor sent the form and has done nothing in it since. */
  const tried = useRef(false);

  // After every render: the error may come with the answer to a call.
  useEffect(() => {
    if (!tried.current || root.current?.querySelector('[aria-busy="true"]')) return;
    const invalid = root.current?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input',
    );
    if (!invalid) return;
    tried.current = false;
    invalid.focus();
  });

  const leaveAlone = () => {
    tried.current = false;
  };
  return (
    <Root
      ref={root}
      noValidate
      // Outside a dialog a browser does nothing with this method.
      method="dialog"
      aria-label={label}
      onInput={leaveAlone}
      onSubmit={(event) => {
        event.preventDefault();
        closeErrorToast();
        tried.current = true;
        onSubmit();
      }}
    >
      {children}
    </Root>
  );
}
