import { CALLS } from '@site/contract';
import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store';
import { createQueryClient } from './query-client';

/** The query key of the customer of this session. */
export const CUSTOMER_QUERY = [CALLS.customer.path] as const;

const queryClients = new WeakMap<SessionStore, QueryClient>();

/** The query client of a session, created at its first use. Its data is refreshed and forgotten together with the session. */
export function queryClientOf(session: SessionStore): QueryClient {
  const existing = queryClients.get(session);
  if (existing) return existing;
  const queryClient = createQueryClient();
  queryClients.set(session, queryClient);
  session.getState().addFollower({
    refresh: () => queryClient.invalidateQueries({ queryKey: CUSTOMER_QUERY }),
    forget: (options) => forgetQueries(queryClient, options),
  });
  return queryClient;
}

/**
 * Clears the query cache after a logout, because it may contain the customer's data.
 *
 * @param options.leaving the customer's page is being left: its queries keep their data until it unmounts. Otherwise the customer query
 *   becomes null.
 */
function forgetQueries(queryClient: QueryClient, { leaving }: { leaving: boolean }): void {
  // A pending answer is from before the logout.
  void queryClient.cancelQueries();
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (leaving || query.queryKey[0] !== CUSTOMER_QUERY[0]) removeOnceUnused(cache, query);
  }
  if (!leaving) queryClient.setQueriesData({ queryKey: CUSTOMER_QUERY }, null);
}

/** Removing a query that a component still uses would leave its data on screen, or make it fetch again. */
function removeOnceUnused(cache: QueryCache, query: Query): void {
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}
