import { Button, ButtonLink, ButtonRow, Card, Stack } from '@site/kit';
import { useId } from 'react';
import { SectionHeading } from '../../parts/section-heading';

/** Asks at the first login whether there is an application already, so that it can be linked. */
export function WelcomePanel({ onDismiss }: { onDismiss(): void }) {
  const id = useId();

  /** Closing the panel removes the focused element, so this moves the focus to the heading of the page. */
  function dismiss() {
    onDismiss();
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <Card as="section" aria-labelledby={id} tone="success">
      <Stack gap={3}>
        <SectionHeading
          id={id}
          lead="Dan staat in onze bevestigingsmail een aanvraagcode van 7 letters en cijfers. Koppel uw aanvraag en wij vullen uw gegevens voor u in."
        >
          Hebt u al een lease aanvraag gedaan?
        </SectionHeading>
        <ButtonRow>
          <ButtonLink to="/klant/lease-koppelen">Ja, aanvraag koppelen</ButtonLink>
          <Button type="button" variant="ghost" onClick={dismiss}>
            Nee, nog niet
          </Button>
          <Button type="button" variant="quiet" onClick={dismiss}>
            Later
          </Button>
        </ButtonRow>
      </Stack>
    </Card>
  );
}
