import * as runtimeCore from '@module-federation/runtime-core';
import type { Pages } from '@site/kit';
import { containerName } from '@site/release/names';
import { type LoadedPage, loadFrom } from '../app/loaded-page';
import type { LoadPage, PageSource } from '../app/routes';
import type { Composition } from '../composition/composition';
import { createHost } from '../composition/host';
import { PageNotLoaded } from '../composition/page-not-loaded';

/** How long one script may take, and how long a page with all its scripts, in ms. */
const SCRIPT_LIMIT = 10_000;
const PAGE_LIMIT = 15_000;

/**
 * Loads pages of the composition's remotes in the browser. What loaded once is kept until it is to be forgotten; what failed is
 * tried again at the next call, under another address, because a script that hangs would block a second request of the
 * same address.
 *
 * @throws PageNotLoaded from `loadPage`.
 */
export function browserLoader(composition: Composition): Required<Pick<PageSource, 'loadPage' | 'forget'>> {
  // Remotes are built without a federation runtime of their own and take this one.
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
  const host = createHost([
    {
      // The federation runtime asks for the entry with `crossorigin`. Everything here comes from this site, and a preload
      // link is only used by a request of the same mode.
      name: 'plain-scripts',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout: SCRIPT_LIMIT };
      },
    },
  ]);
  const register = (remote: string, attempt: number) => {
    const { entry } = composition.remotes[remote] ?? {};
    if (!entry) throw new Error(`There is no remote ${remote} in this composition.`);
    const address = new URL(attempt ? `${entry}?retry=${attempt}` : entry, location.href).href;
    host.registerRemotes([{ name: containerName(remote), entry: address }], { force: attempt > 0 });
  };
  const failures = new Map<string, number>();
  for (const remote of Object.keys(composition.remotes)) register(remote, 0);

  const tables = new Map<string, Promise<Pages>>();
  const startAnew = (remote: string) => {
    tables.delete(remote);
    failures.set(remote, (failures.get(remote) ?? 0) + 1);
  };
  const table = (remote: string): Promise<Pages> => {
    const known = tables.get(remote);
    if (known) return known;
    const attempt = failures.get(remote) ?? 0;
    if (attempt > 0) register(remote, attempt);
    const loading = host.loadRemote<{ default: Pages }>(`${containerName(remote)}/pages`).then((module) => {
      if (!module) throw new Error(`${remote} exposes no pages.`);
      return module.default;
    });
    tables.set(remote, loading);
    return loading;
  };

  const pages = new Map<string, Promise<LoadedPage>>();
  const loadPage: LoadPage = (remote, path) => {
    const known = pages.get(path);
    if (known) return known;
    const loading = within(PAGE_LIMIT, async () => loadFrom(await table(remote), path)).catch(
      (error: unknown) => {
        pages.delete(path);
        // The container starts anew as well: it keeps the modules that threw because a shared one was missing.
        startAnew(remote);
        throw new PageNotLoaded(remote, path, error);
      },
    );
    pages.set(path, loading);
    return loading;
  };
  const forget = (remote: string) => {
    if (tables.has(remote)) startAnew(remote);
    for (const path of composition.remotes[remote]?.paths ?? []) pages.delete(path);
  };
  return { loadPage, forget };
}

function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
