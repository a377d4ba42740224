import { type SitePage, SitePagesProvider } from '@site/kit';
import { useSiteNavigation } from '@site/platform/browser/navigation';
import { pagesAt } from '@site/platform/protocol/page';
import type { LoadedPage } from '../document/loaded-page';
import { ReadOn } from './read-on';

/**
 * Renders the page that is shown, with the pages to read on below it.
 *
 * @throws the error of a page that could not be loaded
 */
export function PageSlot() {
  const { page, error } = useSiteNavigation<LoadedPage>().shown;
  if (!page) throw error;
  const { Component, readOn = [] } = page;
  // The server has left out the categories that the kit does not have.
  const sitePages = (page.sitePages ?? []) as readonly SitePage[];
  return (
    <SitePagesProvider pages={sitePages}>
      <Component />
      <ReadOn pages={pagesAt(readOn, sitePages)} />
    </SitePagesProvider>
  );
}
