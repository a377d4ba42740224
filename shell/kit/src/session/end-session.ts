import { CALLS } from '@site/contract';
import { callOk } from '../api/api-client';
import { sessionState } from './session-state';

/** Ends the session at the backend, and says so to the other tabs. @returns whether the backend confirmed it. */
export async function endSession(): Promise<boolean> {
  try {
    await callOk(CALLS.customerLogout);
  } catch (failure) {
    console.warn('The backend did not confirm the logout.', failure);
    return false;
  }
  if (sessionState.read() === 'logging-out') sessionState.write('logged-out');
  return true;
}
