import type { Customer } from '@site/contract';
import { Callout, useAuthUser } from '@site/kit';
import { useCustomer } from '@site/kit/queries';
import { useEffect } from 'react';
import { applicantOf } from './applicant';
import type { Applicant } from './application-answers';

interface KnownCustomerProps {
  /** Called with what the account says about the applicant, once it is known; fields without a value are missing. */
  onKnown: (known: Partial<Applicant>) => void;
}

/** Looks up the account of a logged-in visitor; does nothing for others. Renders nothing. */
export function KnownCustomer({ onKnown }: KnownCustomerProps) {
  return useAuthUser().user ? <Account onKnown={onKnown} /> : null;
}

function Account({ onKnown }: KnownCustomerProps) {
  const { customer } = useCustomer();
  useEffect(() => {
    if (customer) onKnown(knownAbout(customer));
  }, [customer, onKnown]);
  return null;
}

function knownAbout(customer: Customer): Partial<Applicant> {
  const filled = Object.entries(applicantOf(customer)).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled);
}

/** Tells a logged-in visitor that the application will be in their account; nothing for others. */
export function AccountNote() {
  const { user } = useAuthUser();
  return (
    user && (
      <Callout tone="note" title="Deze aanvraag komt in uw account">
        U bent ingelogd als {user.email}. Wat wij al van u weten, vullen wij voor u in.
      </Callout>
    )
  );
}
