import { CALLS } from '@site/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callOk } from '../api/api-client';
import { useToast } from '../toast/toast';
import { forgetCachedSession } from './cached-session';
import { forgetVisitor } from './forget-visitor';

/**
 * Ends the session: asks the backend to, forgets everything about the customer in every tab whether or not that worked, goes to the
 * home page and says so.
 */
export function useLogout(): () => Promise<void> {
  const forgetCustomer = useForgetCustomer();
  const toast = useToast();
  return useCallback(async () => {
    try {
      await callOk(CALLS.customerLogout);
    } catch (failure) {
      console.warn('The backend did not confirm the logout.', failure);
    }
    await forgetCustomer();
    toast({ title: 'Uitgelogd', text: 'U bent succesvol uitgelogd van uw account' });
  }, [forgetCustomer, toast]);
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
