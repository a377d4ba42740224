/** What a use of the browser's storage gives; undefined when the browser blocks storage, or on the server. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
