import { CALLS } from '@site/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callOk } from '../api/api-client';
import { useToast } from '../toast/toast';
import { forgetVisitor } from './forget-visitor';
import { AUTH_USER_QUERY } from './keys';

/**
 * Ends the session: asks the backend to, forgets everything about the customer in this tab whether or not that worked,
 * goes to the home page and says so.
 */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(async () => {
    try {
      await callOk(CALLS.customerLogout);
    } catch (failure) {
      console.warn('The backend did not confirm the logout.', failure);
    }
    forgetVisitor();
    // Away from the customer's page first: with its data gone it would send the visitor to the login page.
    await navigate('/');
    queryClient.clear();
    queryClient.setQueryData(AUTH_USER_QUERY, null);
    toast({ title: 'Uitgelogd', text: 'U bent succesvol uitgelogd van uw account' });
  }, [queryClient, navigate, toast]);
}
