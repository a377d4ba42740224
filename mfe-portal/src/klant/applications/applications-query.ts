import { type ApplicationsAnswer, CALLS, type Failure, type LeaseApplication } from '@site/contract';
import { callApi } from '@site/kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The backend refused the list. The message is the backend's. */
class ApplicationsRefused extends Error {
  override name = 'ApplicationsRefused';
}

async function fetchApplications(customerId: string): Promise<LeaseApplication[]> {
  try {
    const { answer } = await callApi<ApplicationsAnswer | Failure>(CALLS.applications, {
      params: { id: customerId },
    });
    if (!answer.success) throw new ApplicationsRefused(answer.message);
    return (answer as ApplicationsAnswer).applications;
  } catch (failure) {
    // No toast: the page says it in place of the list.
    console.error('The applications could not be loaded.', failure);
    throw failure;
  }
}

/** The applications that are linked to a customer, newest first. */
export function applicationsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['/api/customers', customerId, 'applications'],
    queryFn: () => fetchApplications(customerId),
    // A status changes without this tab knowing, so each visit to a page that shows it asks again.
    refetchOnMount: 'always',
  });
}

/** The applications of a customer, with what a page needs to tell about loading them. */
export function useApplications(customerId: string) {
  const { data, isError, isFetching, refetch } = useQuery(applicationsQuery(customerId));
  return { applications: data, failed: isError, loading: isFetching, reload: () => void refetch() };
}
