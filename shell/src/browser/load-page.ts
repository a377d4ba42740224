import * as runtimeCore from '@module-federation/runtime-core';
import type { Pages } from '@site/kit';
import { containerName } from '@site/release/names';
import { type LoadedPage, loadPageFrom } from '../app/loaded-page';
import type { LoadPage } from '../app/page-routes';
import type { Composition } from '../composition/composition';
import { createHost } from '../composition/host';
import { PageLoadError } from '../composition/page-load-error';

/** Time limits for one script, and for a page with all its scripts. */
const SCRIPT_TIMEOUT_MS = 10_000;
const PAGE_TIMEOUT_MS = 15_000;

/**
 * Loads pages of the composition's remotes in the browser. A loaded page is cached until `forget`. After a failure the next call
 * retries under another address, because a request that hangs would block a second one to the same address.
 *
 * @throws PageLoadError from `loadPage`.
 */
export function browserLoader(composition: Composition): {
  loadPage: LoadPage;
  /** Makes the next load fetch the code of a remote again. */
  forget: (remote: string) => void;
} {
  // Remotes are built without a federation runtime and use this one.
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
  const host = createHost([
    {
      // The federation runtime requests the entry with `crossorigin`. All scripts are same-origin, and a preload link only serves
      // a request with the same mode.
      name: 'plain-scripts',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout: SCRIPT_TIMEOUT_MS };
      },
    },
  ]);
  const register = (remote: string, attempt: number) => {
    const { entry } = composition.remotes[remote] ?? {};
    if (!entry) throw new Error(`This composition has no remote ${remote}.`);
    const address = new URL(attempt ? `${entry}?retry=${attempt}` : entry, location.href).href;
    host.registerRemotes([{ name: containerName(remote), entry: address }], { force: attempt > 0 });
  };
  const failures = new Map<string, number>();
  for (const remote of Object.keys(composition.remotes)) register(remote, 0);

  const tables = new Map<string, Promise<Pages>>();
  const resetRemote = (remote: string) => {
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
    const loading = withTimeout(PAGE_TIMEOUT_MS, async () => loadPageFrom(await table(remote), path)).catch(
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

function withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
