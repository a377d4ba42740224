import type { Customer } from '@site/contract';
import { Button, ButtonLink, ButtonRow } from '@site/kit';
import { Section } from '../../parts/section';
import { useApplications } from '../applications/applications-query';

/** Asks at the first login whether there is an application already, so that it can be linked; not once one is. */
export function WelcomePanel({ customer, onDismiss }: { customer: Customer; onDismiss(): void }) {
  const { applications = [] } = useApplications(customer.id);
  if (applications.length > 0) return null;

  /** Closing the panel removes the focused element, so this moves the focus to the heading of the page. */
  function dismiss() {
    onDismiss();
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <Section
      title="Hebt u al een lease aanvraag gedaan?"
      lead="Dan staat in onze bevestigingsmail een aanvraagcode van 7 letters en cijfers. Koppel uw aanvraag en wij vullen uw gegevens voor u in."
      card="success"
      gap={3}
    >
      <ButtonRow>
        <ButtonLink to="/klant/lease-koppelen">Ja, aanvraag koppelen</ButtonLink>
        <Button variant="ghost" onClick={dismiss}>
          Nee, nog niet
        </Button>
        <Button variant="quiet" onClick={dismiss}>
          Later
        </Button>
      </ButtonRow>
    </Section>
  );
}
