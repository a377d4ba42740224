import type { Pages } from '@site/kit';
import { queryString } from '@site/platform/protocol/page';
import { headAt } from '../document/head-at';

/** The addresses of a remote that search engines may list, for the sitemap: path and query. */
export function indexedAddresses({ pages }: Pages): string[] {
  return pages
    .filter(({ personal }) => !personal)
    .flatMap((page) =>
      [{}, ...(page.variants ?? []).map(({ query }) => query)]
        .filter((query) => headAt(page, new URLSearchParams(query)).head.index !== false)
        .map((query) => page.path + queryString(query)),
    );
}
