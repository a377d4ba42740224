import { CALLS, type Customer, normaliseLeaseCode } from '@site/contract';
import { useInvalidateCustomer, useToast } from '@site/kit';
import { useQueryClient } from '@site/kit/queries';
import { useSend } from '../../parts/use-send';
import { applicationsQuery } from '../applications/applications-query';
import { useCodeInAddress } from './use-code-in-address';

/**
 * Links an application to a customer by its code, confirms it, and refetches the customer and the list. `codeInAddress` is the
 * initial code; nothing is sent before the visitor submits.
 */
export function useLinkApplication() {
  const { busy, send } = useSend('Er is een fout opgetreden');
  const toast = useToast();
  const queryClient = useQueryClient();
  const invalidateCustomer = useInvalidateCustomer();
  const inAddress = useCodeInAddress();

  async function link(customer: Customer, code: string) {
    const leaseCode = normaliseLeaseCode(code);
    const outcome = await send(CALLS.linkApplication, {
      body: { customerId: customer.id, leaseCode },
    });
    if (!outcome) return null;
    if (outcome.ok) {
      toast({
        title: 'Aanvraag gekoppeld!',
        text: outcome.answer.profileUpdated
          ? 'Uw aanvraag is gekoppeld en uw profiel is automatisch aangevuld met uw gegevens'
          : 'Uw lease aanvraag is succesvol gekoppeld aan uw account',
      });
      void queryClient.invalidateQueries({ queryKey: applicationsQuery(customer.id).queryKey });
    }
    if (outcome.ok) void invalidateCustomer();
    // The login returns to the address of the page.
    if (!outcome.ok && outcome.status === 401) inAddress.keep(leaseCode);
    return outcome;
  }

  return { busy, link, codeInAddress: inAddress.code };
}
