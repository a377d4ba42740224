// First: before any component is defined.
import './adopt-server-styles';
import { BOOT_ID, PageLoadError, ROOT_ID, showsOtherPages } from '@site/platform/protocol/page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { PageFailure } from '../app/page-failure';
import { findRoutes } from '../app/page-routes';
import { Providers } from '../app/providers';
import { Site } from '../app/site';
import type { Boot } from '../document/boot';
import type { LoadedPage } from '../document/loaded-page';
import { reloadOnceIfReleaseGone } from '../failure-reporting/release-gone';
import { reportFailure } from '../failure-reporting/report-failure';
import { reportUnhandled } from '../failure-reporting/unhandled';
import { LeftChanges } from '../isolation/left-changes';
import { SharedByPages } from '../isolation/shared-by-pages';
import { isReloading } from '../page-start/early-history';
import { setHydrated } from '../page-start/hydrated';
import { removeLoadNotice, showLoadNotice } from '../page-start/load-notice-element';
import { hasStoredPreview } from '../preview/stored-preview';
import { Navigation } from '../routing/navigation';
import { SiteRouter } from '../routing/site-router';
import { measureShareOfVisits } from '../web-vitals/start';
import { protectContent } from './content-protection';
import { browserLoader } from './load-page';
import { loadSitePages } from './load-site-pages';
import { optional } from './optional';
import { prefetchOnIntent } from './prefetch';
import { followTranslation, isTranslated } from './translated-text';

/** How long another page may take to come, in ms. */
const LEAVE_TIMEOUT_MS = 10_000;

/**
 * Hydrates the server's HTML. The page's code is loaded before React starts, so that the first render equals the server's; when it
 * does not arrive, the HTML stays as it is, readable and with working links, below a message.
 */
async function start(): Promise<void> {
  if (isReloading()) return leave();
  followTranslation();
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The HTML has no element #${ROOT_ID}.`);
  const { site, shell, announcement, sitePages, shareImage, variantImages, clientRendered } = boot;
  const { canaries, watched } = boot.composition;
  // Only while a remote has a canary or was released a moment ago.
  const watching = canaries || watched ? await optional(import('./watched-releases')) : undefined;
  const composition = watching?.chooseCanaries(boot.composition) ?? boot.composition;
  reportUnhandled(composition, shell);
  if (boot.preview || hasStoredPreview()) {
    const preview = await optional(import('../preview/start'));
    if (preview?.startPreview(boot.preview) === 'leaving') return;
  }
  if (boot.liveId) {
    const development = await optional(import('../development/start'));
    development?.startDevelopment({ ...boot, composition });
  }
  if (boot.contentProtection) protectContent();
  if (!CSS.supports('selector(::details-content)')) {
    void optional(import('./print-answers')).then((answers) => answers?.openAnswersForPrint());
  }
  const shared = new SharedByPages(root, composition.cdn?.url);
  const source = browserLoader(composition, shared);
  const findRoute = findRoutes(composition, { ...source, loadSitePages, shellVersion: shell });
  const history = createBrowserHistory();
  const found = findRoute(location.pathname);
  // The server has answered a redirect already.
  if ('redirect' in found) return;
  const { path, owner } = found;
  const remote = owner.remote === 'shell' ? undefined : owner.remote;
  const startPageView = watching?.reportPageViews(composition);
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
    reportFailure({ kind: 'page-not-loaded', ...owner, path: location.pathname });
    await reloadOnceIfReleaseGone(error.remote, composition, location.href);
    showLoadNotice();
    return;
  }
  if (isReloading()) return leave();
  const left = new LeftChanges(shared);
  const navigation = new Navigation(history, findRoute, { path, owner, page }, left.hasReplaced);
  if (startPageView) watching?.followNavigation(navigation, startPageView);
  const onHydrated = () => {
    setHydrated();
    if (clientRendered) shared.renew();
    removeLoadNotice();
    prefetchOnIntent(composition, async (owner, path) => {
      const page = await source.loadPage(owner, path);
      if (showsOtherPages(page)) await loadSitePages();
      return page;
    });
    if (!boot.preview) void measureShareOfVisits(boot.vitalsSample, navigation);
  };
  const tree = (
    <Providers site={site} links={composition.links} announcement={announcement}>
      <SiteRouter navigation={navigation} onMount={onHydrated}>
        <Site
          left={left.pageLeft}
          renderFailure={(error, owner = { remote: 'shell', version: shell }) => (
            <PageFailure error={error} owner={owner} composition={composition} forget={source.forget} />
          )}
        />
      </SiteRouter>
    </Providers>
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
        if (!isTranslated()) reportFailure({ kind: 'hydration-mismatch', ...owner, path: location.pathname });
      },
    });
  });
}

/** Another page is on its way. When it does not come, because the visitor has stopped it, the buttons of this one do not work: says so. */
async function leave(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS));
  showLoadNotice();
}

void start();
