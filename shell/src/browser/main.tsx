import { createQueryClient } from '@site/kit';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { BOOT_ID, type Boot, ROOT_ID } from '../app/boot';
import type { LoadedPage } from '../app/loaded-page';
import { Providers } from '../app/providers';
import { createRoutes } from '../app/routes';
import { remoteOf } from '../composition/composition';
import { PageNotLoaded } from '../composition/page-not-loaded';
import { reloadOnceWhenGone } from '../failures/release-gone';
import { reportFailure } from '../failures/report-failure';
import { reportUnhandled } from '../failures/unhandled';
import { protectContent } from './content-protection';
import { browserLoader } from './load-page';
import { prefetchOnIntent } from './prefetch';
import { openAnswersOnPaper } from './print-answers';

/**
 * Makes the server's HTML live. The page's code is loaded before React starts, so that hydration finds the same tree at
 * once; when it does not arrive, the HTML stays as it is: readable, with working links.
 */
async function start(): Promise<void> {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The HTML has no element #${ROOT_ID}.`);
  const { composition, site, shell, announcement } = boot;
  reportUnhandled(composition, shell);
  if (boot.dev && (await startTeamTools(boot)) === 'leaving') return;
  if (boot.contentProtection) protectContent();
  openAnswersOnPaper();
  const source = browserLoader(composition);
  const routes = createRoutes(composition, { ...source, shellVersion: shell });

  const loaderData: Record<string, LoadedPage> = {};
  const leaf = matchRoutes(routes, location)?.at(-1);
  // The id of a page's route is its path, however the address writes it.
  const path = leaf?.route.id ?? location.pathname;
  const remote = remoteOf(composition, path);
  const owner = { remote: remote ?? 'shell', version: composition.remotes[remote ?? '']?.version ?? shell };
  if (leaf?.route.id) {
    try {
      loaderData[leaf.route.id] = remote
        ? await source.loadPage(remote, path)
        : await (leaf.route.loader as () => Promise<LoadedPage>)();
    } catch (error) {
      console.error(error);
      if (!(error instanceof PageNotLoaded)) throw error;
      reportFailure({ kind: 'page-not-loaded', ...owner, path: location.pathname });
      await reloadOnceWhenGone(error.remote, composition, location.href);
      return;
    }
  }
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(
    root,
    <Providers site={site} announcement={announcement} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
    {
      onRecoverableError: (error) => {
        console.error(error);
        reportFailure({ kind: 'hydration-mismatch', ...owner, path: location.pathname });
      },
    },
  );
  document.documentElement.dataset.hydrated = 'true';
  prefetchOnIntent(composition, source.loadPage);
}

/** In development only: nobody else loads a byte of them. Without them the site works all the same. */
async function startTeamTools(boot: Boot): Promise<'staying' | 'leaving'> {
  try {
    const tools = await import('../team-tools/start');
    return tools.startTeamTools(boot);
  } catch (error) {
    console.error(error);
    return 'staying';
  }
}

void start();
