import type { Page, PageHead, PageQuery } from '@site/kit';

/** The part of a page that says what its head is. */
export type HeadOfPage = Pick<Page, 'head' | 'query' | 'variants' | 'headFor'>;

/** The head of a page at one address. */
export interface HeadAt {
  head: PageHead;
  /** The query of the canonical address, question mark included; empty for the page itself. */
  canonicalQuery: string;
}

/** The declared parameters of a page that this query has, each with its first value, in the order of the declaration. */
export function declaredQuery(page: Pick<Page, 'query'>, search: URLSearchParams): PageQuery {
  const found = (page.query ?? []).map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A query as written in a URL, question mark included; empty without parameters. */
export function queryString(query: PageQuery): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** The head of a page at an address with this query: that of a variant, the one changed by `headFor`, or the page's own. */
export function headAt(page: HeadOfPage, search: URLSearchParams): HeadAt {
  const query = declaredQuery(page, search);
  const wanted = queryString(query);
  const variant = page.variants?.find((candidate) => queryString(candidate.query) === wanted);
  if (variant) return { head: { ...page.head, ...variant.head }, canonicalQuery: wanted };
  return { head: { ...page.head, ...page.headFor?.(query) }, canonicalQuery: '' };
}
