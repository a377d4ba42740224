import type { MailVoorbeeld } from '@site/contract/office';
import { color, radius, space } from '@site/kit';
import styled from 'styled-components';

/** A mail as its reader gets it. */
export function MailSheet({ mail: { aan, onderwerp, tekst } }: { mail: MailVoorbeeld }) {
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
