import { SitePagesProvider } from '@site/kit';
import { useLoaderData } from 'react-router-dom';
import { pagesAt } from '../composition/site-links';
import { ReadOn } from '../layout/read-on';
import type { LoadedPage } from './loaded-page';

/** Renders the page that the route loaded, with the pages to read on below it. */
export function PageSlot() {
  const { Component, readOn = [], sitePages = [] } = useLoaderData<LoadedPage>();
  return (
    <SitePagesProvider pages={sitePages}>
      <Component />
      <ReadOn pages={pagesAt(readOn, sitePages)} />
    </SitePagesProvider>
  );
}
