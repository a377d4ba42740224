import type { ReleasePage, SearchPart } from './release';

/** The places of a site where visitors find pages. What a release says of any other place is left out. */
export interface Places {
  /** The groups of links in menu and footer. */
  linkGroups: readonly string[];
  /** The categories of what the search finds. */
  searchCategories: readonly string[];
}

/** A page of the site that is live, as other pages show it. */
export interface SitePage {
  path: string;
  /** The text of links to it. */
  title: string;
  description: string;
  /** How the search finds it. */
  search?: { category: string; words?: readonly string[]; parts?: readonly SearchPart[] };
}

/** A link to a page that says where it is found. */
export interface PageLink {
  to: `/${string}`;
  text: string;
}

/** The links to pages that say where they are found, by group. Groups without links are left out. */
export interface SiteLinks {
  menu: Readonly<Record<string, readonly PageLink[]>>;
  footer: Readonly<Record<string, readonly PageLink[]>>;
}

type LinkablePage = ReleasePage & { title: string };

/** Those that can be linked to, in the order of their paths, whatever remote they are of. */
function linkable(pages: Iterable<ReleasePage>): LinkablePage[] {
  return [...pages]
    .filter((page): page is LinkablePage => !page.personal && page.title !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The links that these pages want in menu and footer, in the order of their paths. */
export function linksTo(pages: Iterable<ReleasePage>, { linkGroups }: Pick<Places, 'linkGroups'>): SiteLinks {
  const sorted = linkable(pages);
  const inPlace = (place: 'menu' | 'footer') => {
    const groups: Record<string, PageLink[]> = {};
    for (const { path, title, foundIn } of sorted) {
      const group = foundIn?.[place];
      if (!group || !linkGroups.includes(group)) continue;
      groups[group] ??= [];
      groups[group].push({ to: path as PageLink['to'], text: title });
    }
    return groups;
  };
  return { menu: inPlace('menu'), footer: inPlace('footer') };
}

export function hasLinks({ menu, footer }: SiteLinks): boolean {
  return Object.keys(menu).length + Object.keys(footer).length > 0;
}

/** All pages that other pages may show, in the order of their paths. */
export function sitePages(
  pages: Iterable<ReleasePage>,
  { searchCategories }: Pick<Places, 'searchCategories'>,
): SitePage[] {
  return linkable(pages).map(({ path, title, description = '', foundIn }) => {
    const { category = '', words = [], parts } = foundIn?.search ?? {};
    const search = searchCategories.includes(category) && { category, words, ...(parts && { parts }) };
    return { path, title, description, ...(search && { search }) };
  });
}

/** Of all pages those that one page shows: the ones to read on, in its order, and those that the search finds. */
export function shownBy(
  { readOn = [], showsSitePages = false }: Pick<ReleasePage, 'readOn' | 'showsSitePages'>,
  pages: readonly SitePage[],
): SitePage[] {
  const next = pagesAt(readOn, pages);
  if (showsSitePages) return [...new Set([...next, ...pages.filter(({ search }) => search)])];
  // Without what only the search needs: this is part of the HTML of the page.
  return next.map(({ path, title, description }) => ({ path, title, description }));
}

/** The pages with these paths, in their order. Those that are not live are left out. */
export function pagesAt<P extends SitePage>(paths: readonly string[], pages: readonly P[]): P[] {
  return paths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}
