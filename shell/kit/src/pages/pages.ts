import type { SiteIdentity } from '@site/contract';
import type { ComponentType } from 'react';

/** What stands in the document's head for one page. */
export interface PageHead {
  /** Without the site's name: the shell appends it. */
  title: string;
  /** One or two sentences for search results, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** JSON-LD objects beside the breadcrumb that the shell adds to every page. */
  structuredData?: (site: SiteIdentity) => readonly object[];
  /** May search engines list the page? Default true. */
  index?: boolean;
}

/** One page of a remote: data plus a lazy import. Routes, titles, sitemap, preloading and the release derive from it. */
export interface Page {
  /** Absolute and static, without parameters: `/lease-berekenen`. */
  path: string;
  head: PageHead;
  /** Query parameters that change what the server renders. */
  query?: readonly string[];
  /** A page of one person: rendered for nobody in particular on the server, never indexed, never cached. */
  personal?: boolean;
  /** The page's code. Written as `() => import('./folder/page')`, so that the build can name its chunk after the folder. */
  load: () => Promise<{ default: ComponentType }>;
  /** The name of the page's chunk. Filled in by the build from `load`. */
  chunk?: string;
}

/** All that a remote exposes. */
export interface Pages {
  /** Name of the remote, as in its package.json. */
  remote: string;
  pages: readonly Page[];
}

/**
 * The table of a remote's pages, default export of its `src/pages.ts`.
 *
 * @throws when a path is not absolute and static, or stands in the table twice.
 */
export function definePages(remote: string, pages: readonly Page[]): Pages {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)) {
      throw new Error(`${remote}: the path "${path}" must be absolute and static, in lower case.`);
    }
    if (seen.has(path)) throw new Error(`${remote}: the path "${path}" stands in the table twice.`);
    seen.add(path);
  }
  return { remote, pages };
}
