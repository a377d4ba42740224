import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { timing } from '../theme/timing';
import { HttpFailure, NetworkFailure } from './failures';

/**
 * How a query fetches unless it says otherwise: GET, the segments of its key joined by slashes, with credentials.
 *
 * @throws HttpFailure when the status is not ok, a 401 included.
 * @throws NetworkFailure when there is no connection, no answer in time, or one that is no JSON.
 */
async function fetchByKey({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const path = queryKey.join('/');
  let response: Response;
  try {
    response = await fetch(path, {
      headers: { Accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(timing.callTimeout),
    });
  } catch (cause) {
    throw new NetworkFailure(`GET ${path}: no answer.`, { cause });
  }
  if (!response.ok) throw await HttpFailure.from(response);
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkFailure(`GET ${path}: the answer is no JSON.`, { cause });
  }
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
