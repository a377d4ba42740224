import { AANVRAAG_VELDEN, volledigheid } from '@site/contract';
import { useCustomer } from '@site/kit';
import { CustomerWizard } from './customer-wizard';
import { IncompleteProfile, Loading, NotLoggedIn } from './not-yet';

/**
 * The application of a customer. Whoever is not logged in, or whose profile lacks something that an application needs,
 * reads what to do first.
 */
export default function CustomerApplicationPage() {
  const { status, customer } = useCustomer({ fresh: true });
  if (status === 'loading') return <Loading />;
  if (!customer) return <NotLoggedIn />;
  const { ontbreekt } = volledigheid(customer, AANVRAAG_VELDEN);
  if (ontbreekt.length > 0) return <IncompleteProfile missing={ontbreekt} />;
  return <CustomerWizard customer={customer} expired={status === 'expired'} />;
}
