import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { BOOT_ID, type PlatformBoot, ROOT_ID } from '../protocol/boot';
import { type Composition, remoteOf } from '../protocol/composition';
import type { ShareScope } from '../protocol/container';
import { type LoadedPage, type PageTable, showsOtherPages } from '../protocol/loaded-page';
import { PageLoadError } from '../protocol/page-load-error';
import type { PageOwner } from '../protocol/site-failure';
import { type FailureProps, PageFailure } from './failures/page-failure';
import { reloadOnceIfReleaseGone } from './failures/release-gone';
import { reportFailure } from './failures/report-failure';
import { reportUnhandled } from './failures/unhandled';
import { LeftChanges } from './left-changes/left-changes';
import { SharedByPages } from './left-changes/shared-by-pages';
import { browserLoader } from './loading/load-page';
import { findRoutes, type LoadPage, type OwnRoutes } from './loading/routes';
import { loadSitePages } from './loading/site-pages';
import { Navigation, type ShownPage } from './navigation/navigation';
import { SiteRouter } from './navigation/site-router';
import { optional } from './optional';
import { isReloading } from './page-start/early-history';
import { setHydrated } from './page-start/hydrated';
import { removeLoadNotice, showLoadNotice } from './page-start/load-notice-element';
import type { PreviewBarProps } from './preview';
import { has, PREVIEW_KEY } from './tab-storage';
import { followTranslation, isTranslated } from './translated-text';

/** How long another page may take to come, in ms. */
const LEAVE_TIMEOUT_MS = 10_000;

/** What a site hands in. */
export interface BrowserSite<Boot extends PlatformBoot> {
  /** Those that remotes share with the shell. */
  libraries: ShareScope;
  /** Loads a page of a remote. @throws when the table has no such page, or its code cannot be loaded */
  loadPage(table: PageTable, path: string): Promise<LoadedPage>;
  /** The shell's own pages. */
  own: OwnRoutes;
  /** Everything that is hydrated. As the server has rendered it, below its router. */
  render(boot: Boot): ReactNode;
  /** Replaces a page that failed. */
  Failure: ComponentType<FailureProps>;
  loadPreviewBar(): Promise<ComponentType<PreviewBarProps>>;
  /** Called before anything is loaded, which waits for it. @throws nothing */
  onStart(boot: Boot): Promise<void>;
}

/**
 * Hydrates the server's HTML. The page's code is loaded before React starts, so that the first render equals the server's; when it
 * does not arrive, the HTML stays as it is, readable and with working links, below a message.
 */
export async function startBrowser<Boot extends PlatformBoot>(site: BrowserSite<Boot>): Promise<void> {
  if (isReloading()) return leave();
  followTranslation();
  const sent = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The HTML has no element #${ROOT_ID}.`);
  const { shell, preview, sitePages, shareImage, variantImages, clientRendered } = sent;
  const { canaries, monitoredUntil } = sent.composition;
  // Only while a remote has a canary or was released a moment ago.
  const monitored = canaries || monitoredUntil ? await optional(import('./monitored-releases')) : undefined;
  const composition = monitored?.chooseCanaries(sent.composition) ?? sent.composition;
  const boot = { ...sent, composition };
  reportUnhandled(composition, shell);
  if (preview || has(PREVIEW_KEY)) {
    const chunk = await optional(import('./preview'));
    if (chunk?.startPreview(preview, site.loadPreviewBar) === 'leaving') return;
  }
  await site.onStart(boot);
  const shared = new SharedByPages(root, composition.cdn?.url);
  const source = browserLoader(composition, site, shared);
  const { own } = site;
  const findRoute = findRoutes(composition, { ...source, own, loadSitePages, shellVersion: shell });
  const history = createBrowserHistory();
  const found = findRoute(location.pathname);
  // The server has answered a redirect already.
  if ('redirect' in found) return;
  const { path, owner } = found;
  const remote = owner.remote === 'shell' ? undefined : owner.remote;
  const startPageView = monitored?.reportPageViews(composition);
  startPageView?.({ owner, path });
  let page: LoadedPage;
  try {
    page =
      remote && !clientRendered
        ? { ...(await source.loadPage(remote, path)), sitePages, shareImage, variantImages }
        : await found.load(location.href);
  } catch (error) {
    if (isReloading()) return leave();
    console.error(error);
    if (!(error instanceof PageLoadError)) throw error;
    reportFailure({ kind: 'page-not-loaded', ...owner, path: location.pathname }, error);
    await reloadOnceIfReleaseGone(error.remote, composition, location.href);
    showLoadNotice();
    return;
  }
  if (isReloading()) return leave();
  const left = new LeftChanges(shared);
  // A site that opened this window loses it with the first page that the server isolates, such as the login.
  const mustLoad = (shown: ShownPage) => window.opener !== null || left.hasReplaced(shown);
  const navigation = new Navigation(history, findRoute, { path, owner, page }, mustLoad);
  if (startPageView) monitored?.followNavigation(navigation, startPageView);
  const onHydrated = () => {
    setHydrated();
    if (clientRendered) shared.renew();
    removeLoadNotice();
    prefetchOnIntent(composition, async (owner, path) => {
      const page = await source.loadPage(owner, path);
      if (showsOtherPages(page)) await loadSitePages();
      return page;
    });
    if (!preview) void measureShareOfVisits(boot.vitalsSample, navigation);
  };
  const renderFailure = (error: unknown, owner: PageOwner = { remote: 'shell', version: shell }) => (
    <PageFailure
      error={error}
      owner={owner}
      composition={composition}
      forget={source.forget}
      Failure={site.Failure}
    />
  );
  const tree = (
    <SiteRouter navigation={navigation} pageLeft={left} renderFailure={renderFailure} onMount={onHydrated}>
      {site.render(boot)}
    </SiteRouter>
  );
  // In a transition React works in slices of a few milliseconds, so that the page stays responsive.
  startTransition(() => {
    if (clientRendered) {
      createRoot(root).render(tree);
      return;
    }
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => {
        console.error(error);
        if (!isTranslated())
          reportFailure({ kind: 'hydration-mismatch', ...owner, path: location.pathname }, error);
      },
    });
  });
}

/** Another page is on its way. When it does not come, because the visitor has stopped it, the buttons of this one do not work: says so. */
async function leave(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS));
  showLoadNotice();
}

/** Loads a page when its link is about to be used: under the pointer, under a finger, or focused. */
function prefetchOnIntent(composition: Composition, loadPage: LoadPage): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const remote = remoteOf(composition, link.pathname);
    // A failure is shown when the link is followed.
    if (remote) loadPage(remote, link.pathname).catch(() => {});
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}

/**
 * Measures a share of all visits. What measures is loaded only then, once the page works; when it fails to load, nothing is measured.
 *
 * @param share from 0, none, to 1, all
 * @param navigation at the first page of the visit
 */
async function measureShareOfVisits(share: number | undefined, navigation: Navigation): Promise<void> {
  if (!share || Math.random() >= share) return;
  const { shown } = navigation.state;
  const chunk = await optional(import(/* webpackChunkName: "web-vitals" */ './web-vitals'));
  // Which page was shown meanwhile is not known otherwise.
  if (navigation.state.shown === shown) chunk?.measureVitals(navigation);
}
