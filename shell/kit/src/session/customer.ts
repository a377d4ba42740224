import type { Customer } from '@site/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { HttpError } from '../api/errors';
import { refreshSession } from './cached-session';
import { AUTH_USER_QUERY, CUSTOMER_QUERY } from './keys';
import { sessionState } from './session-state';
import { storedCustomer } from './stored-customer';

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
 */
export function useCustomer({ fresh = false }: { fresh?: boolean } = {}): CustomerState {
  const queryClient = useQueryClient();
  // Null, after a logout in another tab, is always stale: the next mount fetches again.
  const query = useQuery<Customer | null>({
    queryKey: CUSTOMER_QUERY,
    staleTime: ({ state }) => (fresh || state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchOnMount: fresh ? 'always' : true,
  });
  const { data, errorUpdateCount, refetch } = query;
  const settled = query.isFetchedAfterMount || (!fresh && Boolean(data));
  const [lastError, setLastError] = useState<Error | null>(null);
  if (query.error && query.error !== lastError) setLastError(query.error);
  // A refetch clears the previous error. Until its answer arrives the status does not change, so that the page keeps its state.
  const error = query.error ?? (settled && query.isPending ? lastError : null);
  const ended = error instanceof HttpError && error.status === 401;

  useEffect(() => {
    if (!data || !settled || ended) return;
    storedCustomer.write(data);
    // The header fetched the user before the login: fetch it again.
    if (queryClient.getQueryData(AUTH_USER_QUERY) === null) {
      void queryClient.invalidateQueries({ queryKey: AUTH_USER_QUERY });
    }
  }, [data, settled, ended, queryClient]);

  useEffect(() => {
    if (!ended) return;
    queryClient.setQueryData(AUTH_USER_QUERY, null);
    // So that the next login is a change for the other tabs.
    if (sessionState.read() === 'logged-in') sessionState.write('expired');
  }, [ended, queryClient]);

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

/**
 * For after a login, a saved profile or a linked application: fetches the cached customer and user again, at once where they are
 * mounted.
 */
export function useInvalidateCustomer(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => refreshSession(queryClient), [queryClient]);
}
