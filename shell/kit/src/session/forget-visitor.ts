import { tabStorage } from '../storage/tab-storage';
import { sessionState } from './session-state';

/**
 * For when somebody logs out: forgets everything that this tab keeps (the customer, answers of forms that were not sent, what was
 * typed in the chat), so that the next person at this computer finds nothing. Every other tab of this browser then does the same.
 */
export function forgetVisitor(): void {
  tabStorage.clear();
  // After a logout that the server did not confirm, the same session may be ended once more: that is news too.
  sessionState.remove();
  sessionState.write('logged-out');
}
