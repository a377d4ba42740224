import type { Customer } from '@site/contract';
import { Grid, LinkCard, media, space } from '@site/kit';
import { FileText, MailCheck, ShieldCheck, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../parts/section';
import { dutchDate } from '../applications/dutch-date';
import { CustomerPage } from '../parts/customer-page';
import { Logins } from './logins';
import { LogoutQuestion } from './logout-question';
import { YourData } from './your-data';

/** `/klant/instellingen`: the security of the account, logging out, and the customer's data. */
export default function SettingsPage() {
  return (
    <CustomerPage title="Instellingen">
      {(customer) => (
        <>
          <Grid columns={2}>
            <AccountOverview customer={customer} />
            <Security />
          </Grid>
          <Grid columns={2}>
            <LinkCard
              headingLevel={2}
              to="/klant/account"
              icon={<UserRound />}
              title="Account"
              text="Wijzig uw naam, telefoonnummer en bedrijfsgegevens."
              more="Naar uw account"
            />
            <LinkCard
              headingLevel={2}
              to="/klant/lease-aanvragen"
              icon={<FileText />}
              title="Lease aanvragen"
              text="Bekijk hoe ver uw aanvragen zijn."
              more="Naar uw aanvragen"
            />
          </Grid>
          <Logins customer={customer} />
          <LogoutQuestion />
          <YourData customer={customer} />
        </>
      )}
    </CustomerPage>
  );
}

function AccountOverview({ customer }: { customer: Customer }) {
  return (
    <Section title="Accountoverzicht" card="card">
      <Facts>
        <div>
          <dt>E-mailadres</dt>
          <dd>{customer.email}</dd>
        </div>
        <div>
          <dt>Account sinds</dt>
          <dd>{customer.accountSinds ? dutchDate(customer.accountSinds) : 'Nieuw account'}</dd>
        </div>
      </Facts>
    </Section>
  );
}

/** Always true: getting here takes a verified address, the permanent code and a mailed code. */
function Security() {
  return (
    <Section title="Beveiliging" card="soft">
      <Point>
        <ShieldCheck />
        <div>
          <b>Tweefactorauthenticatie is actief</b>
          <p>U logt in met uw logincode en een code per e-mail.</p>
        </div>
      </Point>
      <Point>
        <MailCheck />
        <div>
          <b>Uw e-mailadres is geverifieerd</b>
          <p>U bevestigde het toen u uw account activeerde.</p>
        </div>
      </Point>
    </Section>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};

  dt {
    font-weight: 650;
  }

  dd {
    overflow-wrap: anywhere;
  }

  ${media.wide} {
    div {
      display: grid;
      grid-template-columns: 10em minmax(0, 1fr);
    }
  }
`;

const Point = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${space(2)};
`;
