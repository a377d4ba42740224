import { CALLS, type Customer } from '@site/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchJson } from '../api/api-client';
import { HttpError } from '../api/errors';
import { sessionState } from '../session/session-state';
import { useSessionStore } from '../session/session-store';
import { storedCustomer } from '../session/stored-customer';
import { CUSTOMER_QUERY } from './session-queries';
import { useQuery } from './use-query';

/**
 * The state of the customer's session.
 *
 * - `loading`: not fetched yet
 * - `known`: the backend's answer, or the copy in this tab while the backend cannot be reached
 * - `expired`: the session has expired; the copy in this tab may be shown with a link to log in again
 * - `none`: no customer is logged in
 */
type CustomerStatus = 'loading' | 'known' | 'expired' | 'none';

/** The customer of this session, with the status of that knowledge. */
interface CustomerState {
  status: CustomerStatus;
  customer: Customer | null;
  /** Asks the backend again. */
  refresh(): Promise<void>;
}

/**
 * The customer of this session: from the backend, else the copy in this tab, else none. It never redirects to the login; that is up to
 * the page.
 *
 * @param options.fresh ignore the data fetched by an earlier page: wait for a new answer.
 * @throws outside a SessionProvider.
 */
export function useCustomer({ fresh = false }: { fresh?: boolean } = {}): CustomerState {
  const session = useSessionStore();
  // Null, after a logout in another tab, is always stale: the next mount fetches again.
  const query = useQuery<Customer | null>({
    queryKey: CUSTOMER_QUERY,
    queryFn: fetchCustomer,
    staleTime: ({ state }) => (fresh || state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchOnMount: fresh ? 'always' : true,
  });
  const { data, errorUpdateCount, refetch } = query;
  const settled = query.isFetchedAfterMount || (!fresh && Boolean(data));
  const [lastError, setLastError] = useState<Error | null>(null);
  useEffect(() => {
    if (query.error) setLastError(query.error);
  }, [query.error]);
  // A refetch clears the previous error. Until its answer arrives the status does not change, so that the page keeps its state.
  const error = query.error ?? (settled && query.isPending ? lastError : null);
  const ended = error instanceof HttpError && error.status === 401;

  useEffect(() => {
    if (!data || !settled || ended) return;
    storedCustomer.write(data);
    // The header fetched the user before the login: fetch it again.
    const { user, refreshUser } = session.getState();
    if (user === null) void refreshUser();
  }, [data, settled, ended, session]);

  useEffect(() => {
    if (!ended) return;
    session.getState().forgetUser();
    // So that the next login is a change for the other tabs.
    if (sessionState.read() === 'logged-in') sessionState.write('expired');
  }, [ended, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the copy again at each failure, and only then.
  const fallback = useMemo(() => (error ? storedCustomer.read() : null), [error, errorUpdateCount]);

  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);

  if (!settled) return { status: 'loading', customer: null, refresh };
  if (!error) return { status: data ? 'known' : 'none', customer: data ?? null, refresh };
  if (!fallback) return { status: 'none', customer: null, refresh };
  return { status: ended ? 'expired' : 'known', customer: fallback, refresh };
}

/** Null after a logout that the backend has not confirmed yet: the portal stays closed. @throws as `fetchJson` */
async function fetchCustomer(): Promise<Customer | null> {
  if (sessionState.read() === 'logging-out') return null;
  return (await fetchJson(CALLS.customer.path)) as Customer;
}
