import { CALLS } from '@site/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { callOk } from '../api/api-client';
import { tabStorage } from '../storage/tab-storage';
import { forgetCachedSession, refreshSession } from './cached-session';
import { sessionState } from './session-state';
import { forgetMissedLogout } from './stored-customer';

interface Logouts {
  unconfirmed: boolean;
  setUnconfirmed(unconfirmed: boolean): void;
}

const LogoutContext = createContext<Logouts>({ unconfirmed: false, setUnconfirmed: () => {} });

/**
 * Holds the session of everything below it together with the other tabs of this browser: who logs out in one is logged out in all,
 * and nothing of the customer stays. The shell renders it once, below the query client.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState(false);
  useEffect(() => followSession(queryClient), [queryClient]);
  const logouts = useMemo(() => ({ unconfirmed, setUnconfirmed }), [unconfirmed]);
  return <LogoutContext value={logouts}>{children}</LogoutContext>;
}

/** Gives the function that notes whether a logout was left without an answer of the backend. */
export function useSetUnconfirmedLogout(): (unconfirmed: boolean) => void {
  return useContext(LogoutContext).setUnconfirmed;
}

/** A logout that the backend did not confirm: its session may go on there, although this browser forgot the customer. */
export interface UnconfirmedLogout {
  /** Is there one that was not dismissed? */
  unconfirmed: boolean;
  /** Asks the backend again. @returns whether it confirmed; then there is nothing unconfirmed any more. */
  retry(): Promise<boolean>;
  dismiss(): void;
}

/** For the shell, which tells of a logout that was not confirmed wherever the visitor is by then. */
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

/** Follows what other tabs do with the session, until the function that it returns is called. */
function followSession(queryClient: QueryClient): () => void {
  forgetMissedLogout();
  const stopFollowing = sessionState.onChange((state) => {
    if (state === 'logged-in') void refreshSession(queryClient);
    if (state !== 'logged-out') return;
    tabStorage.clear();
    forgetCachedSession(queryClient, { leaving: false });
  });
  // A page that comes back with the back button heard nothing while it was away.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (sessionState.read() === 'logged-out') {
      forgetMissedLogout();
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
