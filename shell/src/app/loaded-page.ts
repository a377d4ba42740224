import type { Pages, SitePage, StructuredData } from '@site/kit';
import type { ComponentType } from 'react';
import type { HeadOfPage } from './head-at';

/** A page that is ready to render. */
export interface LoadedPage extends HeadOfPage {
  Component: ComponentType;
  structuredData?: StructuredData;
  /** HTTP status that the server answers with. */
  status: number;
  /** An authenticated page: never cached, never listed by search engines. */
  personal: boolean;
  /** The paths of the pages to read after it. */
  readOn?: readonly string[] | undefined;
  /** The page shows the pages that the search finds. */
  showsSitePages?: boolean | undefined;
  /** The path of its share image. Unknown after a client-side navigation: what reads it runs no scripts. */
  shareImage?: string | undefined;
  /** The same for its variants, by their query with question mark. */
  variantImages?: Readonly<Record<string, string>> | undefined;
  /** The other pages that it shows, once they are known. */
  sitePages?: readonly SitePage[];
}

/** Does a page show other pages, so that `sitePages` must be known before it is rendered? */
export function showsOtherPages({ readOn = [], showsSitePages = false }: LoadedPage): boolean {
  return showsSitePages || readOn.length > 0;
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
