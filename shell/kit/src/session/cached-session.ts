import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { AUTH_USER_QUERY, CUSTOMER_QUERY } from './keys';

/**
 * Clears the query cache after a logout, because it may contain the customer's data. The header shows the logout at once.
 *
 * @param options.leaving the customer's page is being left: its queries keep their data until it unmounts, so that it does not react to a
 *   missing customer. Otherwise the customer query becomes null.
 */
export function forgetCachedSession(queryClient: QueryClient, { leaving }: { leaving: boolean }): void {
  // A pending answer is from before the logout.
  void queryClient.cancelQueries();
  const setToNull = leaving ? [AUTH_USER_QUERY] : [AUTH_USER_QUERY, CUSTOMER_QUERY];
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (!setToNull.some(([path]) => query.queryKey[0] === path)) removeOnceUnused(cache, query);
  }
  if (!leaving) queryClient.setQueriesData({ queryKey: CUSTOMER_QUERY }, null);
  queryClient.setQueryData(AUTH_USER_QUERY, null);
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

/** Invalidates who is logged in: mounted queries are fetched again at once, others when next needed. */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: CUSTOMER_QUERY }),
    queryClient.invalidateQueries({ queryKey: AUTH_USER_QUERY }),
  ]);
}
