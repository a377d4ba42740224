import { AANVRAAG_VELDEN, volledigheid } from '@site/contract';
import { enterScreen } from '@site/kit/controls';
import { useCustomer } from '@site/kit/queries';
import { useLayoutEffect } from 'react';
import { CustomerWizard } from './customer-wizard';
import { IncompleteProfile, Loading, NotLoggedIn } from './guards';

/**
 * `/klant/lease-aanvraag`: the application of a customer. Without a login or a complete profile it says what to do first.
 */
export default function CustomerApplicationPage() {
  const { status, customer } = useCustomer({ fresh: true });

  // The heading of the loading page had the focus of the navigation, and is gone.
  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (status !== 'loading' && hasLostFocus) enterScreen(document.body);
  }, [status]);

  if (status === 'loading') return <Loading />;
  if (!customer) return <NotLoggedIn />;
  const { ontbreekt } = volledigheid(customer, AANVRAAG_VELDEN);
  if (ontbreekt.length > 0) return <IncompleteProfile missing={ontbreekt} />;
  return <CustomerWizard customer={customer} expired={status === 'expired'} />;
}
