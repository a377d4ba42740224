import { CALLS, type LeaseApplication } from '@site/contract';
import { callApi } from '@site/kit';
import { queryOptions, useCustomer, useQuery } from '@site/kit/queries';

/** The backend rejected the list. The message is the backend's. */
class ApplicationsNotLoaded extends Error {
  override name = 'ApplicationsNotLoaded';
}

async function fetchApplications(customerId: string): Promise<LeaseApplication[]> {
  try {
    const { ok, answer } = await callApi(CALLS.applications, {
      params: { id: customerId },
    });
    if (!ok || !answer.success) throw new ApplicationsNotLoaded(answer?.message);
    return answer.applications;
  } catch (failure) {
    // No toast: the page shows the error in place of the list.
    console.error('The applications could not be loaded.', failure);
    throw failure;
  }
}

/** The applications that are linked to a customer, newest first. */
export function applicationsQuery(customerId: string) {
  return queryOptions({
    queryKey: ['/api/customers', customerId, 'applications'],
    queryFn: () => fetchApplications(customerId),
    // A status can change at any time, so each visit to a page that shows it fetches again.
    refetchOnMount: 'always',
  });
}

/** The applications of a customer, with the loading state. `needsLogin`: they could not be loaded, because the session has expired. */
export function useApplications(customerId: string) {
  const { data, isError, isFetching, refetch } = useQuery(applicationsQuery(customerId));
  const needsLogin = useCustomer().status === 'expired' && isError;
  const failed = isError && !needsLogin;
  return { applications: data, failed, needsLogin, loading: isFetching, reload: () => void refetch() };
}
