import {
  type BackendCalls,
  type Canary,
  changedAt,
  checkBackend,
  checkLibraries,
  checkPaths,
  type Pointer,
  type ProvidedLibraries,
  publishedAtOf,
  type Quarantine,
  type Release,
  type ReleaseFailure,
} from '@site/platform/protocol';
import { type ReleaseCache, type ReleaseSource, readPointer } from '@site/platform/store';
import { RendererFailure } from '../rendering/renderer';
import { Canaries, type CanaryHealth } from './canaries';
import { canariesFor } from './canary-side';
import type { Composition } from './composition';
import type { FailureRecords } from './failure-records';
import { type LastComposition, type LastLive, pointerTo } from './last-composition';
import { candidates, type OnTrial, onTrial } from './on-trial';
import { PageRenderError } from './page-render-error';
import { PointerRounds } from './pointer-rounds';
import type { ReleaseStarter, StartedRelease } from './release-starter';
import { compose, type RenderableComposition } from './renderable-composition';

/** A version that was not activated, and why. */
interface RefusedVersion {
  reason: string;
  /** Until when it is not tried again (ms since the epoch); Infinity when trying again cannot help. */
  until: number;
}

/** A description of a release that is being read. */
interface Reading {
  /** Undefined when it was refused. */
  release: Promise<Release | undefined>;
  /** Ms since the epoch. */
  since: number;
}

/** A version that is being started. */
interface Starting {
  version: string;
  abort: AbortController;
  ended: Promise<void>;
}

/** The state of a remote, for `/health`. */
export interface RemoteHealth {
  live: string | null;
  /** The version that the pointer names when it is not the live one, and why it is not. */
  refused?: { version: string; reason: string };
  /** The versions that no shell runs, because they failed. */
  quarantined?: readonly Quarantine[];
  /** The version that a share of the visitors gets instead of the live one. */
  canary?: CanaryHealth;
}

/** What happened to a release. */
export type ReleaseOutcome = 'activated' | 'refused' | 'quarantined';

/** What LiveComposition writes to the log. */
export interface CompositionLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface LiveCompositionOptions {
  names: readonly string[];
  /** What the shell provides to remotes. */
  provided: ProvidedLibraries;
  /** The calls that the backend knows; undefined when it does not say them. */
  backend?: () => BackendCalls | undefined;
  source: ReleaseSource;
  cache: Pick<ReleaseCache, 'release' | 'keep'>;
  starter: Pick<ReleaseStarter, 'start'>;
  failures: Pick<FailureRecords, 'add' | 'refresh' | 'quarantined'>;
  last: Pick<LastComposition, 'read' | 'write'>;
  /** How long nothing may go wrong before a release replaces another one, in ms. */
  watch: number;
  /** How long the page views of a release that replaced another one are counted, in ms. None without it. */
  trial?: number;
  log: CompositionLog;
  onOutcome?: (remote: string, outcome: ReleaseOutcome) => void;
}

/** A release that could not be read or verified may be half uploaded: it is retried after this time. */
const RETRY_AFTER_MS = 3000;

/** How long a start waits for the store, and then for releases to start, before the site is served with what it has, in ms. */
const STORE_WAIT_MS = 3000;
const START_WAIT_MS = 30_000;

/** How long the store may take to describe the next release of a remote before what is live stays so for now, in ms. */
const NEXT_RELEASE_WAIT_MS = 100;

/** The part of a file system error that differs between two attempts. */
const RANDOM_ID_IN_PATH = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/**
 * Keeps the composition of the site up to date with the store. What should be live follows from the pointers and the recorded failures
 * alone: of each remote the version that its pointer names, or the newest one before it that was not rolled back, is not quarantined,
 * is complete and compatible with the kit, and claims no path of a remote whose pointer was set earlier. Where none is left, a
 * quarantined one that failed only over pages that visitors asked for. It becomes live once all its pages render and nothing goes wrong
 * for some seconds after that. A remote whose store or release fails keeps what is live. Some visitors get the canaries that pointers
 * name instead.
 */
export class LiveComposition {
  #pointers = new Map<string, Pointer>();
  #live = new Map<string, StartedRelease>();
  #starting = new Map<string, Starting>();
  /** Started, and not yet live. */
  #started = new Map<string, StartedRelease>();
  /** By remote and version. */
  #reading = new Map<string, Reading>();
  /** For the current pointer of each remote. */
  #refused = new Map<string, Map<string, RefusedVersion>>();
  /** Remotes whose pointer cannot be read. */
  #unreadable = new Map<string, { version: string; reason: string }>();
  /** Why an earlier pointer was not followed the last time, by remote. */
  #outdated = new Map<string, string>();
  #neverReleased = new Set<string>();
  /** What was live of each remote, as stored for the next start. */
  #last: Record<string, LastLive> = {};
  /** The paths of remotes, as far as they are known. */
  #paths: Record<string, readonly string[]> = {};
  #knownQuarantines = new Set<string>();
  #listeners = new Set<(composition: Composition) => void>();
  #renderable: RenderableComposition;
  /** What visitors get who get these canaries, by their names, as long as the composition does not change. */
  #sides = new Map<string, RenderableComposition>();
  readonly #canaries: Canaries;
  readonly #rounds: PointerRounds;
  #turn: Promise<void> = Promise.resolve();
  #wasReady = false;
  #kept = '';
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: LiveCompositionOptions) {
    this.#renderable = compose(this.#live, options.names, {});
    this.#rounds = new PointerRounds(options);
    const { cache, starter, watch } = options;
    this.#canaries = new Canaries({
      cache,
      starter,
      watch,
      check: (release) => this.#checkBesideLive(release),
      onFailure: (remote, version, failure) => this.#recordFailure(remote, version, failure),
      onRefused: (remote, version, reason) => this.#logRefusal(remote, version, reason, undefined),
      onChange: () => void this.#update(),
    });
  }

  /**
   * Activates what was live before this process was started, as far as it may still be live, or else what the store says is live; then
   * asks the store every `interval` ms. Resolves when every remote is live or cannot be. So a start does not wait for a release that has to prove itself.
   */
  async start(interval: number): Promise<void> {
    this.#last = await this.options.last.read();
    for (const [name, { paths }] of Object.entries(this.#last)) this.#paths[name] = paths;
    const reading = Promise.all([this.options.failures.refresh(), this.#readPointers()]);
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, STORE_WAIT_MS).unref())]);
    const inStore = new Map(this.#pointers);
    for (const name of this.options.names) {
      const last = this.#last[name];
      if (last && mayStillBeLive(last, inStore.get(name))) this.#pointers.set(name, pointerTo(last));
    }
    void this.#update();
    const patience = new Promise((resolve) => setTimeout(resolve, START_WAIT_MS).unref());
    await Promise.race([this.settled(), patience]);
    for (const [name, pointer] of inStore) this.#setPointer(name, pointer);
    await this.#update();
    if (this.options.names.some((name) => !this.#live.has(name))) {
      await Promise.race([this.settled(), patience]);
    }
    const schedule = () => {
      this.#timer = setTimeout(async () => {
        await this.#look(() => this.#readDuePointers());
        if (!this.#stopped) schedule();
      }, interval);
    };
    void reading.then(() => !this.#stopped && schedule());
  }

  /** Resolves when nothing is being started. */
  async settled(): Promise<void> {
    let turn: Promise<void>;
    do {
      turn = this.#turn;
      await turn;
      await Promise.all([...this.#starting.values()].map(({ ended }) => ended));
      await this.#canaries.settled();
    } while (turn !== this.#turn || this.#starting.size > 0);
  }

  /** Stops polling, and ends all renderers once they have answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const { abort } of this.#starting.values()) abort.abort();
    const running = [...this.#live.values(), ...this.#started.values()];
    await Promise.all([...running.map(({ renderers }) => renderers.end()), this.#canaries.stop()]);
  }

  /** The live composition. */
  get composition(): Composition {
    return this.#renderable.composition;
  }

  /** The live composition, ready to render. */
  get current(): RenderableComposition {
    return this.#renderable;
  }

  /** The composition for the visitors of a bucket: with the canaries that they get, and nothing left to choose. */
  sideOf(bucket: number): RenderableComposition {
    const chosen = canariesFor(bucket, this.composition.canaries);
    const key = chosen.join(' ');
    const known = this.#sides.get(key);
    if (known) return known;
    const running = this.#canaries.running;
    const releases = chosen.flatMap((name) => {
      const canary = running.get(name);
      return canary ? [[name, canary.started] as const] : [];
    });
    const { watched } = this.composition;
    const side = compose(new Map([...this.#live, ...releases]), this.options.names, this.#paths, {
      ...(watched && { watched }),
    });
    this.#sides.set(key, side);
    return side;
  }

  /** The releases of a remote that visitors get: the live one first, and the canary. */
  running(name: string): readonly Release[] {
    const all = [this.#live.get(name), this.#canaries.running.get(name)?.started];
    return all.flatMap((started) => started?.release ?? []);
  }

  /**
   * The version that a version of a remote is compared with while its page views are counted, and that visitors get when it is taken
   * back. Undefined for every version that reports cannot take back.
   */
  versionBefore(name: string, version: string): string | undefined {
    const found = this.#onTrial(name);
    return found?.version === version ? found.before : undefined;
  }

  /** Takes a version of a remote back in all shells: it fails in browsers. */
  async takeBack(remote: string, version: string, reason: string): Promise<void> {
    if (this.#stopped) return;
    this.options.log.error({ remote, version, reason }, 'a release is taken back');
    await this.#addFailure(remote, version, { reason, isDecisive: true });
  }

  /** The release of each remote that is live. */
  get releases(): ReadonlyMap<string, StartedRelease> {
    return this.#live;
  }

  /** The live composition with other releases of some remotes. Does not change what is live. */
  with(others: ReadonlyMap<string, StartedRelease>): RenderableComposition {
    return compose(new Map([...this.#live, ...others]), this.options.names, this.#paths);
  }

  /** Calls the listener at every change of the live composition. Returns a function that unsubscribes. */
  onChange(listener: (composition: Composition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The state of each remote. */
  health(): Record<string, RemoteHealth> {
    return Object.fromEntries(this.options.names.map((name) => [name, this.#healthOf(name)]));
  }

  /**
   * May visitors be sent to this process? Once every remote is live, was never released, or is out because its releases are quarantined,
   * which another process would not change. Stays so until the process ends: what one remote does later must not take away the others.
   */
  get isReady(): boolean {
    this.#wasReady ||= this.options.names.every((name) => {
      if (this.#live.has(name)) return true;
      const pointer = this.#pointers.get(name);
      if (!pointer) return this.#neverReleased.has(name);
      const quarantined = this.#quarantined(name);
      return candidates(pointer).every((version) => quarantined.has(version));
    });
    return this.#wasReady;
  }

  /** Reads the pointer of each remote and the recorded failures once, and starts what should be live. */
  async poll(): Promise<void> {
    await this.#look(() => this.#readPointers());
  }

  async #look(readPointers: () => Promise<void>): Promise<void> {
    await Promise.all([readPointers(), this.options.failures.refresh()]);
    await this.#update();
  }

  #healthOf(name: string): RemoteHealth {
    const live = this.#live.get(name)?.release.version ?? null;
    const quarantined = [...this.#quarantined(name).values()];
    const refused = this.#unreadable.get(name) ?? this.#refusalOfPointer(name, live);
    const canary = this.#canaryHealthOf(name);
    return {
      live,
      ...(refused && { refused }),
      ...(quarantined.length > 0 && { quarantined }),
      ...(canary && { canary }),
    };
  }

  #canaryHealthOf(name: string): CanaryHealth | undefined {
    const found = this.#canaries.health(name);
    const named = this.#pointers.get(name)?.canary;
    if (found || !named) return found;
    const quarantine = this.#quarantined(name).get(named.version);
    const reason = quarantine ? `It is quarantined: ${quarantine.reason}` : 'Nothing of this remote is live.';
    return { version: named.version, percent: named.percent, running: false, reason };
  }

  #refusalOfPointer(name: string, live: string | null): RemoteHealth['refused'] {
    const version = this.#pointers.get(name)?.version;
    if (!version || version === live) return undefined;
    const quarantine = this.#quarantined(name).get(version);
    if (quarantine) return { version, reason: `It is quarantined: ${quarantine.reason}` };
    const reason = this.#refused.get(name)?.get(version)?.reason;
    return reason ? { version, reason } : undefined;
  }

  #quarantined(name: string): ReadonlyMap<string, Quarantine> {
    return this.options.failures.quarantined(name, this.#pointers.get(name) ?? { version: '', at: '' });
  }

  async #readPointers(names: Iterable<string> = this.options.names): Promise<void> {
    await Promise.all([...names].map((name) => this.#readPointer(name)));
  }

  /** Reads the pointers whose turn it is, and once the store is back those that could not be read. */
  async #readDuePointers(): Promise<void> {
    const unreadable = new Set(this.#unreadable.keys());
    const due = await this.#rounds.next(this.#pointers);
    await this.#readPointers(due);
    const isBack = due.some((name) => unreadable.has(name) && !this.#unreadable.has(name));
    if (isBack) await this.#readPointers(this.#unreadable.keys());
  }

  async #readPointer(name: string): Promise<void> {
    let pointer: Pointer | null;
    try {
      pointer = await readPointer(this.options.source, name);
    } catch (error) {
      const reason = `The store cannot be read: ${(error as Error).message}`;
      return this.#markUnreadable(name, 'current.json', reason);
    }
    if (!pointer) {
      // What is live stays live when its pointer disappears, and what was live comes back.
      if (this.#pointers.has(name) || this.#last[name]) return;
      this.#neverReleased.add(name);
      return this.#markUnreadable(name, 'none', 'It was never released.');
    }
    const known = this.#pointers.get(name);
    if (known && changedAt(pointer) < changedAt(known)) return this.#markOutdated(name, pointer, known);
    this.#unreadable.delete(name);
    this.#setPointer(name, pointer);
  }

  /** A store that sends what it had before, such as a cache in front of it, changes nothing. */
  #markOutdated(remote: string, pointer: Pointer, known: Pointer): void {
    const { version } = pointer;
    const [sent, followed] = [changedAt(pointer) || 'an unknown time', changedAt(known)];
    const reason = `The store sends a pointer of ${sent}, and the one of ${followed} is followed.`;
    this.#unreadable.set(remote, { version, reason });
    // Not each time that two caches disagree.
    this.#logRefusal(remote, version, reason, this.#outdated.get(remote));
    this.#outdated.set(remote, reason);
  }

  /** Another pointer starts without refusals, so that its problems are logged again. */
  #setPointer(name: string, pointer: Pointer): void {
    const known = this.#pointers.get(name);
    this.#pointers.set(name, pointer);
    if (known?.version !== pointer.version || known.at !== pointer.at) this.#refused.delete(name);
  }

  /** Compares what runs with what should. One at a time: an update sees what the one before it started. */
  #update(): Promise<void> {
    this.#turn = this.#turn
      .then(() => this.#updateNow())
      .catch((error: unknown) => this.options.log.error({ err: error }, 'the composition cannot be updated'));
    return this.#turn;
  }

  async #updateNow(): Promise<void> {
    if (this.#stopped) return;
    this.#reportQuarantines();
    const chosen = await this.#choose();
    for (const [name, starting] of this.#starting) {
      if (chosen.get(name)?.version !== starting.version) starting.abort.abort();
    }
    for (const [name, started] of this.#started) {
      if (chosen.get(name)?.version !== started.release.version) this.#end(this.#started, name);
    }
    for (const [name, release] of chosen) {
      // Some visitors have it already, and keep it.
      const promoted = this.#canaries.take(name, release.version);
      if (promoted) this.#started.set(name, promoted);
      else this.#startOne(name, release);
    }
    for (const name of this.#live.keys()) if (!chosen.has(name)) this.#end(this.#live, name);
    const endOthers = this.#canaries.update(this.#wantedCanaries());
    await this.#activate();
    endOthers();
    this.#keepFiles();
  }

  /** The canaries that may run: not beside nothing, and not instead of itself. */
  #wantedCanaries(): Map<string, Canary> {
    const wanted = new Map<string, Canary>();
    for (const [name, { canary }] of this.#pointers) {
      const live = this.#live.get(name)?.release.version;
      if (!canary || !live || live === canary.version) continue;
      if (!this.#quarantined(name).has(canary.version)) wanted.set(name, canary);
    }
    return wanted;
  }

  /** May a canary run beside what is live of the other remotes, and their canaries? @throws InvalidRelease */
  #checkBesideLive(release: Release): void {
    checkLibraries(release, this.options.provided);
    checkBackend(release, this.options.backend?.());
    checkPaths(
      release,
      this.options.names.flatMap((name) => (name === release.name ? [] : this.running(name))),
    );
  }

  #onTrial(name: string): OnTrial | undefined {
    const pointer = this.#pointers.get(name);
    const live = this.#live.get(name)?.release.version;
    if (!pointer || !live) return undefined;
    const canary = this.#canaries.running.get(name)?.started.release.version;
    return onTrial({ pointer, live, canary, quarantined: this.#quarantined(name) }, this.options.trial ?? 0);
  }

  /** Keeps the files of what is live, and of what may be next: the version that each pointer names, and the one before it. */
  #keepFiles(): void {
    const live = [...this.#live.values()].map(({ release: { name, version } }) => ({ name, version }));
    const next = [...this.#pointers].flatMap(([name, pointer]) =>
      candidates(pointer)
        .slice(0, 2)
        .concat(pointer.canary?.version ?? [])
        .map((version) => ({ name, version })),
    );
    const kept = JSON.stringify([live, next]);
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.options.cache.keep([...live, ...next]);
  }

  #end(running: Map<string, StartedRelease>, name: string): void {
    void running.get(name)?.renderers.end();
    running.delete(name);
  }

  /** The release of each remote that should be live, as far as there is one. */
  async #choose(): Promise<Map<string, Release>> {
    const chosen = new Map<string, Release>();
    const inOrder = [...this.options.names].sort(
      (a, b) =>
        (this.#pointers.get(a)?.at ?? '').localeCompare(this.#pointers.get(b)?.at ?? '') ||
        a.localeCompare(b),
    );
    // All at once: a store that does not answer holds up all of them together, and once.
    for (const name of inOrder) {
      const [best] = this.#eligible(name);
      if (best && best !== this.#live.get(name)?.release.version) this.#read(name, best);
    }
    for (const name of inOrder) {
      const release = await this.#chooseOne(name, chosen);
      if (release) chosen.set(name, release);
    }
    return chosen;
  }

  async #chooseOne(name: string, others: ReadonlyMap<string, Release>): Promise<Release | undefined> {
    const live = this.#live.get(name)?.release;
    const isLiveGood = this.#isLiveGood(name);
    for (const version of this.#eligible(name)) {
      const reading = version === live?.version ? undefined : this.#read(name, version);
      const wait = isLiveGood ? NEXT_RELEASE_WAIT_MS : STORE_WAIT_MS;
      const release = reading ? await within(reading, wait) : live;
      // The one that follows may be older than what is live.
      if (release === 'pending' && isLiveGood) break;
      if (!release || release === 'pending') continue;
      try {
        if (!live) this.#paths[name] = release.pages.map(({ path }) => path);
        checkLibraries(release, this.options.provided);
        // What was live here before stays so when the backend is rolled back under it.
        if (version !== this.#last[name]?.version) checkBackend(release, this.options.backend?.());
        checkPaths(release, others.values());
        return release;
      } catch (error) {
        this.#refuse(name, version, error as Error);
      }
    }
    return live && isLiveGood && fitsBeside(live, others.values()) ? live : undefined;
  }

  /** The versions of a remote that may be live now, the best first. */
  #eligible(name: string): readonly string[] {
    const pointer = this.#pointers.get(name);
    const quarantined = this.#quarantined(name);
    const mayBeTried = (version: string) => Date.now() >= this.#refusedUntil(name, version);
    return pointer ? bestFirst(candidates(pointer), quarantined).filter(mayBeTried) : [];
  }

  /** Reads the description of a release, or joins the one who does. */
  #read(name: string, version: string): Reading {
    const key = `${name} ${version}`;
    const known = this.#reading.get(key);
    if (known) return known;
    const release = this.options.cache
      .release(name, version)
      .catch((error: Error) => this.#refuse(name, version, error))
      .then((found) => {
        this.#reading.delete(key);
        return found ?? undefined;
      });
    const reading = { release, since: Date.now() };
    this.#reading.set(key, reading);
    return reading;
  }

  #refusedUntil(name: string, version: string): number {
    return this.#refused.get(name)?.get(version)?.until ?? 0;
  }

  /** Starts a release, unless it runs or is being started. */
  #startOne(name: string, release: Release): void {
    const { version } = release;
    const isRunning = [this.#live, this.#started].some((map) => map.get(name)?.release.version === version);
    if (isRunning || this.#starting.get(name)?.version === version) return;
    const abort = new AbortController();
    const { watch, starter } = this.options;
    const ended = starter
      .start(release, {
        watch: this.#isLiveGood(name) ? watch : 0,
        signal: abort.signal,
        onFailure: (failure) => void this.#recordFailure(name, version, failure),
      })
      .then(
        (started) => {
          if (abort.signal.aborted) void started.renderers.end();
          else this.#started.set(name, started);
        },
        async (error: Error) => {
          if (!abort.signal.aborted) await this.#startFailed(name, version, error);
        },
      )
      .then(() => {
        if (this.#starting.get(name)?.abort === abort) this.#starting.delete(name);
        return this.#update();
      });
    this.#starting.set(name, { version, abort, ended });
  }

  /** Is there a live release to wait with, until the next one has proved itself? */
  #isLiveGood(name: string): boolean {
    const live = this.#live.get(name)?.release;
    return live !== undefined && !this.#quarantined(name).has(live.version);
  }

  async #startFailed(name: string, version: string, error: Error): Promise<void> {
    this.#refuse(name, version, error);
    // A second failure quarantines it; until then it is tried again at once.
    if (error instanceof RendererFailure) await this.#recordFailure(name, version, error);
  }

  /** Makes what has started live, unless a page of it still belongs to a live release that is about to be replaced itself. */
  async #activate(): Promise<void> {
    const live = [...this.#live.values()].map(({ release }) => release);
    const waiting = [...this.#started].find(([, { release }]) => fitsBeside(release, live));
    if (!waiting) return this.#compose();
    const [name, started] = waiting;
    const { version } = started.release;
    this.#started.delete(name);
    const before = this.#live.get(name);
    this.#live.set(name, started);
    this.#refused.get(name)?.delete(version);
    this.#compose();
    void before?.renderers.end();
    this.options.log.info({ remote: name, version, composition: this.composition.id }, 'a release is live');
    this.options.onOutcome?.(name, 'activated');
    await this.#writeLast(name, started.release);
    await this.#activate();
  }

  async #recordFailure(
    remote: string,
    version: string,
    { message: reason, kind, page }: RendererFailure,
  ): Promise<void> {
    if (this.#stopped) return;
    this.options.log.warn({ remote, version, kind, reason, page }, 'a renderer failed and is replaced');
    await this.#addFailure(remote, version, { reason, ...(page && { page }) });
  }

  async #addFailure(
    remote: string,
    version: string,
    facts: Pick<ReleaseFailure, 'reason' | 'page' | 'isDecisive'>,
  ): Promise<void> {
    const pointer = this.#pointers.get(remote);
    const publishedAt = (pointer && (publishedAtOf(pointer, version) ?? pointer.at)) ?? '';
    await this.options.failures.add({
      remote,
      version,
      publishedAt,
      time: new Date().toISOString(),
      ...facts,
    });
    void this.#update();
  }

  #reportQuarantines(): void {
    for (const remote of this.options.names) {
      for (const { version, reason, since } of this.#quarantined(remote).values()) {
        const key = `${remote} ${version} ${since}`;
        if (this.#knownQuarantines.has(key)) continue;
        this.#knownQuarantines.add(key);
        this.options.log.error({ remote, version, reason, since }, 'a release is quarantined');
        this.options.onOutcome?.(remote, 'quarantined');
      }
    }
  }

  #refuse(remote: string, version: string, error: Error): void {
    const { message: reason } = error;
    const refused = this.#refused.get(remote) ?? new Map<string, RefusedVersion>();
    this.#refused.set(remote, refused);
    const before = refused.get(version)?.reason;
    refused.set(version, { reason, until: retryAt(error) });
    this.#logRefusal(remote, version, reason, before);
  }

  #markUnreadable(remote: string, version: string, reason: string): void {
    const before = this.#unreadable.get(remote)?.reason;
    this.#unreadable.set(remote, { version, reason });
    this.#logRefusal(remote, version, reason, before);
  }

  #logRefusal(remote: string, version: string, reason: string, before: string | undefined): void {
    if (before?.replace(RANDOM_ID_IN_PATH, '') === reason.replace(RANDOM_ID_IN_PATH, '')) return;
    this.options.log.warn({ remote, version, reason }, 'a release was not activated');
    this.options.onOutcome?.(remote, 'refused');
  }

  #compose(): void {
    const watched = this.options.names.flatMap((name) => {
      const found = this.#onTrial(name);
      return found ? [[name, found.until] as const] : [];
    });
    const extras = { canaries: this.#canaries.running, watched: Object.fromEntries(watched) };
    const ready = compose(this.#live, this.options.names, this.#paths, extras);
    if (ready.composition.id === this.composition.id) return;
    this.#renderable = ready;
    this.#sides.clear();
    for (const listener of this.#listeners) listener(this.composition);
  }

  /** Remembers on disk what is live of a remote. */
  async #writeLast(name: string, { version, pages }: Release): Promise<void> {
    const paths = pages.map(({ path }) => path);
    this.#paths[name] = paths;
    this.#last = { ...this.#last, [name]: { version, at: this.#pointers.get(name)?.at ?? '', paths } };
    try {
      await this.options.last.write(this.#last);
    } catch (error) {
      this.options.log.warn({ err: error }, 'the composition cannot be stored for a start without the store');
    }
  }
}

/** Does a release claim only paths that none of these has? Its own remote may be among them. */
function fitsBeside(release: Release, others: Iterable<Release>): boolean {
  try {
    checkPaths(release, others);
    return true;
  } catch {
    return false;
  }
}

/** What is being read, if that takes no longer than `wait` ms since it began. */
function within({ release, since }: Reading, wait: number): Promise<Release | undefined | 'pending'> {
  const left = Math.max(since + wait - Date.now(), 0);
  const pending = new Promise<'pending'>((resolve) => setTimeout(resolve, left, 'pending').unref());
  return Promise.race([release, pending]);
}

/** Those that are not quarantined, and after them those that failed only over pages that visitors asked for. */
function bestFirst(
  versions: readonly string[],
  quarantined: ReadonlyMap<string, Quarantine>,
): readonly string[] {
  return [
    ...versions.filter((version) => !quarantined.has(version)),
    ...versions.filter((version) => quarantined.get(version)?.pages),
  ];
}

/** May what was live before the start be live again, until what the store says has started? Not when it was rolled back. */
function mayStillBeLive({ version, at }: LastLive, pointer: Pointer | undefined): boolean {
  return !pointer || (at <= pointer.at && !pointer.withdrawn.includes(version));
}

/** When a version that was refused for this reason is tried again: ms since the epoch. */
function retryAt(error: Error): number {
  if (error instanceof PageRenderError) return Number.POSITIVE_INFINITY;
  return error instanceof RendererFailure ? 0 : Date.now() + RETRY_AFTER_MS;
}
