import type { SitePath } from '@site/kit';
import type { useLocation } from 'react-router-dom';

/** A path of the portal with query and hash, which a browser cannot interpret as the address of another site. */
const PORTAL_ADDRESS = /^\/klant(?:\/[a-z0-9-]+)*(?:\?[^\s\\#]*)?(?:#[^\s\\]*)?$/;

/** History state with the portal page to return to, after a login or after saving the account. */
export function returnState(path: string) {
  return { naar: path };
}

/**
 * The portal page to return to, from the history state `{ naar }` or the query `?naar=`. Other addresses are ignored, so that a
 * link cannot redirect a login to another site.
 */
export function wantedPath(state: unknown, query: URLSearchParams): SitePath | undefined {
  const wanted = (state as { naar?: unknown } | null)?.naar ?? query.get('naar');
  return isPortalAddress(wanted) ? wanted : undefined;
}

function isPortalAddress(value: unknown): value is SitePath {
  return typeof value === 'string' && PORTAL_ADDRESS.test(value);
}

/** The target of a login: the portal page to return to, else the dashboard. */
export function returnPath(state: unknown, query: URLSearchParams): SitePath {
  return wantedPath(state, query) ?? '/klant';
}

/** The address of a portal page, with everything that is needed to show it again after a login. */
export function addressOf({ pathname, search, hash, state }: ReturnType<typeof useLocation>): string {
  const query = new URLSearchParams(search);
  const wanted = wantedPath(state, query);
  if (wanted === undefined) return pathname + search + hash;
  query.set('naar', wanted);
  return `${pathname}?${query}${hash}`;
}
