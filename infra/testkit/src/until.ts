const PAUSE_MS = 25;

/** The pause between two polls. */
export async function pause(ms = PAUSE_MS): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Polls until the condition is met; limited by the timeout of the test.
 *
 * @param pauseMs between two polls: longer where asking takes the time of what is waited for
 */
export async function until(isSo: () => boolean | Promise<boolean>, pauseMs?: number): Promise<void> {
  while (!(await isSo())) await pause(pauseMs);
}
