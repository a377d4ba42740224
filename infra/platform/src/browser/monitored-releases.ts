/* What the browser needs only while a remote has a canary or was released a moment ago: one chunk. */
import { VIEWS_PATH } from '../protocol/addresses';
import { canariesFor, groupCookie, groupIn, newGroup } from '../protocol/canary-group';
import type { Composition, RemoteInComposition } from '../protocol/composition';
import { FAILURE_EVENT, type PageOwner, type SiteFailure } from '../protocol/site-failure';
import type { Navigation } from './navigation/navigation';
import { onOtherPage } from './navigation/other-page';
import { sendReport } from './send-report';

/**
 * The composition of this tab: with the canaries that this visitor gets. His group is in a cookie, so that the server and other tabs
 * choose alike. Menu and footer keep the links of the HTML: the server has rendered them.
 */
export function chooseCanaries(composition: Composition): Composition {
  const { canaries, ...rest } = composition;
  if (!canaries) return composition;
  const isSecure = location.protocol === 'https:';
  const group = groupIn(document.cookie, isSecure) ?? newGroup();
  // biome-ignore lint/suspicious/noDocumentCookie: the first page is chosen at once, and not all browsers have cookieStore.
  document.cookie = groupCookie(group, isSecure);
  const names = canariesFor(group, canaries);
  const chosen: Record<string, RemoteInComposition> = Object.fromEntries(
    Object.entries(canaries).filter(([name]) => names.includes(name)),
  );
  return { ...rest, remotes: { ...composition.remotes, ...chosen } };
}

/** A page that is viewed: its owner, and its path in the table of the owner. */
interface PageView {
  owner: PageOwner;
  path: string;
}

/**
 * Reports the page views of remotes that are monitored, with nothing that tells visitors apart: each at its start, and once more at the
 * first failure of its release, until the next page.
 *
 * @returns to be called when a page view starts, before its page is loaded
 */
export function reportPageViews({ monitoredUntil }: Composition): (view: PageView) => void {
  if (!monitoredUntil) return () => {};
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
    const isMonitored = (monitoredUntil[view.owner.remote] ?? 0) > Date.now();
    before = current;
    current = isMonitored ? view : undefined;
    if (isMonitored) report(view);
  };
}

/** Starts a page view at each navigation to another page. */
export function followNavigation(
  navigation: Pick<Navigation, 'state' | 'listen'>,
  start: (view: PageView) => void,
): void {
  onOtherPage(navigation, ({ owner, path }) => owner && start({ owner, path }));
}

function report({ owner: { remote, version }, path }: PageView, failure?: SiteFailure['kind']): void {
  sendReport(VIEWS_PATH, { remote, version, path, failure });
}
