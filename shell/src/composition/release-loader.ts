import { mkdir } from 'node:fs/promises';
import type { Pages } from '@site/kit';
import { checkKit, download, loadPages, type Release, type ReleaseSource, readRelease } from '@site/release';
import { createHost, KIT_VERSION } from './host';
import { PageDoesNotRender } from './page-does-not-render';

/** A release whose pages are in memory. */
export interface LoadedRelease {
  release: Release;
  pages: Pages;
}

/**
 * Fetches releases out of the store and makes their pages ready to render, after everything that the server asks of a
 * release: it is complete and unaltered, fits the kit, and every page of it renders.
 */
export class ReleaseLoader {
  #shared = createHost().shareScopeMap.default ?? {};
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: {
      source: ReleaseSource;
      /** Folder for verified copies of releases. */
      cache: string;
      /** Renders every page of a release once. @throws when one throws. */
      tryPages: (pages: Pages) => Promise<void>;
    },
  ) {}

  /**
   * Loads a release beside all others.
   *
   * @param check what else is asked of it; throws when it does not fit.
   * @throws what is wrong with it, in a sentence; PageDoesNotRender.
   */
  async load(name: string, version: string, check: (release: Release) => void): Promise<LoadedRelease> {
    const { source, cache, tryPages } = this.options;
    await mkdir(cache, { recursive: true });
    const release = await readRelease(source, name, version);
    check(release);
    checkKit(release, KIT_VERSION);
    const folder = await download(source, release, cache);
    // One at a time: the federation runtime knows containers by name, and two of one name must not start at once.
    const starting = this.#turn.then(() => loadPages<Pages>(folder, name, this.#shared));
    this.#turn = starting.catch(() => {});
    const pages = await starting;
    await tryPages(pages).catch((cause: Error) => {
      throw new PageDoesNotRender(`A page does not render: ${cause.message}`, { cause });
    });
    return { release, pages };
  }
}
