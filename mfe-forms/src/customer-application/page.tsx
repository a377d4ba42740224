import { AANVRAAG_VELDEN, volledigheid } from '@site/contract';
import { useCustomer } from '@site/kit/queries';
import { CustomerWizard } from './customer-wizard';
import { IncompleteProfile, Loading, NotLoggedIn } from './guards';

/**
 * `/klant/lease-aanvraag`: the application of a customer. Without a login or a complete profile it says what to do first.
 */
export default function CustomerApplicationPage() {
  const { status, customer } = useCustomer({ fresh: true });
  if (status === 'loading') return <Loading />;
  if (!customer) return <NotLoggedIn />;
  const { ontbreekt } = volledigheid(customer, AANVRAAG_VELDEN);
  if (ontbreekt.length > 0) return <IncompleteProfile missing={ontbreekt} />;
  return <CustomerWizard customer={customer} expired={status === 'expired'} />;
}
