import type { MailVoorbeeld } from '@site/contract/office';
import { color, radius, Stack, space } from '@site/kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface MailPreviewProps {
  title: string;
  mails: readonly MailVoorbeeld[];
  /** What else follows, and the button that sends them. */
  children: ReactNode;
}

/** What will be mailed, with the focus when it appears. */
export function MailPreview({ title, mails, children }: MailPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={2}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {mails.map((mail) => (
        <MailSheet key={mail.aan} mail={mail} />
      ))}
      {children}
    </Stack>
  );
}

/** Gives the focus of a button to what is around it, because it goes once it has sent something. */
export function focusAround(button: HTMLElement | undefined): void {
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}

/** A mail as its reader gets it. */
function MailSheet({ mail: { aan, onderwerp, tekst } }: { mail: MailVoorbeeld }) {
  return (
    <Sheet aria-label={`Mail aan ${aan}`}>
      <p>
        Aan: {aan}
        <br />
        Onderwerp: <b>{onderwerp}</b>
      </p>
      <pre>{tekst}</pre>
    </Sheet>
  );
}

const Sheet = styled.section`
  padding: ${space(2)};
  background: ${color.white};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  overflow-wrap: anywhere;

  pre {
    margin-top: ${space(1)};
    font: inherit;
    white-space: pre-wrap;
  }
`;
