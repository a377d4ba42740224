import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { AUTH_USER_QUERY, CUSTOMER_QUERY } from './keys';

/**
 * Forgets all answers of the backend: they may be about the customer. Nobody is logged in from now on, as the header shows at once.
 *
 * @param options.leaving the page of the customer is about to go: it keeps its answers until then, so that it does not act on a
 *   missing customer. Else it is told that there is no customer any more.
 */
export function forgetCachedSession(queryClient: QueryClient, { leaving }: { leaving: boolean }): void {
  // An answer that is under way is of before the logout.
  void queryClient.cancelQueries();
  const answeredWithNobody = leaving ? [AUTH_USER_QUERY] : [AUTH_USER_QUERY, CUSTOMER_QUERY];
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (!answeredWithNobody.some(([path]) => query.queryKey[0] === path)) removeOnceUnused(cache, query);
  }
  if (!leaving) queryClient.setQueriesData({ queryKey: CUSTOMER_QUERY }, null);
  queryClient.setQueryData(AUTH_USER_QUERY, null);
}

/** A component that shows a query would stay with its answer, or ask again, if the query were removed under it. */
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

/** Asks the backend again who is logged in: at once what is in view, the rest when it is next needed. */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: CUSTOMER_QUERY }),
    queryClient.invalidateQueries({ queryKey: AUTH_USER_QUERY }),
  ]);
}
