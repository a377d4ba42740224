import type { Pages } from '@site/kit';
import { queryString } from '@site/platform/protocol/page';
import { type LoadedPage, loadPageFrom } from '../document/loaded-page';
import type { PageContext } from './render-page';

/**
 * Renders every page and variant of a table once.
 *
 * @param render renders a page that is in memory
 * @param onPage called with the address of each page before it is rendered
 * @throws with the address of the first page that throws.
 */
export async function renderEveryPage(
  table: Pages,
  render: (page: LoadedPage, at: Pick<PageContext, 'path' | 'address'>) => void,
  onPage: (address: string) => void = () => {},
): Promise<void> {
  for (const { path, variants = [] } of table.pages) {
    for (const query of [{}, ...variants.map((variant) => variant.query)]) {
      const address = path + queryString(query);
      onPage(address);
      try {
        render(await loadPageFrom(table, path), { path, address });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${address}: ${message}`, { cause: error });
      }
    }
  }
}
