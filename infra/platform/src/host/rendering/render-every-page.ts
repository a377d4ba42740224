import type { LoadedPage, PageTable } from '../../protocol/loaded-page';
import { queryString } from '../../protocol/page-query';
import type { PageContext, RemoteRenderer } from './site';

/**
 * Renders every page and variant of a table once.
 *
 * @param render renders a page that is in memory
 * @param onPage called with the address of each page before it is rendered
 * @throws with the address of the first page that throws.
 */
export async function renderEveryPage(
  { loadPage }: Pick<RemoteRenderer, 'loadPage'>,
  table: PageTable,
  render: (page: LoadedPage, at: Pick<PageContext, 'path' | 'address'>) => void,
  onPage: (address: string) => void = () => {},
): Promise<void> {
  for (const { path, variants = [] } of table.pages) {
    for (const query of [{}, ...variants.map((variant) => variant.query)]) {
      const address = path + queryString(query);
      onPage(address);
      try {
        render(await loadPage(table, path), { path, address });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${address}: ${message}`, { cause: error });
      }
    }
  }
}
