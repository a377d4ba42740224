import type { ContactBody } from '@site/contract';
import { tabStorage } from '@site/kit';

const DRAFT_KEY = 'contact';

/** The message as far as it is written, kept for this tab: a reload or a look at another page loses nothing. */
export const draft = {
  /** What was kept, or null. What is no message is ignored. */
  read(): Partial<ContactBody> | null {
    const kept = tabStorage.readObject(DRAFT_KEY);
    if (!kept) return null;
    return Object.fromEntries(
      (['name', 'email', 'subject', 'message'] as const)
        .map((field) => [field, kept[field]])
        .filter(([, text]) => typeof text === 'string'),
    );
  },

  write(message: ContactBody): void {
    tabStorage.write(DRAFT_KEY, message);
  },

  clear(): void {
    tabStorage.remove(DRAFT_KEY);
  },
};
