import type { Composition } from '../../protocol/composition';
import { pagesOf, type ShareScope } from '../../protocol/container';
import type { LoadedPage, PageTable } from '../../protocol/loaded-page';
import { PageLoadError } from '../../protocol/page-load-error';
import type { SharedByPages } from '../left-changes/shared-by-pages';
import { loadContainer, withTimeout } from './container';
import type { LoadPage } from './routes';

/** For a page with all its scripts. */
const PAGE_TIMEOUT_MS = 15_000;

interface Loading {
  /** Those that remotes share with the shell. */
  libraries: ShareScope;
  /** Loads a page from the table of its remote. @throws when it is not there, or its code cannot be loaded */
  loadPage(table: PageTable, path: string): Promise<LoadedPage>;
}

/**
 * Loads pages of the composition's remotes in the browser. A loaded page is cached until `forget`. After a failure the next call
 * retries under another address, because a request that hangs would block a second one to the same address: on this site, in any case.
 *
 * @throws PageLoadError from `loadPage`.
 */
export function browserLoader(
  composition: Composition,
  { libraries, loadPage: loadFrom }: Loading,
  shared: Pick<SharedByPages, 'load'>,
): {
  loadPage: LoadPage;
  /** Makes the next load fetch the code of a remote again. */
  forget: (remote: string) => void;
} {
  const failures = new Map<string, number>();
  const tables = new Map<string, Promise<PageTable>>();
  const resetRemote = (remote: string) => {
    tables.delete(remote);
    failures.set(remote, (failures.get(remote) ?? 0) + 1);
  };
  const table = (remote: string): Promise<PageTable> => {
    const known = tables.get(remote);
    if (known) return known;
    const { entry } = composition.remotes[remote] ?? {};
    if (!entry) throw new Error(`This composition has no remote ${remote}.`);
    const attempt = failures.get(remote) ?? 0;
    const source = attempt ? `${entry}?retry=${attempt}` : (composition.cdn?.containers[entry] ?? entry);
    const loading = loadContainer(remote, source).then((container) =>
      pagesOf<PageTable>(container, libraries),
    );
    tables.set(remote, loading);
    return loading;
  };

  const pages = new Map<string, Promise<LoadedPage>>();
  const loadPage: LoadPage = (remote, path) => {
    const known = pages.get(path);
    if (known) return known;
    const { version = '' } = composition.remotes[remote] ?? {};
    const load = async () => loadFrom(await table(remote), path);
    const loading = withTimeout(PAGE_TIMEOUT_MS, () => shared.load({ remote, version, path }, load)).catch(
      (error: unknown) => {
        pages.delete(path);
        // The container too: it caches the modules that threw because a shared one was missing.
        resetRemote(remote);
        throw new PageLoadError(remote, path, error);
      },
    );
    pages.set(path, loading);
    return loading;
  };
  const forget = (remote: string) => {
    if (tables.has(remote)) resetRemote(remote);
    for (const path of composition.remotes[remote]?.paths ?? []) pages.delete(path);
  };
  return { loadPage, forget };
}
