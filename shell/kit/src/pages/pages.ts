import type { SiteIdentity } from '@site/contract';
import type { ComponentType } from 'react';

/** What stands in the document's head for one page. */
export interface PageHead {
  /** Without the site's name: the shell appends it. */
  title: string;
  /** One or two sentences for search results, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** The pages above this one in the breadcrumb, from the top down. Home comes before them by itself. */
  above?: readonly Crumb[];
  /** What the page is where it is shared: `article` for a text to read. Default `website`. */
  type?: 'website' | 'article';
  /** May search engines list the page? Default true. */
  index?: boolean;
}

/** A page in the breadcrumb of another one. */
export interface Crumb {
  path: string;
  title: string;
}

/** The declared query parameters that an address has, each with its first value. */
export type PageQuery = Readonly<Record<string, string>>;

/** A document of its own behind a query of a page: it has its own canonical address and stands in the sitemap. */
export interface PageVariant {
  /** All the declared parameters that its address has: `{ section: 'privacy' }`. */
  query: PageQuery;
  /** What is different from the head of the page. */
  head: Partial<PageHead>;
}

/** What a page is at the address at hand. */
export interface PageFacts {
  /** Its canonical address. */
  url: string;
  head: PageHead;
}

/** JSON-LD objects that say what a page shows, beside the breadcrumb that the shell gives every page. */
export type StructuredData = (site: SiteIdentity, page: PageFacts) => readonly object[];

/** What `load` of a page gives: the module of the page. */
export interface PageModule {
  default: ComponentType;
  /** With the page and not in the table, so that its texts arrive with this page and with no other. */
  structuredData?: StructuredData;
}

/** One page of a remote: data plus a lazy import. Routes, titles, sitemap, preloading and the release derive from it. */
export interface Page {
  /** Absolute and static, without parameters: `/lease-berekenen`. */
  path: string;
  head: PageHead;
  /** Query parameters that change what the server renders. */
  query?: readonly string[];
  /** The queries that are documents of their own. All others have the page's own canonical address. */
  variants?: readonly PageVariant[];
  /** What a query that is no variant changes in the head. Pure: the same query gives the same head, on the server and in the browser. */
  headFor?: (query: PageQuery) => Partial<PageHead>;
  /** A page of one person: rendered for nobody in particular on the server, never indexed, never cached. */
  personal?: boolean;
  /** The page's code. Written as `() => import('./folder/page')`, so that the build can name its chunk after the folder. */
  load: () => Promise<PageModule>;
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
 * @throws when a path is not absolute and static, or stands in the table twice, or a variant has a parameter that its page
 *   does not declare.
 */
export function definePages(remote: string, pages: readonly Page[]): Pages {
  const seen = new Set<string>();
  for (const { path, query = [], variants = [] } of pages) {
    if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)) {
      throw new Error(`${remote}: the path "${path}" must be absolute and static, in lower case.`);
    }
    if (seen.has(path)) throw new Error(`${remote}: the path "${path}" stands in the table twice.`);
    seen.add(path);
    const unknown = variants
      .flatMap((variant) => Object.keys(variant.query))
      .find((name) => !query.includes(name));
    if (unknown)
      throw new Error(
        `${remote}: a variant of "${path}" has the parameter "${unknown}", which is not in its query.`,
      );
  }
  return { remote, pages };
}
