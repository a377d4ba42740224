let waiting: string | undefined;

/**
 * A message that the visitor typed elsewhere, for the contact form to start with: the chat gives it, the form takes it. Kept in memory
 * only, for the navigation to the form.
 */
export const messageHandOver = {
  /** @param message an empty one takes back what was given. */
  give(message: string): void {
    waiting = message.trim() || undefined;
  },

  /** The message, once. */
  take(): string | undefined {
    const message = waiting;
    waiting = undefined;
    return message;
  },
};
