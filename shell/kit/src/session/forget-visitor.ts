import { tabStorage } from '../storage/tab-storage';
import { sessionState } from './session-state';

/**
 * Clears everything that this tab stores at a logout (the customer, unsent form answers, chat messages), so that the next person at
 * this computer finds nothing. Every other tab of this browser then does the same. Until the backend has confirmed the logout, it is
 * called again, by this page or the next.
 */
export function forgetVisitor(): void {
  forgetLoggedOut('logging-out');
}

/** As `forgetVisitor`. @param state `logged-out` when the backend has ended the session. */
export function forgetLoggedOut(state: 'logging-out' | 'logged-out'): void {
  tabStorage.clear();
  // Removed first, so that a second logout of the same session, after an unconfirmed one, is a change for other tabs too.
  sessionState.remove();
  sessionState.write(state);
}
