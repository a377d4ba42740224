import { ButtonLink, ButtonRow, Stack } from '@site/kit';
import { useId } from 'react';
import { SectionHeading } from '../../parts/section-heading';

/** The most used actions. */
export function QuickActions() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <SectionHeading id={id}>Snel regelen</SectionHeading>
        <ButtonRow>
          <ButtonLink to="/klant/lease-aanvraag">Nieuwe aanvraag starten</ButtonLink>
          <ButtonLink to="/klant/lease-koppelen" variant="ghost">
            Code invoeren
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </section>
  );
}
