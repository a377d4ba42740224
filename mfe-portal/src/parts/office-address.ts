import type { SitePath } from '@site/kit';

/** A path of the office with its query, which a browser cannot interpret as the address of another site. */
const OFFICE_ADDRESS = /^\/kantoor(?:\/[a-z0-9-]+)*(?:\?[^\s\\#]*)?$/;

/** History state of the login of an employee with the page to return to, from where he was. */
export function afterLogin({ pathname, search }: { pathname: string; search: string }) {
  return { naar: pathname + search };
}

/** Where an employee goes after his login. Other addresses are ignored. */
export function officeAddress(state: unknown): SitePath {
  const wanted = (state as { naar?: unknown } | null)?.naar;
  return typeof wanted === 'string' && OFFICE_ADDRESS.test(wanted) ? (wanted as SitePath) : '/kantoor';
}
