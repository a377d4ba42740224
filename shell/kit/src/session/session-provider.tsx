import { CALLS } from '@site/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { callOk } from '../api/api-client';
import { tabStorage } from '../storage/tab-storage';
import { forgetCachedSession, refreshSession } from './cached-session';
import { sessionState } from './session-state';
import { clearAfterMissedLogout } from './stored-customer';

interface Logouts {
  unconfirmed: boolean;
  setUnconfirmed(unconfirmed: boolean): void;
}

const LogoutContext = createContext<Logouts>({ unconfirmed: false, setUnconfirmed: () => {} });

/**
 * Synchronizes the session with the other tabs of this browser: a logout in one logs out all and removes the customer's data. The
 * shell renders it once, below the query client.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState(false);
  useEffect(() => followSession(queryClient), [queryClient]);
  const logouts = useMemo(() => ({ unconfirmed, setUnconfirmed }), [unconfirmed]);
  return <LogoutContext value={logouts}>{children}</LogoutContext>;
}

/** Returns the function that records whether the backend failed to confirm a logout. */
export function useSetUnconfirmedLogout(): (unconfirmed: boolean) => void {
  return useContext(LogoutContext).setUnconfirmed;
}

/** A logout that the backend did not confirm: the session may still exist there, although this browser removed the customer's data. */
export interface UnconfirmedLogout {
  /** Is there an unconfirmed logout that was not dismissed? */
  unconfirmed: boolean;
  /** Calls the backend again. @returns whether it confirmed the logout; then `unconfirmed` becomes false. */
  retry(): Promise<boolean>;
  dismiss(): void;
}

/** For the shell, which shows a notice about an unconfirmed logout on every page. */
export function useUnconfirmedLogout(): UnconfirmedLogout {
  const { unconfirmed, setUnconfirmed } = useContext(LogoutContext);
  const retry = useCallback(async () => {
    try {
      await callOk(CALLS.customerLogout);
    } catch (failure) {
      console.warn('The backend did not confirm the logout.', failure);
      return false;
    }
    setUnconfirmed(false);
    return true;
  }, [setUnconfirmed]);
  const dismiss = useCallback(() => setUnconfirmed(false), [setUnconfirmed]);
  return { unconfirmed, retry, dismiss };
}

/** Follows session changes by other tabs. @returns a function that stops it. */
function followSession(queryClient: QueryClient): () => void {
  clearAfterMissedLogout();
  const stopFollowing = sessionState.onChange((state) => {
    if (state === 'logged-in') void refreshSession(queryClient);
    if (state !== 'logged-out') return;
    tabStorage.clear();
    forgetCachedSession(queryClient, { leaving: false });
  });
  // A page in the back-forward cache receives no storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (sessionState.read() === 'logged-out') {
      clearAfterMissedLogout();
      forgetCachedSession(queryClient, { leaving: false });
    } else {
      void refreshSession(queryClient);
    }
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopFollowing();
    window.removeEventListener('pageshow', onPageShow);
  };
}
