import type { Customer, LeaseApplication } from '@site/contract';
import { ButtonLink, Callout } from '@site/kit';
import { isNeeded, neededInWords, useDocumentsFor } from './documents-query';

export interface NeededDocumentsProps {
  customer: Customer;
  application: LeaseApplication;
}

/** That an application waits for documents of the customer; nothing when it does not. */
export function NeededDocuments({ customer, application }: NeededDocumentsProps) {
  const needed = useDocumentsFor(customer, application).filter(isNeeded).length;
  if (needed === 0) return null;
  return (
    <Callout
      tone="note"
      title={neededInWords(needed)}
      action={
        <ButtonLink variant="dark" to="/klant/documenten">
          Stuur uw documenten
        </ButtonLink>
      }
    >
      U stuurt ze veilig via uw account. Daarna gaan wij verder met uw aanvraag.
    </Callout>
  );
}
