import { type AuthUser, CALLS } from '@site/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../api/api-client';
import { HttpError } from '../api/errors';
import { AUTH_USER_QUERY } from './keys';

/** `null` for an anonymous visitor: the backend answers 200 and `null`; an error status below 500 means the same. */
async function fetchAuthUser(): Promise<AuthUser | null> {
  const { ok, status, answer } = await callApi(CALLS.authUser);
  if (ok) return answer;
  if (status >= 500) throw new HttpError(status, answer?.message ?? '');
  return null;
}

/** Who is logged in, as far as the backend has told. */
interface AuthUserState {
  user: AuthUser | null;
  /** True until the backend has answered. */
  pending: boolean;
  /** The backend did not answer, or with a status of 500 or more: it is not known whether somebody is logged in. */
  unavailable: boolean;
  /** Asks again. */
  refresh(): Promise<void>;
}

/**
 * The user who is logged in, for the header. Fetched by the browser after hydration, once and without a retry: the server's HTML is the
 * same for all visitors.
 */
export function useAuthUser(): AuthUserState {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: AUTH_USER_QUERY,
    queryFn: fetchAuthUser,
  });
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return { user: data ?? null, pending: isPending, unavailable: isError, refresh };
}
