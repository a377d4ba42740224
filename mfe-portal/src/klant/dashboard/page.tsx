import type { Customer } from '@site/contract';
import { firstLogin, useSite } from '@site/kit';
import { useEffect, useState } from 'react';
import { LogOutButton } from '../../parts/log-out-button';
import { CustomerPage } from '../parts/customer-page';
import { HelpBlock } from '../parts/help-block';
import { CompletionNote } from './completion-note';
import { OwnApplications } from './own-applications';
import { Places } from './places';
import { QuickActions } from './quick-actions';
import { WelcomePanel } from './welcome-panel';

export default function DashboardPage() {
  const [isFirstLogin, setFirstLogin] = useState(false);
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
        <span data-screen-only>
          <LogOutButton variant="ghost" size="s" />
        </span>
      }
    >
      {(customer) => (
        <>
          {isFirstLogin && <WelcomePanel customer={customer} onDismiss={() => setFirstLogin(false)} />}
          <CompletionNote customer={customer} />
          <OwnApplications customer={customer} />
          <QuickActions />
          <Places customer={customer} />
          <HelpBlock />
        </>
      )}
    </CustomerPage>
  );
}

/** The first name of a customer, else the part of the mail address before the at-sign. */
function callName({ voornaam, email }: Customer): string {
  return voornaam.trim() || email.split('@')[0] || email;
}
