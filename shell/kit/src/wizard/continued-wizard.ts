import { tabStorage } from '../storage/tab-storage';
import { historyStateOf } from './use-history-mark';

/**
 * Stores answers for the wizard with this key, in place of those that the tab has.
 *
 * @param step the id of the step to show; an unknown one, or an empty text, is the first.
 * @returns the history state with which its page shows that step, without its introduction.
 */
export function continueWizard(key: string, answers: object, step: string): object {
  tabStorage.write(key, { values: answers, step });
  return historyStateOf(key, { step });
}
