import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pages } from '@site/kit';
import {
  checkKit,
  checkPaths,
  download,
  loadPages,
  type Pointer,
  type Release,
  type ReleaseSource,
  readPointer,
  readRelease,
} from '@site/release';
import type { Composition } from './composition';
import { createHost, KIT_VERSION } from './host';

/** What the server needs of a release that is live. */
interface LiveRemote {
  release: Release;
  pages: Pages;
}

/** A release that was not taken up, and why. */
interface Refusal {
  version: string;
  reason: string;
  /** Until when it is not tried again (ms since the epoch); Infinity when trying again cannot help. */
  until: number;
}

/** How a remote stands, for `/health`. */
export interface RemoteHealth {
  live: string | null;
  /** The version that the pointer names when it is not the live one, and why it is not. */
  refused?: { version: string; reason: string };
}

/** What LiveComposition writes to the log. */
export interface CompositionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** A release that could not be read or verified may be half uploaded: it is tried again after this many ms. */
const TRY_AGAIN = 3000;

/**
 * Keeps the composition of the site up to date while it runs: watches the pointer of each remote and makes a new release
 * live when it is complete, unaltered, fits the kit, claims no path of another remote, and every page of it renders.
 * Whatever fails leaves the last good release live.
 */
export class LiveComposition {
  #remotes = new Map<string, LiveRemote>();
  #refused = new Map<string, Refusal>();
  /** Paths of remotes that are not live, as far as they are known. */
  #knownPaths: Record<string, readonly string[]> = {};
  #shared = createHost().shareScopeMap.default ?? {};
  #listeners = new Set<(composition: Composition) => void>();
  #composition: Composition = { id: 'none', remotes: {}, unavailable: {}, incomplete: true };
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: {
      names: readonly string[];
      source: ReleaseSource;
      /** Folder for verified copies of releases. */
      cache: string;
      /** Renders every page of a release once. @throws when one throws. */
      tryPages: (pages: Pages) => Promise<void>;
      log: CompositionLog;
    },
  ) {}

  /** Takes up what is live in the store, then keeps watching, every `interval` ms. */
  async start(interval: number): Promise<void> {
    await mkdir(this.options.cache, { recursive: true });
    this.#knownPaths = await this.#readKnownPaths();
    await this.#look();
    const again = () => {
      this.#timer = setTimeout(async () => {
        await this.#look();
        if (!this.#stopped) again();
      }, interval);
    };
    again();
  }

  /** Stops watching. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** What is live at this moment. */
  get composition(): Composition {
    return this.#composition;
  }

  /** The pages of a live remote. */
  pages(remote: string): Pages | undefined {
    return this.#remotes.get(remote)?.pages;
  }

  /**
   * What the browser needs for a page: its own files, as absolute paths, and the names of the shared modules that it uses.
   * Nothing when the page is not of a live remote.
   */
  needs(path: string): { scripts: readonly string[]; shared: readonly string[] } {
    for (const [name, { release }] of this.#remotes) {
      const page = release.pages.find((p) => p.path === path);
      if (!page) continue;
      const scripts = page.chunks.map((chunk) => `/releases/${name}/${release.version}/${chunk}`);
      return { scripts, shared: page.shared ?? [] };
    }
    return { scripts: [], shared: [] };
  }

  /** Calls back whenever another composition is live. Returns a function that ends it. */
  onChange(listener: (composition: Composition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How each remote stands. */
  health(): Record<string, RemoteHealth> {
    return Object.fromEntries(
      this.options.names.map((name) => {
        const live = this.#remotes.get(name)?.release.version ?? null;
        const refusal = this.#refused.get(name);
        return [
          name,
          refusal ? { live, refused: { version: refusal.version, reason: refusal.reason } } : { live },
        ];
      }),
    );
  }

  async #look(): Promise<void> {
    // One after the other: two releases that claim the same path must not both pass the check.
    for (const name of this.options.names) {
      try {
        await this.#lookAt(name);
      } catch (error) {
        this.#refuse(
          name,
          'current.json',
          `The store cannot be read: ${(error as Error).message}`,
          TRY_AGAIN,
        );
      }
    }
  }

  async #lookAt(name: string): Promise<void> {
    const pointer = await readPointer(this.options.source, name);
    const live = this.#remotes.get(name)?.release.version;
    if (!pointer) {
      // A remote that is live stays live when its pointer is gone.
      if (!live) this.#refuse(name, 'none', 'It was never released.', TRY_AGAIN);
      return;
    }
    if (pointer.version === live) {
      this.#refused.delete(name);
      return;
    }
    const refusal = this.#refused.get(name);
    if (refusal?.version === pointer.version && Date.now() < refusal.until) return;
    if (await this.#takeUp(name, pointer.version)) return;
    if (!live) await this.#takeUpEarlier(name, pointer);
  }

  /** After a restart with a broken release: the newest earlier one that is good. What is told stays about the broken one. */
  async #takeUpEarlier(name: string, { previous }: Pointer): Promise<void> {
    const refusal = this.#refused.get(name);
    for (const version of previous) if (await this.#takeUp(name, version)) break;
    if (refusal) this.#refused.set(name, refusal);
  }

  async #takeUp(name: string, version: string): Promise<boolean> {
    const { source, cache, tryPages, log } = this.options;
    try {
      const release = await readRelease(source, name, version);
      if (!this.#remotes.has(name)) this.#rememberPaths(name, release);
      const others = [...this.#remotes.values()].map((remote) => remote.release);
      checkKit(release, KIT_VERSION);
      checkPaths(release, others);
      const folder = await download(source, release, cache);
      const pages = await loadPages<Pages>(folder, name, this.#shared);
      try {
        await tryPages(pages);
      } catch (error) {
        this.#refuse(
          name,
          version,
          `A page does not render: ${(error as Error).message}`,
          Number.POSITIVE_INFINITY,
        );
        return false;
      }
      this.#remotes.set(name, { release, pages });
      this.#refused.delete(name);
      this.#rememberPaths(name, release);
      await this.#writeKnownPaths();
      this.#compose();
      log.info({ remote: name, version, composition: this.#composition.id }, 'a release is live');
      return true;
    } catch (error) {
      this.#refuse(name, version, (error as Error).message, TRY_AGAIN);
      return false;
    }
  }

  #refuse(remote: string, version: string, reason: string, again: number): void {
    const before = this.#refused.get(remote);
    this.#refused.set(remote, { version, reason, until: Date.now() + again });
    if (before?.version !== version || before.reason !== reason) {
      this.options.log.warn({ remote, version, reason }, 'a release was not taken up');
    }
    this.#compose();
  }

  #compose(): void {
    const remotes = Object.fromEntries(
      [...this.#remotes].map(([name, { release }]) => {
        const base = `/releases/${name}/${release.version}`;
        const paths = release.pages.map((page) => page.path);
        return [name, { version: release.version, entry: `${base}/web/remoteEntry.js`, paths }];
      }),
    );
    const missing = this.options.names.filter((name) => !this.#remotes.has(name));
    const unavailable = Object.fromEntries(
      missing.flatMap((name) => (this.#knownPaths[name] ?? []).map((address) => [address, name])),
    );
    const incomplete = missing.some((name) => !this.#knownPaths[name]);
    const key = JSON.stringify([
      Object.entries(remotes).map(([name, { version }]) => [name, version]),
      unavailable,
      incomplete,
    ]);
    const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
    if (id === this.#composition.id) return;
    this.#composition = { id, remotes, unavailable, incomplete };
    for (const listener of this.#listeners) listener(this.#composition);
  }

  #rememberPaths(name: string, release: Release): void {
    this.#knownPaths = { ...this.#knownPaths, [name]: release.pages.map((page) => page.path) };
  }

  get #knownPathsFile(): string {
    return path.join(this.options.cache, 'known-paths.json');
  }

  async #readKnownPaths(): Promise<Record<string, readonly string[]>> {
    try {
      return JSON.parse(await readFile(this.#knownPathsFile, 'utf8')) as Record<string, readonly string[]>;
    } catch {
      return {}; // The first start on this machine.
    }
  }

  async #writeKnownPaths(): Promise<void> {
    await writeFile(this.#knownPathsFile, JSON.stringify(this.#knownPaths));
  }
}
