import { CALLS, type Customer, type GevraagdDocument, type LeaseApplication } from '@site/contract';
import { callApi } from '@site/kit';
import { queryOptions, useQuery } from '@site/kit/queries';
import { awaitsLease } from '../applications/awaits-lease';

async function fetchDocuments(customerId: string): Promise<GevraagdDocument[]> {
  const { ok, answer } = await callApi(CALLS.documents, { params: { id: customerId } });
  if (!ok || !answer.success) throw new Error(answer?.message);
  return answer.documenten;
}

/** The documents that the office asks, of every application of a customer. */
export function documentsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['/api/customers', customerId, 'documents'],
    queryFn: () => fetchDocuments(customerId),
    refetchOnMount: 'always',
  });
}

/** The documents that the office asks for an application: none until they are loaded, and once it can become no lease any more. */
export function useDocumentsFor(customer: Customer, application: LeaseApplication): GevraagdDocument[] {
  const { data = [] } = useQuery(documentsQuery(customer.id));
  return awaitsLease(application) ? data.filter(({ aanvraagId }) => aanvraagId === application.id) : [];
}

/** Whether the customer is to send a file for a document. */
export function isNeeded({ status }: GevraagdDocument): boolean {
  return status === 'gevraagd' || status === 'afgekeurd';
}

/** That documents are needed, with their number: `Wij hebben nog 2 documenten van u nodig`. */
export function neededInWords(count: number): string {
  return `Wij hebben nog ${count === 1 ? '1 document' : `${count} documenten`} van u nodig`;
}
