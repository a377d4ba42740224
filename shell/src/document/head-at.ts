import type { Page, PageHead } from '@site/kit';
import { declaredQuery, queryString } from '@site/platform/protocol/page';

/** The part of a page that says what its head is. */
export type HeadOfPage = Pick<Page, 'head' | 'query' | 'variants' | 'headFor'>;

/** The head of a page at one address. */
export interface HeadAt {
  head: PageHead;
  /** The query of the canonical address, question mark included; empty for the page itself. */
  canonicalQuery: string;
}

/** The head of a page at an address with this query: that of a variant, the one changed by `headFor`, or the page's own. */
export function headAt(page: HeadOfPage, search: URLSearchParams): HeadAt {
  const query = declaredQuery(page, search);
  const wanted = queryString(query);
  const variant = page.variants?.find((candidate) => queryString(candidate.query) === wanted);
  if (variant) return { head: { ...page.head, ...variant.head }, canonicalQuery: wanted };
  return { head: { ...page.head, ...page.headFor?.(query) }, canonicalQuery: '' };
}
