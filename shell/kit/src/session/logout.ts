import { CALLS } from '@site/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callOk } from '../api/api-client';
import { timing } from '../theme/timing';
import { useToast } from '../toast/toast';
import { forgetCachedSession } from './cached-session';
import { forgetVisitor } from './forget-visitor';
import { useSetUnconfirmedLogout } from './session-provider';

/**
 * Logs out: calls the backend, removes the customer's data in every tab whether or not that call succeeded, navigates to the home page
 * and shows a toast. It waits for the backend for at most `timing.logoutWait`; without a confirmation by then,
 * `useUnconfirmedLogout` reports it.
 */
export function useLogout(): () => Promise<void> {
  const forgetCustomer = useForgetCustomer();
  const setUnconfirmed = useSetUnconfirmedLogout();
  const toast = useToast();
  return useCallback(async () => {
    const ended = callOk(CALLS.customerLogout).then(
      () => true,
      (failure: unknown) => {
        console.warn('The backend did not confirm the logout.', failure);
        return false;
      },
    );
    const confirmed = await Promise.race([ended, falseAfter(timing.logoutWait)]);
    await forgetCustomer();
    setUnconfirmed(!confirmed);
    // The request continues after the wait and may still succeed.
    if (!confirmed) void ended.then((late) => late && setUnconfirmed(false));
    toast({ title: 'Uitgelogd', text: 'U bent succesvol uitgelogd van uw account' });
  }, [forgetCustomer, setUnconfirmed, toast]);
}

/**
 * Removes the customer's data, here and in the other tabs of this browser, and navigates to the home page. For a session that has
 * already ended; `useLogout` ends it.
 */
export function useForgetCustomer(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    forgetVisitor();
    // The customer's page is shown until the home page has arrived. Without its data it would redirect to the login page.
    await navigate('/');
    forgetCachedSession(queryClient, { leaving: true });
  }, [queryClient, navigate]);
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
