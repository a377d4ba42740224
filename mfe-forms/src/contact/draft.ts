import type { ContactBody } from '@site/contract';
import { tabStorage } from '@site/kit';

const DRAFT_KEY = 'contact';

/** The unsent message, in session storage: it survives a reload and a navigation. */
export const draft = {
  /** The stored message, or null. An invalid value is ignored. */
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
