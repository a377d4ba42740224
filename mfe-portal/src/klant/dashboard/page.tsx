import type { Customer } from '@site/contract';
import { Button, firstLogin, useLogout, useSite } from '@site/kit';
import { useEffect, useState } from 'react';
import { CustomerPage } from '../parts/customer-page';
import { HelpBlock } from '../parts/help-block';
import { CompletionNote } from './completion-note';
import { LatestApplication } from './latest-application';
import { Places } from './places';
import { QuickActions } from './quick-actions';
import { WelcomePanel } from './welcome-panel';

/** What a customer comes home to. */
export default function DashboardPage() {
  const [isFirstLogin, setFirstLogin] = useState(false);
  const logout = useLogout();
  const { naam } = useSite();

  useEffect(() => {
    if (firstLogin.take()) setFirstLogin(true);
  }, []);

  function title(customer: Customer | null) {
    if (!customer) return 'Klantportaal';
    return isFirstLogin ? `Welkom bij ${naam}` : `Dag ${callName(customer)}`;
  }

  return (
    <CustomerPage
      fresh
      title={title}
      action={
        <Button type="button" variant="ghost" size="s" onClick={logout}>
          Uitloggen
        </Button>
      }
    >
      {(customer) => (
        <>
          {isFirstLogin && <WelcomePanel onDismiss={() => setFirstLogin(false)} />}
          <CompletionNote customer={customer} />
          <LatestApplication customer={customer} />
          <QuickActions />
          <Places customer={customer} />
          <HelpBlock />
        </>
      )}
    </CustomerPage>
  );
}

/** How a customer is called: by first name, else by what stands before the at-sign. */
function callName({ voornaam, email }: Customer): string {
  return voornaam.trim() || email.split('@')[0] || email;
}
