import { type ReactNode, useEffect, useState } from 'react';
import { tabStorage } from '../storage/tab-storage';
import { sessionState } from './session-state';
import { createSessionStore, SessionContext, type SessionStore } from './session-store';
import { clearAfterMissedLogout } from './stored-customer';

/**
 * Provides the session. One per tree, so that requests on the server share nothing. Synchronizes it with the other tabs of this browser:
 * a logout in one logs out all and removes the customer's data.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSessionStore);
  useEffect(() => followBrowser(session), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Follows session changes by other tabs, and the connection. @returns a function that stops it. */
function followBrowser(session: SessionStore): () => void {
  const { refresh, refreshUser, forget } = session.getState();
  clearAfterMissedLogout();
  const stopFollowing = sessionState.onChange((state) => {
    if (state === 'logged-in') void refresh();
    if (state !== 'logged-out') return;
    tabStorage.clear();
    forget({ leaving: false });
  });
  // A page in the back-forward cache receives no storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (sessionState.read() === 'logged-out') {
      clearAfterMissedLogout();
      forget({ leaving: false });
    } else {
      void refresh();
    }
  };
  const onOnline = () => {
    if (session.getState().unavailable) void refreshUser();
  };
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', onOnline);
  return () => {
    stopFollowing();
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('online', onOnline);
  };
}
