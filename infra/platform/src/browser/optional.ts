/** Code that is loaded only where it is needed. When it does not arrive, the site works without it. */
export function optional<T>(loading: Promise<T>): Promise<T | undefined> {
  return loading.catch((error: unknown) => void console.error(error));
}
