// biome-ignore lint/style/noRestrictedImports: the texts that the search finds may have values of the contract.
import * as contract from '@site/contract';
import type { ShareScope } from '../protocol/container';
import { loadPages, sourcesIn } from '../protocol/federation-container';
import type { FoundIn, ReleasePage, SearchPart } from '../protocol/release';
import { sharedVersions } from './shared';

/** A page in release.json, with the name of its chunk and the titles of its share images instead of the files of these. */
export type BuiltPage = Omit<ReleasePage, 'chunks' | 'shared' | 'shareImage' | 'variantImages'> & {
  chunk: string;
  /** The title on the share image of the page, and on those of its variants, by query with question mark; `''` is the page itself. */
  shareTitles: Readonly<Record<string, string>>;
};

/** The length of the description of a page, in characters: search engines show it whole, and it says enough. */
const DESCRIPTION_LENGTH = { min: 120, max: 155 };

interface PageTable {
  remote: string;
  pages: TablePage[];
}

/** A page in the table: as the kit's `Page`, of which a build may have another version. */
interface TablePage extends Pick<ReleasePage, 'path' | 'readOn' | 'showsSitePages'> {
  query?: readonly string[];
  personal?: boolean;
  chunk?: string;
  head: { title: string; description: string };
  variants?: readonly {
    query: Readonly<Record<string, string>>;
    head: { title?: string; description?: string };
  }[];
  foundIn?: Omit<FoundIn, 'search'> & { linkText?: string; search?: TableSearch };
}

type TableSearch = Omit<NonNullable<FoundIn['search']>, 'parts'> & {
  parts?: () => Promise<{ default: readonly SearchPart[] }>;
};

/**
 * Reads the table of pages from a remote's Node build, as plain data.
 *
 * The table is data and nothing is rendered: of the shared libraries it needs only `definePages` and the contract, and all else of them
 * is missing. A remote can therefore be built without a shell.
 *
 * @throws Error with the mistake in the table
 */
export async function readPages(dist: string, remote: string): Promise<BuiltPage[]> {
  try {
    const table = await loadPages<PageTable>(sourcesIn(dist), remote, sharedWhileBuilding());
    if (table.remote !== remote) throw new Error(`it is written for "${table.remote}".`);
    for (const page of table.pages) checkDescriptions(page);
    return await Promise.all(table.pages.map(builtPage));
  } catch (error) {
    throw new Error(`${remote}: src/pages.ts has a mistake: ${(error as Error).message}`);
  }
}

function checkDescriptions({ path, head, variants = [] }: TablePage): void {
  const { min, max } = DESCRIPTION_LENGTH;
  for (const { description } of [head, ...variants.map((variant) => ({ ...head, ...variant.head }))]) {
    const { length } = description;
    if (length >= min && length <= max) continue;
    throw new Error(`a description of ${path} has ${length} characters, and must have ${min} to ${max}.`);
  }
}

async function builtPage(page: TablePage): Promise<BuiltPage> {
  const { path, query = [], personal = false, chunk = '', head, readOn, showsSitePages } = page;
  const variants = page.variants?.map((variant) => ({
    query: `?${new URLSearchParams(variant.query)}`,
    title: variant.head.title ?? head.title,
  }));
  const { linkText = head.title, search, ...places } = page.foundIn ?? {};
  const foundIn = { ...places, ...(search && { search: await builtSearch(search) }) };
  return {
    path,
    query,
    personal,
    chunk,
    shareTitles: {
      '': head.title,
      ...Object.fromEntries((variants ?? []).map((variant) => [variant.query, variant.title])),
    },
    title: linkText,
    description: head.description,
    ...(variants && { variants: variants.map((variant) => variant.query) }),
    ...(page.foundIn && { foundIn }),
    ...(readOn && { readOn }),
    ...(showsSitePages && { showsSitePages }),
  };
}

async function builtSearch({ parts, ...search }: TableSearch): Promise<NonNullable<FoundIn['search']>> {
  return parts ? { ...search, parts: (await parts()).default } : search;
}

function sharedWhileBuilding(): ShareScope {
  const kit = { definePages: (remote: string, pages: unknown[]) => ({ remote, pages }) };
  const libraries: Record<string, object> = { '@site/kit': kit, '@site/contract': contract };
  return Object.fromEntries(
    Object.entries(sharedVersions(import.meta.dirname)).map(([name, version]) => {
      const library = libraries[name] ?? {};
      return [name, { [version]: { lib: () => library } }];
    }),
  );
}
