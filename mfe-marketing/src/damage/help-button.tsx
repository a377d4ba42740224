import { BELOFTEN, telHref } from '@site/contract';
import { Button, type ButtonProps, Callout, space, TextLink, useSite } from '@site/kit';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { ALARMCENTRALE_UREN, SCHADEAFDELING_UREN } from './hours';

const Notice = styled.div`
  margin-top: ${space(2)};
`;

const Row = styled.div`
  margin-top: ${space(2.5)};
`;

/** A button that stays on the page and opens a notice: whom to call for damage, and when. */
export function HelpButton({
  children,
  variant = 'primary',
}: {
  children: ReactNode;
  variant?: ButtonProps['variant'];
}) {
  const { telefoon } = useSite();
  const noticeId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button variant={variant} aria-expanded={open} aria-controls={noticeId} onClick={() => setOpen(!open)}>
        {children}
      </Button>
      <Notice id={noticeId} hidden={!open}>
        <Callout tone="info" title="Bel hiervoor even">
          <p>
            Dit kan nog niet op deze website. De schadeafdeling van uw verzekeraar is bereikbaar op{' '}
            {SCHADEAFDELING_UREN}, de alarmcentrale {ALARMCENTRALE_UREN}. Beide nummers staan op uw groene
            kaart en op uw polis.
          </p>
          <p>
            Komt u er niet uit? Bel ons: <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>,{' '}
            {BELOFTEN.telefoonKort}. Bij gewonden of gevaar belt u 112.
          </p>
        </Callout>
      </Notice>
    </Row>
  );
}
