import { type Customer, volledigheid } from '@site/contract';
import { Grid, LinkCard } from '@site/kit';
import { FileText, Settings, UserRound } from 'lucide-react';
import { useApplications } from '../applications/applications-query';

/** Cards that link to the three main pages of the portal, each with its current state. */
export function Places({ customer }: { customer: Customer }) {
  const { applications, failed, needsLogin } = useApplications(customer.id);
  let count = 'Even geduld';
  if (needsLogin) count = 'Log opnieuw in om ze te zien';
  if (failed) count = 'Laden is niet gelukt';
  if (applications) count = countText(applications.length);
  return (
    <Grid columns={3}>
      <LinkCard
        headingLevel={2}
        to="/klant/lease-aanvragen"
        icon={<FileText />}
        title="Lease aanvragen"
        text={count}
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
