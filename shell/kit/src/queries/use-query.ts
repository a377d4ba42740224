import type { QueryClient, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import * as library from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionStore } from '../session/session-store';
import { queryClientOf } from './session-queries';

/** Options of a query that several components use, with the type of its data: `queryOptions` of TanStack Query. */
export const queryOptions = library.queryOptions;

/**
 * `useQuery` of TanStack Query, with the query client of the session. Without a `queryFn` it fetches the segments of its key joined by
 * slashes.
 *
 * @throws outside a SessionProvider.
 */
export function useQuery<Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  return library.useQuery(options, useQueryClient());
}

/**
 * The query client of the session: one for all pages, created with the first page that uses it. While a component uses it, failed queries
 * are fetched again when the browser is online again.
 *
 * @throws outside a SessionProvider.
 */
export function useQueryClient(): QueryClient {
  const queryClient = queryClientOf(useSessionStore());
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return queryClient;
}
