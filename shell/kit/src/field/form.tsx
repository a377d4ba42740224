import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';
import { useToastStore } from '../toast/toast-store';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** What a Form is for, and what it does when it is sent. */
export type FormProps = {
  /** What the form is for, for screen readers. */
  label: string;
  children: ReactNode;
} & (
  | { onSubmit(): void; action?: undefined; method?: undefined }
  | {
      /** The page that answers the form where JavaScript is off, with the fields that have a `name` in its address. */
      action: string;
      method: 'get';
      /** Called in place of going there. */
      onSubmit?(): void;
    }
);

const Root = styled.form`
  /* Fields that stand in the form itself; a Stack or Grid keeps its own distances. */
  > [data-field] + [data-field] {
    margin-top: ${space(3)};
  }
`;

/**
 * A form that the browser neither checks nor sends: the page does both, so that every message is ours and in Dutch. A try
 * closes the toast about the error of the try before; when something is wrong with a field, each try puts the focus in the first
 * such field, also when only the backend's answer tells, and announces its error where the focus was there already. Sent before the code of the page is there, or without JavaScript, the form
 * does nothing: what was typed stays in it, and not in an address. A form with an `action` goes there: it is for what is no
 * secret, and for what the server can answer too, such as a search.
 */
export function Form({ label, children, onSubmit, action, method }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const toasts = useToastStore();
  /** The visitor sent the form and has done nothing in it since. */
  const tried = useRef(false);
  const [tries, setTries] = useState(0);
  /** What is wrong with the field that has the focus, and with which try it was said. */
  const [announced, setAnnounced] = useState({ text: '', at: 0 });

  // After every render, which each try causes: the error may come with the answer to a call.
  useEffect(() => {
    if (!tried.current || root.current?.querySelector('[aria-busy="true"]')) return;
    const invalid = root.current?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input',
    );
    if (!invalid) return;
    tried.current = false;
    // A screen reader reads a field with its error when the focus moves there. Where it does not move, only a toast may have told.
    if (document.activeElement !== invalid) invalid.focus();
    else if (!toldByToast()) setAnnounced({ text: errorOf(invalid), at: tries });
  });

  function toldByToast(): boolean {
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

/** The text of the error that stands beside a field. */
function errorOf(field: HTMLElement): string {
  return field.closest('[data-field]')?.querySelector('[id$="-error"]')?.textContent ?? '';
}
