import type { Composition } from '../composition/composition';
import { PageNotLoaded } from '../composition/page-not-loaded';

const GUARD = 'reloaded-for-composition';

/**
 * Reloads the page once when the release that this tab was built from is no longer there. The second time in the same
 * tab it does nothing: a reload that did not help will not help again.
 */
export async function reloadOnceWhenGone(error: unknown, composition: Composition): Promise<void> {
  if (!(error instanceof PageNotLoaded)) return;
  const entry = composition.remotes[error.remote]?.entry;
  if (!entry) return;
  const gone = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
  try {
    if (!gone || sessionStorage.getItem(GUARD) === composition.id) return;
    sessionStorage.setItem(GUARD, composition.id);
  } catch {
    return; // Without storage there is no guard, and without a guard no reload.
  }
  location.reload();
}
