import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { timing } from '../theme/timing';
import { useToast } from '../toast/toast';
import { endSession } from './end-session';
import { forgetLoggedOut } from './forget-visitor';
import { useSessionStore } from './session-store';

/**
 * Logs out: calls the backend, removes the customer's data in every tab whether or not that call succeeded, navigates to the home page
 * and shows a toast. It waits for the backend for at most `timing.logoutWait`; without a confirmation by then,
 * `useUnconfirmedLogout` reports it and the logout is repeated until it is confirmed.
 *
 * @throws outside a SessionProvider.
 */
export function useLogout(): () => Promise<void> {
  const leave = useLeave();
  const { setUnconfirmedLogout } = useSessionStore().getState();
  const toast = useToast();
  return useCallback(async () => {
    const ended = endSession();
    const confirmed = await Promise.race([ended, falseAfter(timing.logoutWait)]);
    await leave(confirmed ? 'logged-out' : 'logging-out');
    setUnconfirmedLogout(!confirmed);
    // The request continues after the wait and may still succeed.
    if (!confirmed) void ended.then((late) => late && setUnconfirmedLogout(false));
    toast({ title: 'Uitgelogd', text: 'U bent succesvol uitgelogd van uw account' });
  }, [leave, setUnconfirmedLogout, toast]);
}

/**
 * Removes the customer's data, here and in the other tabs of this browser, and navigates to the home page. For a session that has
 * already ended; `useLogout` ends it.
 *
 * @throws outside a SessionProvider.
 */
export function useForgetCustomer(): () => Promise<void> {
  const leave = useLeave();
  return useCallback(() => leave('logged-out'), [leave]);
}

function useLeave() {
  const { forget } = useSessionStore().getState();
  const navigate = useNavigate();
  return useCallback(
    async (state: 'logging-out' | 'logged-out') => {
      forgetLoggedOut(state);
      // The customer's page is shown until the home page has arrived. Without its data it would redirect to the login page.
      await navigate('/');
      forget({ leaving: true });
    },
    [forget, navigate],
  );
}

/** A logout that the backend did not confirm: the session may still exist there, although this browser removed the customer's data. */
export interface UnconfirmedLogout {
  /** Is there an unconfirmed logout that was not dismissed? */
  unconfirmed: boolean;
  /** Calls the backend again. @returns whether it confirmed the logout; then `unconfirmed` becomes false. */
  retry(): Promise<boolean>;
  dismiss(): void;
}

/**
 * For the shell, which shows a notice about an unconfirmed logout on every page.
 *
 * @throws outside a SessionProvider.
 */
export function useUnconfirmedLogout(): UnconfirmedLogout {
  const session = useSessionStore();
  const unconfirmed = useStore(session, (state) => state.unconfirmedLogout);
  const { setUnconfirmedLogout } = session.getState();
  const retry = useCallback(async () => {
    const confirmed = await endSession();
    if (confirmed) setUnconfirmedLogout(false);
    return confirmed;
  }, [setUnconfirmedLogout]);
  const dismiss = useCallback(() => setUnconfirmedLogout(false), [setUnconfirmedLogout]);
  return { unconfirmed, retry, dismiss };
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
