import type { Customer } from '@site/contract';
import { Stack, TextLink } from '@site/kit';
import { useId } from 'react';
import { SectionHeading } from '../../parts/section-heading';
import { ApplicationCard } from '../applications/application-card';
import { useApplications } from '../applications/applications-query';

/** The newest application, if there is one. Loading and errors are shown on the card that links to the list. */
export function LatestApplication({ customer }: { customer: Customer }) {
  const { applications = [] } = useApplications(customer.id);
  const id = useId();
  const [latest] = applications;
  if (!latest) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <SectionHeading id={id}>
          {applications.length === 1 ? 'Uw aanvraag' : 'Uw nieuwste aanvraag'}
        </SectionHeading>
        <ApplicationCard customer={customer} application={latest} />
        {applications.length > 1 && (
          <TextLink to="/klant/lease-aanvragen">Bekijk alle {applications.length} aanvragen</TextLink>
        )}
      </Stack>
    </section>
  );
}
