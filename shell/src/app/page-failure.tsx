import { useSite } from '@site/kit';
import { type Composition, PageLoadError } from '@site/platform/protocol/page';
import { useEffect } from 'react';
import { documentTitle } from '../document/head';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';
import { reloadOnceIfReleaseGone } from '../failure-reporting/release-gone';
import { reportFailure } from '../failure-reporting/report-failure';
import { focusHeading } from '../layout/page-change';
import { useSiteNavigation } from '../routing/navigation-context';
import type { PageOwner } from './page-routes';

export interface PageFailureProps {
  /** Why the page could not be loaded, or what it threw. */
  error: unknown;
  /** The owner of the page. */
  owner: PageOwner;
  composition: Composition;
  /** Makes the next load fetch the code of a remote again. */
  forget: (remote: string) => void;
}

/** A chunk loaded with `lazy()` did not arrive. React caches that failure for as long as the page's code is cached. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Replaces a page that could not be loaded, or that threw while rendering. The rest of the site stays, and a retry loads what was
 * missing or renders the page again.
 */
export function PageFailure({ error, owner, composition, forget }: PageFailureProps) {
  const { shown, pending, retry: load } = useSiteNavigation();
  const { pathname, search } = shown.location;
  const chunkMissing = isChunkLoadError(error);
  const isMissing = chunkMissing || error instanceof PageLoadError;

  useEffect(() => {
    console.error(error);
    reportFailure({ kind: isMissing ? 'page-not-loaded' : 'page-crashed', ...owner, path: pathname });
    if (chunkMissing) void reloadOnceIfReleaseGone(owner.remote, composition, pathname + search);
  }, [error, isMissing, chunkMissing, owner, composition, pathname, search]);
  useTitle(isMissing ? 'Even niet beschikbaar' : 'Er ging iets mis');
  useFocusOnHeading();

  const retry = () => {
    if (chunkMissing) forget(owner.remote);
    load();
  };
  const Page = isMissing ? RemoteUnavailablePage : PageCrashedPage;
  return <Page onRetry={retry} isTrying={pending?.pathname === pathname} />;
}

/** The document title while the failure is shown. The previous title is restored with the page. */
function useTitle(title: string): void {
  const site = useSite();
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(title, site);
    return () => {
      document.title = before;
    };
  }, [title, site]);
}

/** The focused element disappears with the page, and the retry button disappears with the failure. */
function useFocusOnHeading(): void {
  useEffect(() => {
    const focusWhenLost = () => {
      if (document.activeElement === document.body) focusHeading();
    };
    focusWhenLost();
    return focusWhenLost;
  }, []);
}
