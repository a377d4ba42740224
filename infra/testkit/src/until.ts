const PAUSE_MS = 25;

/** The pause between two polls. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Polls until the condition is met; limited by the timeout of the test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause();
}
