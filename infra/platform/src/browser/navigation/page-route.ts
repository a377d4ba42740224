import type { LoadedPage } from '../../protocol/loaded-page';
import type { PageOwner } from '../../protocol/site-failure';

/** What is found at a path: a page, or the address that the path redirects to. */
export type PageRoute = PageAtPath | { redirect: string };

export interface PageAtPath {
  /** The path in the table of the owner; `*` for an unknown address. */
  path: string;
  owner: PageOwner;
  /**
   * Gives the page, at once when it is in memory.
   *
   * @param address what is loaded again when the release of the page was removed
   * @throws PageLoadError
   */
  load(address: string): Promise<LoadedPage> | LoadedPage;
}
