import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { fetchJson } from '../api/api-client';

/** How a query fetches unless it says otherwise: GET, the segments of its key joined by slashes. @throws as `fetchJson`. */
function fetchByKey({ queryKey }: QueryFunctionContext): Promise<unknown> {
  return fetchJson(queryKey.join('/'));
}

/**
 * A query client with the defaults of this site: data never goes stale by itself, nothing is fetched again by interval
 * or when the window gets focus, and nothing is retried. One per request on the server, one per tab in the browser.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
