import type { SiteIdentity } from '@site/contract';
import type { Pages } from '@site/kit';
import { queryString } from '../app/head-at';
import { loadPageFrom } from '../app/loaded-page';
import { renderPage } from './render-page';

/**
 * Renders every page and variant of a table once.
 *
 * @param onPage called with the address of each page before it is rendered
 * @throws with the address of the first page that throws.
 */
export async function renderEveryPage(
  table: Pages,
  site: SiteIdentity,
  onPage: (address: string) => void = () => {},
): Promise<void> {
  for (const { path, variants = [] } of table.pages) {
    for (const query of [{}, ...variants.map((variant) => variant.query)]) {
      const address = path + queryString(query);
      onPage(address);
      try {
        renderPage(await loadPageFrom(table, path), { site, path, address });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${address}: ${message}`, { cause: error });
      }
    }
  }
}
