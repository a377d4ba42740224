import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { tabStorage } from '../storage/tab-storage';
import { forgetCachedSession, refreshSession } from './cached-session';
import { sessionState } from './session-state';
import { forgetMissedLogout } from './stored-customer';

/**
 * Holds the session of everything below it together with the other tabs of this browser: who logs out in one is logged out in all,
 * and nothing of the customer stays. The shell renders it once, below the query client.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => followSession(queryClient), [queryClient]);
  return children;
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
