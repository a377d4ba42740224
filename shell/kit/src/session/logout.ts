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
 * Ends the session: asks the backend to, forgets everything about the customer in every tab whether or not that worked, goes to the
 * home page and says so. It waits `timing.logoutWait` at most. What the backend did not confirm by then is kept for
 * `useUnconfirmedLogout`.
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
    // The request goes on after the wait: it may still arrive.
    if (!confirmed) void ended.then((late) => late && setUnconfirmed(false));
    toast({ title: 'Uitgelogd', text: 'U bent succesvol uitgelogd van uw account' });
  }, [forgetCustomer, setUnconfirmed, toast]);
}

/**
 * Forgets everything about the customer, here and in the other tabs of this browser, and goes to the home page. For after the session
 * has ended; `useLogout` ends it.
 */
export function useForgetCustomer(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    forgetVisitor();
    // Away from the customer's page first: with its data gone it would send the visitor to the login page.
    await navigate('/');
    forgetCachedSession(queryClient, { leaving: true });
  }, [queryClient, navigate]);
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
