import { type SiteFailure, useSite } from '@site/kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import type { Composition } from '../composition/composition';
import { PageNotLoaded } from '../composition/page-not-loaded';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';
import { reloadOnceWhenGone } from '../failures/release-gone';
import { reportFailure } from '../failures/report-failure';
import { focusHeading } from '../layout/page-change';
import { documentTitle } from './head';

export interface PageFailureProps {
  /** Whose page it is. */
  owner: Pick<SiteFailure, 'remote' | 'version'>;
  composition: Composition;
  /** Makes the next load fetch the code of a remote anew. */
  forget?: (remote: string) => void;
}

/** A part of a page that is loaded later, by `lazy()`, did not arrive. React keeps that for as long as the code is kept. */
function isPartNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * What stands in place of a page that could not be loaded, or that threw while rendering. The rest of the site stays, and
 * trying again loads what was missing, or renders the page anew.
 */
export function PageFailure({ owner, composition, forget }: PageFailureProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname, search, hash, state } = useLocation();
  const partMissing = isPartNotLoaded(error);
  const isMissing = partMissing || error instanceof PageNotLoaded;

  useEffect(() => {
    console.error(error);
    reportFailure({ kind: isMissing ? 'page-not-loaded' : 'page-crashed', ...owner, path: pathname });
    if (partMissing) void reloadOnceWhenGone(owner.remote, composition, pathname + search);
  }, [error, isMissing, partMissing, owner, composition, pathname, search]);
  useTitle(isMissing ? 'Even niet beschikbaar' : 'Er ging iets mis');
  useFocusOnHeading();

  const retry = () => {
    if (partMissing) forget?.(owner.remote);
    // The way to the same page once more: a mere revalidation may be over before React sees it, and keeps the failure then.
    void navigate({ pathname, search, hash }, { replace: true, state });
  };
  const Page = isMissing ? RemoteUnavailablePage : PageCrashedPage;
  return <Page onRetry={retry} isTrying={next?.pathname === pathname} />;
}

/** The title of the document while the failure is there. What stood there before comes back with the page. */
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

/** What had the focus went with the page, and the button that brings the page back goes with the failure. */
function useFocusOnHeading(): void {
  useEffect(() => {
    const focusWhenLost = () => {
      if (document.activeElement === document.body) focusHeading();
    };
    focusWhenLost();
    return focusWhenLost;
  }, []);
}
