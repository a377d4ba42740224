import { tabStorage } from '../storage/tab-storage';

/**
 * For when somebody logs out: forgets everything that this tab keeps (the customer, answers of forms that were not sent, what was
 * typed in the chat), so that the next person at this computer finds nothing.
 */
export function forgetVisitor(): void {
  tabStorage.clear();
}
