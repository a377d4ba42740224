import { ButtonLink, ButtonRow } from '@site/kit';
import { Section } from '../../parts/section';

export function QuickActions() {
  return (
    <Section title="Snel regelen">
      <ButtonRow>
        <ButtonLink to="/klant/lease-aanvraag">Nieuwe aanvraag starten</ButtonLink>
        <ButtonLink to="/klant/lease-koppelen" variant="ghost">
          Code invoeren
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
