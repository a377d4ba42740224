import { mkdir } from 'node:fs/promises';
import type { Pages } from '@site/kit';
import { checkKit, download, loadPages, type Release, type ReleaseSource, readRelease } from '@site/release';
import { createHost, KIT_VERSION } from './host';
import { PageRenderError } from './page-render-error';

/** A release whose pages are in memory. */
export interface LoadedRelease {
  release: Release;
  pages: Pages;
}

/**
 * Fetches releases from the store and makes their pages ready to render, after checking that the release is complete, unaltered and
 * compatible with the kit, and that every page of it renders.
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
      testRender: (pages: Pages) => Promise<void>;
    },
  ) {}

  /**
   * Loads a release next to all others.
   *
   * @param check an additional check; throws when the release is not acceptable.
   * @throws an error whose message is the problem in a sentence; PageRenderError.
   */
  async load(name: string, version: string, check: (release: Release) => void): Promise<LoadedRelease> {
    const { source, cache, testRender } = this.options;
    await mkdir(cache, { recursive: true });
    const release = await readRelease(source, name, version);
    check(release);
    checkKit(release, KIT_VERSION);
    const folder = await download(source, release, cache);
    // One at a time: the federation runtime identifies containers by name, and two with one name must not start at once.
    const starting = this.#turn.then(() => loadPages<Pages>(folder, name, this.#shared));
    this.#turn = starting.catch(() => {});
    const pages = await starting;
    await testRender(pages).catch((cause: Error) => {
      throw new PageRenderError(`A page does not render: ${cause.message}`, { cause });
    });
    return { release, pages };
  }
}
