import type { ReactNode } from 'react';

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
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
