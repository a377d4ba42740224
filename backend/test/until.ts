const PAUSE_MS = 25;

/** Before something is asked for again. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Waits for what happens by itself, without guessing how long that takes. The time of the test bounds it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause();
}
