import { SITE_PAGES_PATH } from '../../protocol/addresses';
import type { SitePage } from '../../protocol/site-links';

/** How long a page waits for the other pages that it shows, in ms. */
const TIMEOUT_MS = 3000;

let pages: Promise<readonly SitePage[]> | undefined;

/**
 * Fetches the pages that other pages may show, once. Without an answer the page is shown without them, and the next page that shows
 * others asks again.
 */
export function loadSitePages(): Promise<readonly SitePage[]> {
  pages ??= fetchSitePages().catch(() => {
    pages = undefined;
    return [];
  });
  return pages;
}

async function fetchSitePages(): Promise<readonly SitePage[]> {
  const response = await fetch(SITE_PAGES_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${SITE_PAGES_PATH} answers ${response.status}.`);
  return (await response.json()) as SitePage[];
}
