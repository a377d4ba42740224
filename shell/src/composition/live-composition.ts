import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pages } from '@site/kit';
import { checkPaths, type Pointer, type Release, type ReleaseSource, readPointer } from '@site/release';
import type { Composition } from './composition';
import { PageDoesNotRender } from './page-does-not-render';
import { compose, type PageNeeds, type ReadyComposition } from './ready-composition';
import type { LoadedRelease, ReleaseLoader } from './release-loader';

/** A release that was not taken up, and why. */
interface Refusal {
  reason: string;
  /** Until when it is not tried again (ms since the epoch); Infinity when trying again cannot help. */
  until: number;
}

/** What is known of a pointer in the store. */
interface Watched {
  /** The version that it names. */
  version: string;
  /** Versions that were tried for it and not taken up. */
  refused: Map<string, Refusal>;
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

/** What differs from one try to the next in what a file system says. */
const CHANCE = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/**
 * Keeps the composition of the site up to date while it runs: watches the pointer of each remote and makes a new release
 * live when it is complete, unaltered, fits the kit, claims no path of another remote, and every page of it renders.
 * Whatever fails leaves the last good release live, and is said once.
 */
export class LiveComposition implements ReadyComposition {
  #remotes = new Map<string, LoadedRelease>();
  #watched = new Map<string, Watched>();
  /** Remotes whose pointer cannot be read. */
  #unread = new Map<string, { version: string; reason: string }>();
  /** Paths of remotes that are not live, as far as they are known. */
  #knownPaths: Record<string, readonly string[]> = {};
  #listeners = new Set<(composition: Composition) => void>();
  #ready: ReadyComposition;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: {
      names: readonly string[];
      source: ReleaseSource;
      loader: Pick<ReleaseLoader, 'load'>;
      /** Folder on this machine for what is known of remotes that are away. */
      cache: string;
      log: CompositionLog;
      /** Hears of every release that was taken up or refused. */
      onOutcome?: (remote: string, outcome: 'taken_up' | 'refused') => void;
    },
  ) {
    this.#ready = compose(this.#remotes, options.names, {});
  }

  /** Takes up what is live in the store, then keeps watching, every `interval` ms. */
  async start(interval: number): Promise<void> {
    await mkdir(this.options.cache, { recursive: true });
    this.#knownPaths = await this.#readKnownPaths();
    await this.look();
    const again = () => {
      this.#timer = setTimeout(async () => {
        await this.look();
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
    return this.#ready.composition;
  }

  pages(remote: string): Pages | undefined {
    return this.#ready.pages(remote);
  }

  needs(path: string): PageNeeds {
    return this.#ready.needs(path);
  }

  /** The release of each remote that is live. */
  get releases(): ReadonlyMap<string, LoadedRelease> {
    return this.#remotes;
  }

  /** The live composition with other releases of some remotes. What is live stays as it is. */
  with(others: ReadonlyMap<string, LoadedRelease>): ReadyComposition {
    return compose(new Map([...this.#remotes, ...others]), this.options.names, this.#knownPaths);
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
        const { version = '', refused } = this.#watched.get(name) ?? {};
        const reason = refused?.get(version)?.reason;
        const refusal = this.#unread.get(name) ?? (reason ? { version, reason } : undefined);
        return [name, refusal ? { live, refused: refusal } : { live }];
      }),
    );
  }

  /** Looks once at the pointer of each remote, and takes up what is new. */
  async look(): Promise<void> {
    // One after the other: two releases that claim the same path must not both pass the check.
    for (const name of this.options.names) {
      try {
        await this.#lookAt(name);
      } catch (error) {
        this.#cannotRead(name, 'current.json', `The store cannot be read: ${(error as Error).message}`);
      }
    }
  }

  async #lookAt(name: string): Promise<void> {
    const pointer = await readPointer(this.options.source, name);
    if (!pointer) {
      // A remote that is live stays live when its pointer is gone.
      if (!this.#remotes.has(name)) this.#cannotRead(name, 'none', 'It was never released.');
      return;
    }
    this.#unread.delete(name);
    const refused = this.#watch(name, pointer.version);
    for (const version of this.#candidates(name, pointer)) {
      if (Date.now() < (refused.get(version)?.until ?? 0)) continue;
      if (await this.#takeUp(name, version)) break;
    }
  }

  /**
   * What may be taken up: the version that the pointer names unless it is live. After a restart with a broken release also the
   * earlier ones, newest first.
   */
  #candidates(name: string, { version, previous }: Pointer): readonly string[] {
    const live = this.#remotes.get(name)?.release.version;
    if (live === version) return [];
    return live ? [version] : [version, ...previous];
  }

  /** What was refused for this pointer. Another pointer starts anew, so that what is wrong then is said again. */
  #watch(name: string, version: string): Watched['refused'] {
    const known = this.#watched.get(name);
    if (known?.version === version) return known.refused;
    const refused = new Map<string, Refusal>();
    this.#watched.set(name, { version, refused });
    return refused;
  }

  async #takeUp(name: string, version: string): Promise<boolean> {
    const { loader, log, onOutcome } = this.options;
    try {
      const loaded = await loader.load(name, version, (release) => {
        if (!this.#remotes.has(name)) this.#rememberPaths(name, release);
        checkPaths(
          release,
          [...this.#remotes.values()].map((remote) => remote.release),
        );
      });
      this.#remotes.set(name, loaded);
      this.#watched.get(name)?.refused.delete(version);
      this.#rememberPaths(name, loaded.release);
      await this.#writeKnownPaths();
      this.#compose();
      log.info({ remote: name, version, composition: this.composition.id }, 'a release is live');
      onOutcome?.(name, 'taken_up');
      return true;
    } catch (error) {
      const again = error instanceof PageDoesNotRender ? Number.POSITIVE_INFINITY : TRY_AGAIN;
      this.#refuse(name, version, (error as Error).message, again);
      return false;
    }
  }

  #refuse(remote: string, version: string, reason: string, again: number): void {
    const refused = this.#watched.get(remote)?.refused;
    const before = refused?.get(version)?.reason;
    refused?.set(version, { reason, until: Date.now() + again });
    this.#say(remote, version, reason, before);
  }

  #cannotRead(remote: string, version: string, reason: string): void {
    const before = this.#unread.get(remote)?.reason;
    this.#unread.set(remote, { version, reason });
    this.#say(remote, version, reason, before);
  }

  #say(remote: string, version: string, reason: string, before: string | undefined): void {
    if (before?.replace(CHANCE, '') !== reason.replace(CHANCE, '')) {
      this.options.log.warn({ remote, version, reason }, 'a release was not taken up');
      this.options.onOutcome?.(remote, 'refused');
    }
    this.#compose();
  }

  #compose(): void {
    const ready = compose(this.#remotes, this.options.names, this.#knownPaths);
    const changed = ready.composition.id !== this.composition.id;
    this.#ready = changed ? ready : { ...ready, composition: this.composition };
    if (changed) for (const listener of this.#listeners) listener(this.composition);
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
    try {
      await writeFile(this.#knownPathsFile, JSON.stringify(this.#knownPaths));
    } catch (error) {
      this.options.log.warn({ err: error }, 'the known paths cannot be kept for the next start');
    }
  }
}
