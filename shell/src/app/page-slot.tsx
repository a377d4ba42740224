import { type SitePage, SitePagesProvider } from '@site/kit';
import { pagesAt } from '@site/platform/protocol/page';
import { ReadOn } from '../layout/read-on';
import { useSiteNavigation } from '../routing/navigation-context';

/**
 * Renders the page that is shown, with the pages to read on below it.
 *
 * @throws the error of a page that could not be loaded
 */
export function PageSlot() {
  const { page, error } = useSiteNavigation().shown;
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
