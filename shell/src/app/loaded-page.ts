import type { Pages, StructuredData } from '@site/kit';
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
}

/** Loads the code of one page of a remote. @throws when the remote has no such page, or its code cannot be loaded. */
export async function loadPageFrom(table: Pages, path: string): Promise<LoadedPage> {
  const page = table.pages.find((p) => p.path === path);
  if (!page) throw new Error(`${table.remote} has no page ${path}.`);
  const { default: Component, structuredData } = await page.load();
  const { head, query, variants, headFor, personal = false } = page;
  return { Component, structuredData, head, query, variants, headFor, personal, status: 200 };
}
