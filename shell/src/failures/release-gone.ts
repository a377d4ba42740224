import { tabStorage } from '@site/kit';
import type { Composition } from '../composition/composition';
import { reportFailure } from './report-failure';

/** Where this tab keeps the compositions that it reloaded for. */
const GUARD = 'reloaded-for-composition';

/** How many of them. */
const MOST_KEPT = 10;

/** How long a load may take before the visitor hears that the page did not come, in ms. */
const LOAD_LIMIT = 10_000;

/**
 * Loads an address from the server, once, when the release that this tab has its remote from is no longer there: the
 * server's HTML names a newer one. The second time for the same composition it does nothing: a load that did not help will not
 * help again.
 *
 * @param remote whose page did not arrive
 * @param address where the visitor wants to be
 * @returns when there is nothing to do, or the load does not come about
 */
export async function reloadOnceWhenGone(
  remote: string,
  composition: Composition,
  address: string,
): Promise<void> {
  const { entry, version } = composition.remotes[remote] ?? {};
  if (!entry || !version || !(await isGone(entry))) return;
  const { pathname: path, search } = new URL(address, location.href);
  reportFailure({ kind: 'release-gone', remote, version, path });
  if (!mayReload(composition.id)) return;
  if (path === location.pathname && search === location.search) location.reload();
  else location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT));
}

function isGone(entry: string): Promise<boolean> {
  return fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}

/** Notes the reload. Without storage there is no guard, and without a guard no reload. */
function mayReload(composition: string): boolean {
  const before = tabStorage.readTexts(GUARD) ?? [];
  return (
    !before.includes(composition) && tabStorage.write(GUARD, [composition, ...before].slice(0, MOST_KEPT))
  );
}
