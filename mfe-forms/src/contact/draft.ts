import type { ContactBody } from '@site/contract';

const DRAFT_KEY = 'contact';

/**
 * The message as far as it is written, kept for this tab: a reload or a look at another page loses nothing. A browser that
 * blocks storage keeps nothing, and the form works without.
 */
export const draft = {
  /** What was kept, or null. What is no message is ignored. */
  read(): Partial<ContactBody> | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return null;
      return Object.fromEntries(
        (['name', 'email', 'subject', 'message'] as const)
          .map((field) => [field, (kept as Record<string, unknown>)[field]])
          .filter(([, text]) => typeof text === 'string'),
      );
    } catch {
      return null;
    }
  },

  write(message: ContactBody): void {
    try {
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify(message));
    } catch {
      // Keeping is a convenience.
    }
  },

  clear(): void {
    try {
      sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
