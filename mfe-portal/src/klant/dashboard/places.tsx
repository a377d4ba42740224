import { type Customer, volledigheid } from '@site/contract';
import { Grid, LinkCard } from '@site/kit';
import { FileText, Settings, UserRound } from 'lucide-react';
import { useApplications } from '../applications/applications-query';

/** Cards that link to the three main pages of the portal, each with its current state. */
export function Places({ customer }: { customer: Customer }) {
  const { applications, failed } = useApplications(customer.id);
  return (
    <Grid columns={3}>
      <LinkCard
        headingLevel={2}
        to="/klant/lease-aanvragen"
        icon={<FileText />}
        title="Lease aanvragen"
        text={applications ? countText(applications.length) : failed ? 'Laden is niet gelukt' : 'Even geduld'}
        more="Bekijk uw aanvragen"
      />
      <LinkCard
        headingLevel={2}
        to="/klant/account"
        icon={<UserRound />}
        title="Account"
        text={`${volledigheid(customer).percentage}% ingevuld`}
        more="Bekijk uw gegevens"
      />
      <LinkCard
        headingLevel={2}
        to="/klant/instellingen"
        icon={<Settings />}
        title="Instellingen"
        text="Beveiliging en uitloggen"
        more="Bekijk uw instellingen"
      />
    </Grid>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 aanvraag' : `${count} aanvragen`;
}
