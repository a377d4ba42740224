import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';
import { useToastStore } from '../toast/toast-store';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** A form with an `onSubmit`, an `action`, or both. */
type FormProps = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
} & (
  | { onSubmit(): void; action?: undefined; method?: undefined }
  | {
      /** The page that handles the form without JavaScript, with the fields that have a `name` in its query. */
      action: string;
      method: 'get';
      /** Called instead of navigating there. */
      onSubmit?(): void;
    }
);

const Root = styled.form`
  /* Direct children; a Stack or Grid sets its own gaps. */
  > [data-field] + [data-field] {
    margin-top: ${space(3)};
  }
`;

/**
 * A form that the page validates and sends instead of the browser, so that every message is in Dutch. Submitting closes the toast about
 * an earlier error. When a field is invalid, also according to the backend's answer, each submit focuses the first such field, and
 * announces its error when it had the focus already.
 *
 * Before hydration or without JavaScript the form does nothing, so that the input does not end up in a URL. A form with an `action`
 * navigates there: only for input that is not confidential and that the server can handle, such as a search.
 */
export function Form({ label, children, onSubmit, action, method }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const toasts = useToastStore();
  /** The visitor submitted the form and has not changed it since. */
  const tried = useRef(false);
  const [tries, setTries] = useState(0);
  /** The announced error of the focused field, and the number of the submit that it belongs to. */
  const [announced, setAnnounced] = useState({ text: '', at: 0 });

  // After every render, which each submit causes: the error may arrive with the backend's answer.
  useEffect(() => {
    if (!tried.current || root.current?.querySelector('[aria-busy="true"]')) return;
    const invalid = root.current?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input',
    );
    if (!invalid) return;
    tried.current = false;
    // A screen reader announces a field with its error when the focus moves there. When it does not move, only a toast may have done so.
    if (document.activeElement !== invalid) invalid.focus();
    else if (!announcedByToast()) setAnnounced({ text: errorOf(invalid), at: tries });
  });

  function announcedByToast(): boolean {
    const { current } = toasts.getState();
    return current?.tone === 'error' && current.open;
  }

  const leaveAlone = () => {
    tried.current = false;
    if (announced.text) setAnnounced({ text: '', at: 0 });
  };
  return (
    <Root
      ref={root}
      noValidate
      action={action}
      // Outside a dialog a browser does nothing with the method `dialog`.
      method={method ?? 'dialog'}
      aria-label={label}
      onInput={leaveAlone}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        toasts.getState().closeError();
        tried.current = true;
        setTries((before) => before + 1);
        onSubmit();
      }}
    >
      {children}
      {announced.text && announced.at === tries && (
        <VisuallyHidden role="alert" key={tries}>
          {announced.text}
        </VisuallyHidden>
      )}
    </Root>
  );
}

/** The text of a field's error. */
function errorOf(field: HTMLElement): string {
  return field.closest('[data-field]')?.querySelector('[id$="-error"]')?.textContent ?? '';
}
