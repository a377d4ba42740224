import type { Composition } from '../../protocol/composition';
import { readTexts, write } from '../tab-storage';
import { reportFailure } from './report-failure';

const RELOADED_KEY = 'reloaded-for-composition';

const MAX_STORED = 10;

/** How long a load may take before the visitor is told that the page did not load. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Loads an address from the server when the release that this tab uses was removed from the store: the server's HTML names a newer
 * one. At most once per composition, because a reload that did not help will not help again.
 *
 * @param remote the remote whose page did not load
 * @param address the address that the visitor navigates to
 * @returns when no reload is needed, or when it did not happen in time
 */
export async function reloadOnceIfReleaseGone(
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
  await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS));
}

function isGone(entry: string): Promise<boolean> {
  return fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}

/** Records the reload. Without storage it could repeat forever, so then there is none. */
function mayReload(composition: string): boolean {
  const before = readTexts(RELOADED_KEY);
  return !before.includes(composition) && write(RELOADED_KEY, [composition, ...before].slice(0, MAX_STORED));
}
