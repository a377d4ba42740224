import { useSite } from '@site/kit';
import type { FailureProps } from '@site/platform/browser';
import { useEffect } from 'react';
import { documentTitle } from '../document/head';
import { focusHeading } from '../layout/page-change';
import { PageCrashedPage } from './page-crashed-page';
import { RemoteUnavailablePage } from './remote-unavailable-page';

/** Replaces a page that could not be loaded, or that threw while rendering. */
export function FailurePage({ isMissing, onRetry, isTrying }: FailureProps) {
  useTitle(isMissing ? 'Even niet beschikbaar' : 'Er ging iets mis');
  useFocusOnHeading();
  const Page = isMissing ? RemoteUnavailablePage : PageCrashedPage;
  return <Page onRetry={onRetry} isTrying={isTrying} />;
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
