import type { SiteIdentity } from '@site/contract';
import type { ComponentType } from 'react';
import type { SitePath } from '../link/link-target';
import { LINK_GROUPS, type LinkGroup, SEARCH_CATEGORIES, type SearchCategory } from './places';

/** The head of one page. */
export interface PageHead {
  /** Without the site's name: the shell appends it. */
  title: string;
  /** One or two sentences for search results, 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** The pages above this one in the breadcrumb, from the top down. Home is added automatically. */
  above?: readonly Crumb[];
  /** The Open Graph type: `article` for a text to read. Default `website`. */
  type?: 'website' | 'article';
  /** May search engines list the page? Default true. */
  index?: boolean;
}

/** A page in the breadcrumb of another page. */
export interface Crumb {
  path: string;
  title: string;
}

/** The declared query parameters that an address has, each with its first value. */
export type PageQuery = Readonly<Record<string, string>>;

/** A query of a page that is a document of its own: it has its own canonical URL and is in the sitemap. */
interface PageVariant {
  /** All the declared parameters in its address: `{ section: 'privacy' }`. */
  query: PageQuery;
  /** The differences from the head of the page. */
  head: Partial<PageHead>;
}

/** The canonical URL and the head of a page at the current address. */
export interface PageMetadata {
  url: string;
  head: PageHead;
}

/** Returns the JSON-LD objects of a page, in addition to the breadcrumb that the shell adds. */
export type StructuredData = (site: SiteIdentity, page: PageMetadata) => readonly object[];

/** The module that `load` of a page imports. */
interface PageModule {
  default: ComponentType;
  /** In the page's module and not in the page table, so that its texts are only loaded with this page. */
  structuredData?: StructuredData;
}

/** A part of a page that the search finds by itself: a question with its answer. */
export interface SearchPart {
  title: string;
  description: string;
  /** The id of the part on the page, without `#`. */
  hash: string;
}

/**
 * Where visitors find a page, next to links on other pages: the shell builds menu, footer and search from the pages that are live. The
 * links that every release of the site has are the shell's own, and come first.
 */
export interface FoundIn {
  /** The text of the links to the page. Default: its title. */
  linkText?: string;
  /** The group of the menu that links to it. */
  menu?: LinkGroup;
  /** The column of the footer that links to it. */
  footer?: LinkGroup;
  /** The search finds the page by its title, its description and these words. */
  search?: {
    category: SearchCategory;
    words?: readonly string[];
    /**
     * The parts of the page that the search finds too, as the default export of a module. The build reads them: browsers never load
     * that module. It may import the contract, and nothing else that is shared.
     */
    parts?: () => Promise<{ default: readonly SearchPart[] }>;
  };
}

/** One page of a remote: data plus a lazy import. Routes, titles, sitemap, preloading and the release derive from it. */
export interface Page {
  /** Absolute and static, without parameters: `/lease-berekenen`. */
  path: string;
  head: PageHead;
  /** Query parameters that change what the server renders. */
  query?: readonly string[];
  /** The queries that are documents of their own. All others have the page's own canonical URL. */
  variants?: readonly PageVariant[];
  /** Changes to the head for a query that is not a variant. Must be pure: the server and the browser both call it. */
  headFor?: (query: PageQuery) => Partial<PageHead>;
  /**
   * An authenticated page: rendered on the server as for an anonymous visitor, the same for everybody, never indexed, never cached by
   * browsers or a CDN. The shell may send the same HTML again while the release is live.
   */
  personal?: boolean;
  foundIn?: FoundIn;
  /** The pages to read after this one, of any remote. The shell links to those that are live, below the page. */
  readOn?: readonly SitePath[];
  /** The page shows the pages that the search finds: `useSitePages` has them. */
  showsSitePages?: boolean;
  /** Must have the form `() => import('./folder/page')`: the build names the chunk after the folder. */
  load: () => Promise<PageModule>;
  /** The name of the page's chunk. Set by the build from `load`. */
  chunk?: string;
}

/** The one module that a remote exposes. */
export interface Pages {
  /** Name of the remote, as in its package.json. */
  remote: string;
  pages: readonly Page[];
}

/**
 * The table of a remote's pages: the default export of its `src/pages.ts`.
 *
 * @throws when a path is not absolute and static, or occurs twice, a variant has a parameter that its page does not declare, or a page
 * is to be found in a place that does not exist, or although it is personal.
 */
export function definePages(remote: string, pages: readonly Page[]): Pages {
  const seen = new Set<string>();
  for (const page of pages) {
    const { path, query = [], variants = [] } = page;
    if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)) {
      throw new Error(`${remote}: the path "${path}" must be absolute and static, in lower case.`);
    }
    if (seen.has(path)) throw new Error(`${remote}: the path "${path}" occurs twice.`);
    seen.add(path);
    const unknown = variants
      .flatMap((variant) => Object.keys(variant.query))
      .find((name) => !query.includes(name));
    if (unknown)
      throw new Error(
        `${remote}: a variant of "${path}" has the parameter "${unknown}", which is not in its query.`,
      );
    checkPlaces(remote, page);
  }
  return { remote, pages };
}

function checkPlaces(remote: string, { path, personal, foundIn = {} }: Page): void {
  const { menu, footer, search } = foundIn;
  for (const [place, name, names] of [
    ['menu', menu, LINK_GROUPS],
    ['footer', footer, LINK_GROUPS],
    ['search', search?.category, SEARCH_CATEGORIES],
  ] as const) {
    if (name === undefined) continue;
    if (personal) throw new Error(`${remote}: "${path}" is personal, and cannot be found in the ${place}.`);
    if (!(names as readonly string[]).includes(name)) {
      throw new Error(
        `${remote}: "${path}" is in "${name}" of the ${place}, which has only ${names.join(', ')}.`,
      );
    }
  }
}
