import { CALLS } from '@site/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { unauthorised } from '../api/unauthorised';
import { tabStorage } from '../storage/tab-storage';
import { timing } from '../theme/timing';
import { endSession } from './end-session';
import { forgetLoggedOut } from './forget-visitor';
import { isLoggedOut, sessionState } from './session-state';
import { createSessionStore, SessionContext, type SessionStore } from './session-store';
import { clearAfterMissedLogout } from './stored-customer';

/**
 * Provides the session. One per tree, so that requests on the server share nothing. Synchronizes it with the other tabs of this browser:
 * a logout in one logs out all and removes the customer's data. So does a session that was ended from another device, as soon as a call
 * finds that out. Repeats a logout until the backend confirms it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSessionStore);
  useEffect(() => followBrowser(session), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Follows session changes by other tabs and other devices, and the connection. @returns a function that stops it. */
function followBrowser(session: SessionStore): () => void {
  const { refresh, refreshUser, forget, setUnconfirmedLogout } = session.getState();
  clearAfterMissedLogout();
  const stopFollowing = sessionState.onChange((state) => {
    if (state === 'logged-in') void refresh();
    if (!isLoggedOut(state)) return;
    if (state === 'logged-out') setUnconfirmedLogout(false);
    tabStorage.clear();
    forget({ leaving: false });
  });
  // A page in the back-forward cache receives no storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isLoggedOut(sessionState.read())) {
      clearAfterMissedLogout();
      forget({ leaving: false });
    } else {
      void refresh();
    }
  };
  const onOnline = () => {
    void repeatLogout();
    if (session.getState().unavailable) void refreshUser();
  };
  const stopListening = unauthorised.onReport(({ path, ended }) => {
    if (ended) {
      forgetLoggedOut('logged-out');
      forget({ leaving: false });
      // Until then the backend says with each answer that the session was ended.
      void endSession();
    } else if (
      path !== CALLS.customer.path &&
      path !== CALLS.authUser.path &&
      !path.startsWith('/api/office/')
    ) {
      void refresh();
    }
  });
  const repeatLogout = async () => {
    if (sessionState.read() !== 'logging-out') return true;
    const confirmed = await endSession();
    if (confirmed) setUnconfirmedLogout(false);
    return confirmed;
  };
  void repeatLogout().then((confirmed) => !confirmed && setUnconfirmedLogout(true));
  const repeating = setInterval(repeatLogout, timing.logoutRepeat);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', onOnline);
  return () => {
    stopFollowing();
    stopListening();
    clearInterval(repeating);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('online', onOnline);
  };
}
