import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPaths, type Pointer, type Release, type ReleaseSource, readPointer } from '@site/release';
import type { Composition } from './composition';
import { PageRenderError } from './page-render-error';
import type { LoadedRelease, ReleaseLoader } from './release-loader';
import { compose, type RenderableComposition } from './renderable-composition';

/** A release that was not activated, and why. */
interface RefusedRelease {
  reason: string;
  /** Until when it is not tried again (ms since the epoch); Infinity when trying again cannot help. */
  until: number;
}

/** The state of a pointer in the store. */
interface WatchedPointer {
  /** The version that the pointer names. */
  version: string;
  /** Versions that were tried for this pointer and not activated. */
  refused: Map<string, RefusedRelease>;
}

/** The state of a remote, for `/health`. */
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

/** A release that could not be read or verified may be half uploaded: it is retried after this time. */
const RETRY_AFTER_MS = 3000;

/** The part of a file system error that differs between two attempts. */
const RANDOM_ID_IN_PATH = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/**
 * Keeps the composition of the site up to date: polls the pointer of each remote and activates a new release when it is complete,
 * unaltered and compatible with the kit, claims no path of another remote, and every page of it renders. A failure leaves the last
 * good release live, and is logged once.
 */
export class LiveComposition {
  #remotes = new Map<string, LoadedRelease>();
  #watched = new Map<string, WatchedPointer>();
  /** Remotes whose pointer cannot be read. */
  #unreadable = new Map<string, { version: string; reason: string }>();
  /** Paths of remotes that are not live, as far as they are known. */
  #knownPaths: Record<string, readonly string[]> = {};
  #listeners = new Set<(composition: Composition) => void>();
  #renderable: RenderableComposition;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: {
      names: readonly string[];
      source: ReleaseSource;
      loader: Pick<ReleaseLoader, 'load'>;
      /** Local folder for the known paths of remotes that are unavailable. */
      cache: string;
      log: CompositionLog;
      /** Called for every release that was activated or refused. */
      onOutcome?: (remote: string, outcome: 'activated' | 'refused') => void;
    },
  ) {
    this.#renderable = compose(this.#remotes, options.names, {});
  }

  /** Activates what is live in the store, then polls every `interval` ms. */
  async start(interval: number): Promise<void> {
    await mkdir(this.options.cache, { recursive: true });
    this.#knownPaths = await this.#readKnownPaths();
    await this.poll();
    const schedule = () => {
      this.#timer = setTimeout(async () => {
        await this.poll();
        if (!this.#stopped) schedule();
      }, interval);
    };
    schedule();
  }

  /** Stops polling. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** The live composition. */
  get composition(): Composition {
    return this.#renderable.composition;
  }

  /** The live composition, ready to render. */
  get current(): RenderableComposition {
    return this.#renderable;
  }

  /** The release of each remote that is live. */
  get releases(): ReadonlyMap<string, LoadedRelease> {
    return this.#remotes;
  }

  /** The live composition with other releases of some remotes. Does not change what is live. */
  with(others: ReadonlyMap<string, LoadedRelease>): RenderableComposition {
    return compose(new Map([...this.#remotes, ...others]), this.options.names, this.#knownPaths);
  }

  /** Calls the listener at every change of the live composition. Returns a function that unsubscribes. */
  onChange(listener: (composition: Composition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The state of each remote. */
  health(): Record<string, RemoteHealth> {
    return Object.fromEntries(
      this.options.names.map((name) => {
        const live = this.#remotes.get(name)?.release.version ?? null;
        const { version = '', refused } = this.#watched.get(name) ?? {};
        const reason = refused?.get(version)?.reason;
        const refusal = this.#unreadable.get(name) ?? (reason ? { version, reason } : undefined);
        return [name, refusal ? { live, refused: refusal } : { live }];
      }),
    );
  }

  /** Reads the pointer of each remote once, and activates new releases. */
  async poll(): Promise<void> {
    // Sequentially: two releases that claim the same path must not both pass the check.
    for (const name of this.options.names) {
      try {
        await this.#pollRemote(name);
      } catch (error) {
        this.#markUnreadable(name, 'current.json', `The store cannot be read: ${(error as Error).message}`);
      }
    }
  }

  async #pollRemote(name: string): Promise<void> {
    const pointer = await readPointer(this.options.source, name);
    if (!pointer) {
      // A live remote stays live when its pointer disappears.
      if (!this.#remotes.has(name)) this.#markUnreadable(name, 'none', 'It was never released.');
      return;
    }
    this.#unreadable.delete(name);
    const refused = this.#refusalsFor(name, pointer.version);
    for (const version of this.#candidates(name, pointer)) {
      if (Date.now() < (refused.get(version)?.until ?? 0)) continue;
      if (await this.#activate(name, version)) break;
    }
  }

  /**
   * The versions that may be activated: the one that the pointer names, unless it is live; and while no release is live, the earlier
   * ones too, newest first.
   */
  #candidates(name: string, { version, previous }: Pointer): readonly string[] {
    const live = this.#remotes.get(name)?.release.version;
    if (live === version) return [];
    return live ? [version] : [version, ...previous];
  }

  /** The refusals for this pointer. Another pointer starts with none, so that its problems are logged again. */
  #refusalsFor(name: string, version: string): WatchedPointer['refused'] {
    const known = this.#watched.get(name);
    if (known?.version === version) return known.refused;
    const refused = new Map<string, RefusedRelease>();
    this.#watched.set(name, { version, refused });
    return refused;
  }

  async #activate(name: string, version: string): Promise<boolean> {
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
      onOutcome?.(name, 'activated');
      return true;
    } catch (error) {
      const again = error instanceof PageRenderError ? Number.POSITIVE_INFINITY : RETRY_AFTER_MS;
      this.#refuse(name, version, (error as Error).message, again);
      return false;
    }
  }

  #refuse(remote: string, version: string, reason: string, again: number): void {
    const refused = this.#watched.get(remote)?.refused;
    const before = refused?.get(version)?.reason;
    refused?.set(version, { reason, until: Date.now() + again });
    this.#logRefusal(remote, version, reason, before);
  }

  #markUnreadable(remote: string, version: string, reason: string): void {
    const before = this.#unreadable.get(remote)?.reason;
    this.#unreadable.set(remote, { version, reason });
    this.#logRefusal(remote, version, reason, before);
  }

  #logRefusal(remote: string, version: string, reason: string, before: string | undefined): void {
    if (before?.replace(RANDOM_ID_IN_PATH, '') !== reason.replace(RANDOM_ID_IN_PATH, '')) {
      this.options.log.warn({ remote, version, reason }, 'a release was not activated');
      this.options.onOutcome?.(remote, 'refused');
    }
    this.#compose();
  }

  #compose(): void {
    const ready = compose(this.#remotes, this.options.names, this.#knownPaths);
    if (ready.composition.id === this.composition.id) return;
    this.#renderable = ready;
    for (const listener of this.#listeners) listener(this.composition);
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
      this.options.log.warn({ err: error }, 'the known paths cannot be stored for the next start');
    }
  }
}
