import { useSessionStore } from './session-store';

/**
 * For after a login, a saved profile or a linked application: fetches the cached customer and user again, at once where they are
 * mounted.
 *
 * @throws outside a SessionProvider.
 */
export function useInvalidateCustomer(): () => Promise<void> {
  return useSessionStore().getState().refresh;
}
