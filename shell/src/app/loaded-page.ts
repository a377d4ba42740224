import type { PageHead, Pages } from '@site/kit';
import type { ComponentType } from 'react';

/** A page that is ready to render. */
export interface LoadedPage {
  Component: ComponentType;
  head: PageHead;
  /** HTTP status that the server answers with. */
  status: number;
  /** False for pages of one person and for pages that search engines should not list. */
  isPublic: boolean;
}

/** Loads the code of one page of a remote. @throws when the remote has no such page, or its code cannot be had. */
export async function loadFrom(table: Pages, path: string): Promise<LoadedPage> {
  const page = table.pages.find((p) => p.path === path);
  if (!page) throw new Error(`${table.remote} has no page ${path}.`);
  const { default: Component } = await page.load();
  return { Component, head: page.head, status: 200, isPublic: !page.personal && page.head.index !== false };
}
