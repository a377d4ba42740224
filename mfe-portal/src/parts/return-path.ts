import type { useLocation } from 'react-router-dom';

/** A path of the portal, with its query and hash: nothing that a browser could read as the address of another site. */
const PORTAL_ADDRESS = /^\/klant(?:\/[a-z0-9-]+)*(?:\?[^\s\\#]*)?(?:#[^\s\\]*)?$/;

/** History state that makes a page lead back to a page of the portal: the login once it succeeded, the account once it is saved. */
export function returnState(path: string) {
  return { naar: path };
}

/**
 * The page of the portal that the history state `{ naar }` or the query `?naar=` asks to return to. Only addresses of the portal
 * count, so that a link cannot send a fresh login to another site.
 */
export function wantedPath(state: unknown, query: URLSearchParams): string | undefined {
  const wanted = (state as { naar?: unknown } | null)?.naar ?? query.get('naar');
  return typeof wanted === 'string' && PORTAL_ADDRESS.test(wanted) ? wanted : undefined;
}

/** Where a login leads to: the portal page that the visitor came for, else the dashboard. */
export function returnPath(state: unknown, query: URLSearchParams): string {
  return wantedPath(state, query) ?? '/klant';
}

/** The address of a page of the portal, with all that it needs to be shown again after a login. */
export function addressOf({ pathname, search, hash, state }: ReturnType<typeof useLocation>): string {
  const query = new URLSearchParams(search);
  const wanted = wantedPath(state, query);
  if (wanted === undefined) return pathname + search + hash;
  query.set('naar', wanted);
  return `${pathname}?${query}${hash}`;
}
