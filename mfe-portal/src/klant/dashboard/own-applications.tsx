import type { Customer, LeaseApplication } from '@site/contract';
import { Stack, TextLink } from '@site/kit';
import { Section } from '../../parts/section';
import { ApplicationCard } from '../applications/application-card';
import { useApplications } from '../applications/applications-query';
import { splitByOpenOffer } from '../applications/offer-state';

/**
 * The applications that await the customer's answer to an offer, and the newest one. Loading and errors are shown on the card that links
 * to the list.
 */
export function OwnApplications({ customer }: { customer: Customer }) {
  const { applications = [] } = useApplications(customer.id);
  const { offered } = splitByOpenOffer(applications);
  const [newest] = applications;
  if (!newest) return null;
  return (
    <Stack gap={4}>
      {offered.length > 0 && (
        <Applications
          title={offered.length === 1 ? 'Uw offerte' : 'Uw offertes'}
          customer={customer}
          applications={offered}
        />
      )}
      {!offered.includes(newest) && (
        <Applications
          title={applications.length === 1 ? 'Uw aanvraag' : 'Uw nieuwste aanvraag'}
          customer={customer}
          applications={[newest]}
        />
      )}
      {applications.length > 1 && (
        <TextLink to="/klant/lease-aanvragen">Bekijk alle {applications.length} aanvragen</TextLink>
      )}
    </Stack>
  );
}

interface ApplicationsProps {
  title: string;
  customer: Customer;
  applications: LeaseApplication[];
}

function Applications({ title, customer, applications }: ApplicationsProps) {
  return (
    <Section title={title}>
      {applications.map((application) => (
        <ApplicationCard key={application.id} customer={customer} application={application} />
      ))}
    </Section>
  );
}
