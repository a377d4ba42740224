/** History state that makes the login return to a page of the portal. */
export function returnState(path: string) {
  return { naar: path };
}

/**
 * Where a login leads to: the portal page that the visitor came from, else the dashboard.
 *
 * A page is named by the history state `{ naar }` or the query `?naar=`. Only paths of the portal count, so that a link cannot
 * send a fresh login to another site.
 */
export function returnPath(state: unknown, query: URLSearchParams): string {
  const wished = (state as { naar?: unknown } | null)?.naar ?? query.get('naar');
  return typeof wished === 'string' && /^\/klant(?:\/[a-z0-9-]+)*$/.test(wished) ? wished : '/klant';
}
