import { createQueryClient } from '@site/kit';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { BOOT_ID, type Boot, ROOT_ID } from '../app/boot';
import type { LoadedPage } from '../app/loaded-page';
import { Providers } from '../app/providers';
import { createRoutes } from '../app/routes';
import { remoteOf } from '../composition/composition';
import { protectContent } from './content-protection';
import { reloadOnRelease } from './dev-reload';
import { browserLoader } from './load-page';
import { prefetchOnIntent } from './prefetch';
import { reloadOnceWhenGone } from './release-gone';

/**
 * Makes the server's HTML live. The page's code is loaded before React starts, so that hydration finds the same tree at
 * once; when it does not arrive, the HTML stays as it is: readable, with working links.
 */
async function start(): Promise<void> {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The HTML has no element #${ROOT_ID}.`);
  reloadOnRelease(boot);
  if (boot.contentProtection) protectContent();
  const { composition, site, announcement } = boot;
  const loadPage = browserLoader(composition);
  const routes = createRoutes(composition, loadPage);

  const loaderData: Record<string, LoadedPage> = {};
  const leaf = matchRoutes(routes, location)?.at(-1);
  const remote = remoteOf(composition, location.pathname);
  if (leaf?.route.id) {
    try {
      loaderData[leaf.route.id] = remote
        ? await loadPage(remote, location.pathname)
        : await (leaf.route.loader as () => Promise<LoadedPage>)();
    } catch (error) {
      console.error(error);
      await reloadOnceWhenGone(error, composition);
      return;
    }
  }
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(
    root,
    <Providers site={site} announcement={announcement} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  document.documentElement.dataset.hydrated = 'true';
  prefetchOnIntent(composition, loadPage);
}

void start();
