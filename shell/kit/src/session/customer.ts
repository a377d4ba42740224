import type { Customer } from '@site/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { HttpFailure } from '../api/failures';
import { refreshSession } from './cached-session';
import { AUTH_USER_QUERY, CUSTOMER_QUERY } from './keys';
import { sessionState } from './session-state';
import { storedCustomer } from './stored-customer';

/**
 * What is known about the customer of this session.
 *
 * - `loading`: not asked or not answered yet
 * - `known`: the backend's answer, or the copy of this tab while the backend cannot be reached
 * - `expired`: the session is over; the copy of this tab may be shown with a way to log in again
 * - `none`: nobody is logged in
 */
export type CustomerStatus = 'loading' | 'known' | 'expired' | 'none';

/** The customer of this session, and how it is known. */
export interface CustomerState {
  status: CustomerStatus;
  customer: Customer | null;
  /** Asks the backend again. */
  refresh(): Promise<void>;
}

/**
 * The customer of this session: from the backend first, else the copy of this tab, else none. Needs no login and never
 * redirects; that is up to the page.
 *
 * @param options.fresh do not settle for what was fetched on an earlier page: wait for a new answer.
 */
export function useCustomer({ fresh = false }: { fresh?: boolean } = {}): CustomerState {
  const queryClient = useQueryClient();
  // Null after a logout in another tab: holds for what is shown at that moment, and no longer.
  const query = useQuery<Customer | null>({
    queryKey: CUSTOMER_QUERY,
    staleTime: ({ state }) => (fresh || state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchOnMount: fresh ? 'always' : true,
  });
  const { data, errorUpdateCount, refetch } = query;
  const settled = query.isFetchedAfterMount || (!fresh && Boolean(data));
  const [lastError, setLastError] = useState<Error | null>(null);
  if (query.error && query.error !== lastError) setLastError(query.error);
  // Asking again forgets why asking failed before. Until the answer is there nothing has changed for the visitor: the
  // page, with what was typed in it, stays.
  const error = query.error ?? (settled && query.isPending ? lastError : null);
  const ended = error instanceof HttpFailure && error.status === 401;

  useEffect(() => {
    if (!data || !settled || ended) return;
    storedCustomer.write(data);
    // The header asked before the login: it may ask again now.
    if (queryClient.getQueryData(AUTH_USER_QUERY) === null) {
      void queryClient.invalidateQueries({ queryKey: AUTH_USER_QUERY });
    }
  }, [data, settled, ended, queryClient]);

  useEffect(() => {
    if (!ended) return;
    queryClient.setQueryData(AUTH_USER_QUERY, null);
    // The next login is news to the other tabs.
    if (sessionState.read() === 'logged-in') sessionState.write('expired');
  }, [ended, queryClient]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure reads the copy anew, and only then.
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
 * For after a login, a saved profile or a linked application: what is cached about the customer and about who is logged
 * in is fetched again, at once where it is in view.
 */
export function useInvalidateCustomer(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => refreshSession(queryClient), [queryClient]);
}
