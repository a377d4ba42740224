import type { Pages, StructuredData } from '@site/kit';
import type { LoadedPage as PlatformLoadedPage } from '@site/platform/protocol/page';
import type { ComponentType } from 'react';
import type { HeadOfPage } from './head-at';

/** A page that is ready to render. */
export interface LoadedPage extends PlatformLoadedPage, HeadOfPage {
  Component: ComponentType;
  structuredData?: StructuredData;
}

/** Loads the code of one page of a remote. @throws when the remote has no such page, or its code cannot be loaded. */
export async function loadPageFrom(table: Pages, path: string): Promise<LoadedPage> {
  const page = table.pages.find((p) => p.path === path);
  if (!page) throw new Error(`${table.remote} has no page ${path}.`);
  const { default: Component, structuredData } = await page.load();
  const { head, query, variants, headFor, personal = false, readOn, showsSitePages } = page;
  return {
    Component,
    structuredData,
    head,
    query,
    variants,
    headFor,
    personal,
    readOn,
    showsSitePages,
    status: 200,
  };
}
