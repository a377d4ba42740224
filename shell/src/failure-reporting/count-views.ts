import { FAILURE_EVENT, type SiteFailure } from '@site/kit';
import { type Composition, VIEWS_PATH } from '@site/platform/protocol/page';
import type { PageOwner } from '../app/page-routes';
import type { Navigation } from '../routing/navigation';

/** A page that is viewed: its owner, and its path in the table of the owner. */
export interface PageView {
  owner: PageOwner;
  path: string;
}

/**
 * Reports the page views of remotes that are watched, with nothing that tells visitors apart: each at its start, and once more at the first
 * failure of its release, until the next page.
 *
 * @returns to be called when a page view starts, before its page is loaded
 */
export function reportPageViews({ watched }: Composition): (view: PageView) => void {
  if (!watched) return () => {};
  let current: PageView | undefined;
  /** What it does to the next page is found when that is shown. */
  let before: PageView | undefined;
  window.addEventListener(FAILURE_EVENT, (event) => {
    const { kind, remote, version } = (event as CustomEvent<SiteFailure>).detail;
    const isOf = (view?: PageView) => view?.owner.remote === remote && view.owner.version === version;
    const failed = [kind === 'page-left-changes' ? before : undefined, current].find(isOf);
    if (!failed) return;
    report(failed, kind);
    if (failed === current) current = undefined;
    else before = undefined;
  });
  return (view) => {
    const isWatched = (watched[view.owner.remote] ?? 0) > Date.now();
    before = current;
    current = isWatched ? view : undefined;
    if (isWatched) report(view);
  };
}

/** Starts a page view at each navigation to another page. A page that only changes its own address is still the same. */
export function followNavigation(
  navigation: Pick<Navigation, 'state' | 'listen'>,
  start: (view: PageView) => void,
): void {
  let { shown } = navigation.state;
  navigation.listen(() => {
    const { pathname } = shown.location;
    shown = navigation.state.shown;
    const { owner, path, location } = shown;
    if (owner && location.pathname !== pathname) start({ owner, path });
  });
}

function report({ owner: { remote, version }, path }: PageView, failure?: SiteFailure['kind']): void {
  const body = JSON.stringify({ remote, version, path, failure });
  navigator.sendBeacon?.(VIEWS_PATH, new Blob([body], { type: 'application/json' }));
}
