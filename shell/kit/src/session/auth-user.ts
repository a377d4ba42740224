import { type AuthUser, CALLS } from '@site/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/api-client';
import { AUTH_USER_QUERY } from './keys';

/** Nobody is both an answer of null and a refusal. */
async function fetchAuthUser(): Promise<AuthUser | null> {
  const { ok, answer } = await callApi<AuthUser | null>(CALLS.authUser);
  return ok ? answer : null;
}

/**
 * Whoever is logged in, for the header. Asked by the browser after the page is there, once and without a retry: the
 * server's HTML is the same for everybody. `pending` is true until the answer is known.
 */
export function useAuthUser(): { user: AuthUser | null; pending: boolean } {
  const query = useQuery({ queryKey: AUTH_USER_QUERY, queryFn: fetchAuthUser });
  return { user: query.data ?? null, pending: query.isPending };
}
