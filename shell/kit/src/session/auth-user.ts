import type { AuthUser } from '@site/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSessionStore } from './session-store';

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
 * same for all visitors. After a failure it is fetched again for the next component that mounts, and when the browser is online again.
 *
 * @throws outside a SessionProvider.
 */
export function useAuthUser(): AuthUserState {
  const session = useSessionStore();
  const user = useStore(session, (state) => state.user);
  const unavailable = useStore(session, (state) => state.unavailable);
  const { requireUser, refreshUser } = session.getState();
  useEffect(() => requireUser(), [requireUser]);
  return {
    user: user ?? null,
    pending: user === undefined && !unavailable,
    unavailable,
    refresh: refreshUser,
  };
}

/**
 * For after a login, a saved profile or a linked application: fetches the cached customer and user again, at once where they are
 * mounted.
 *
 * @throws outside a SessionProvider.
 */
export function useInvalidateCustomer(): () => Promise<void> {
  return useSessionStore().getState().refresh;
}
