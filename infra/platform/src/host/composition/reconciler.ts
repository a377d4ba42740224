import { canariesFor } from '../../protocol/canary-group';
import type { Composition } from '../../protocol/composition';
import { framesOf } from '../../protocol/frames';
import { publishedAtOf, type Quarantine, type ReleaseFailure } from '../../protocol/quarantine';
import type { BackendCalls, Pointer, Release, ReleaseId } from '../../protocol/release';
import type { ProvidedLibraries } from '../../protocol/rules';
import type { Places } from '../../protocol/site-links';
import type { ReleaseCache } from '../../store/release-cache';
import type { ReleaseSource } from '../../store/source';
import { RendererFailure } from '../rendering/renderer';
import {
  candidates,
  type Description,
  type Desired,
  type DesiredCanary,
  desired,
  fitsBeside,
} from './desired';
import type { FailureRecords } from './failure-records';
import { type LastComposition, type LastLive, pointerTo } from './last-composition';
import { type MonitoredVersion, monitoredVersion } from './monitored-version';
import { Pointers } from './pointers';
import { ReleaseDescriptions } from './release-descriptions';
import { PageRenderError, type ReleaseStarter, type StartedRelease } from './release-starter';
import {
  type CompositionExtras,
  compose,
  pathsOf,
  type RenderableComposition,
  type RunningCanary,
} from './renderable-composition';
import { Runs } from './runs';

/** A version that cannot be used, and why. */
interface RefusedVersion {
  reason: string;
  /** Until when it is not tried again (ms since the epoch); Infinity when trying again cannot help. */
  until: number;
}

/** The state of a remote, for `/health`. */
export interface RemoteHealth {
  live: string | null;
  /** The version that the pointer names when it is not the live one, and why it is not. */
  refused?: { version: string; reason: string };
  /** The versions that no shell runs, because they failed. */
  quarantined?: readonly Quarantine[];
  /** The version that a share of the visitors gets instead of the live one. */
  canary?: { version: string; percent: number; running: boolean /** Why not. */; reason?: string };
}

type ReleaseOutcome = 'activated' | 'refused' | 'quarantined';

export interface ReconcilerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface ReconcilerOptions {
  names: readonly string[];
  /** What the shell provides to remotes. */
  provided: ProvidedLibraries;
  places?: Places | undefined;
  /** The address of the release store at the CDN from which browsers load scripts. */
  assetUrl?: string | undefined;
  /** The calls that the backend knows; undefined when it does not say them. */
  backend?: () => BackendCalls | undefined;
  source: ReleaseSource;
  cache: Pick<ReleaseCache, 'release' | 'keep'>;
  starter: Pick<ReleaseStarter, 'start'>;
  failures: Pick<FailureRecords, 'add' | 'refresh' | 'quarantined'>;
  last: Pick<LastComposition, 'read' | 'write'>;
  /** How long a start waits for the store before it goes on with what was live before, in ms. */
  storeWaitMs: number;
  /** How long nothing may go wrong before a release replaces another one, in ms. */
  watchMs: number;
  /** How long the page views of a release that replaced another one are counted, in ms. None without it. */
  monitorMs?: number;
  log: ReconcilerLog;
  onOutcome?: (remote: string, outcome: ReleaseOutcome) => void;
}

/** A release that could not be read or verified may be half uploaded: it is tried again after this time. */
const RETRY_AFTER_MS = 3000;

/** How long a start waits for releases to start before the site is served with what it has, in ms. */
const START_WAIT_MS = 30_000;

/** The part of a file system error that differs between two attempts. */
const RANDOM_ID_IN_PATH = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/**
 * Starts the releases that should run, ends those that should not, and composes what visitors get of those that run. What should run
 * follows from the pointers and the recorded failures alone: see `desired`. A release becomes live once all its pages render and nothing
 * goes wrong for some seconds after that. A remote whose store or release fails keeps what is live.
 */
export class Reconciler {
  readonly #pointers: Pointers;
  readonly #descriptions: ReleaseDescriptions;
  /** Those that are live, become live, or are canaries. */
  readonly #runs: Runs;
  /** What resolves when a start has succeeded or failed, and its outcome was taken into account. */
  readonly #starts = new Set<Promise<void>>();
  #live = new Map<string, StartedRelease>();
  #wantedCanaries: ReadonlyMap<string, DesiredCanary> = new Map();
  /** For the current pointer of each remote. */
  #refused = new Map<string, Map<string, RefusedVersion>>();
  /** What was live of each remote, as stored for the next start. */
  #last: Record<string, LastLive> = {};
  /** The paths of remotes, as far as they are known. */
  #paths: Record<string, readonly string[]> = {};
  #knownQuarantines = new Set<string>();
  readonly #listeners: ((composition: Composition) => void)[] = [];
  #renderable: RenderableComposition;
  /** What visitors get who get these canaries, by their names, as long as the composition does not change. */
  #variants = new Map<string, RenderableComposition>();
  #turn: Promise<void> = Promise.resolve();
  #wasReady = false;
  #kept = '';
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ReconcilerOptions) {
    const { names, source, cache, starter } = options;
    this.#renderable = this.#composed(this.#live);
    this.#runs = new Runs(starter);
    this.#pointers = new Pointers({
      names,
      source,
      onProblem: (remote, { version, reason }, before) => this.#logRefusal(remote, version, reason, before),
      onChange: (remote, pointer, before) => this.#forget(remote, pointer, before),
    });
    this.#descriptions = new ReleaseDescriptions({
      cache,
      onFailure: (id, error) => this.#refuse(id, error),
      onRead: (release) => {
        if (!this.#live.has(release.name)) this.#paths[release.name] = pathsOf(release);
        void this.#update();
      },
    });
  }

  /**
   * Activates what was live before this process was started, as far as it may still be live, or else what the store says is live; then
   * asks the store every `interval` ms. Resolves when every remote is live or cannot be. So a start does not wait for a release that has to
   * prove itself.
   */
  async start(interval: number): Promise<void> {
    this.#last = await this.options.last.read();
    for (const [name, { paths }] of Object.entries(this.#last)) {
      this.#paths[name] = paths;
      this.#pointers.markReleased(name);
    }
    const reading = Promise.all([this.options.failures.refresh(), this.#pointers.read()]);
    await Promise.race([
      reading,
      new Promise((resolve) => setTimeout(resolve, this.options.storeWaitMs).unref()),
    ]);
    const inStore = new Map(this.#pointers.followed);
    for (const name of this.options.names) {
      const last = this.#last[name];
      if (last && mayStillBeLive(last, inStore.get(name))) this.#pointers.follow(name, pointerTo(last));
    }
    void this.#update();
    const patience = new Promise((resolve) => setTimeout(resolve, START_WAIT_MS).unref());
    await Promise.race([this.settled(), patience]);
    for (const [name, pointer] of inStore) this.#pointers.follow(name, pointer);
    await this.#update();
    if (this.options.names.some((name) => !this.#live.has(name))) {
      await Promise.race([this.settled(), patience]);
    }
    const schedule = () => {
      this.#timer = setTimeout(async () => {
        await this.poll();
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
      await Promise.all(this.#starts);
    } while (turn !== this.#turn || this.#starts.size > 0);
  }

  /** Stops polling, and ends all renderers once they have answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#runs.endAllBut([]);
  }

  get composition(): Composition {
    return this.#renderable.composition;
  }

  /** The live composition, ready to render. */
  get current(): RenderableComposition {
    return this.#renderable;
  }

  /** The composition for the visitors of a group: with the canaries that they get, and nothing left to choose. */
  variantFor(group: number): RenderableComposition {
    const chosen = canariesFor(group, this.composition.canaries);
    const key = chosen.join(' ');
    const known = this.#variants.get(key);
    if (known) return known;
    const releases = chosen.flatMap((name) => {
      const started = this.#runningCanary(name);
      return started ? [[name, started] as const] : [];
    });
    const { monitoredUntil } = this.composition;
    const variant = this.#composed(new Map([...this.#live, ...releases]), { monitoredUntil });
    this.#variants.set(key, variant);
    return variant;
  }

  /** The releases of a remote that visitors get: the live one first, and the canary. */
  running(name: string): readonly Release[] {
    return [this.#live.get(name), this.#runningCanary(name)].flatMap((started) => started?.release ?? []);
  }

  /**
   * The version that a version of a remote is compared with while its page views are counted, and that visitors get when it is taken
   * back. Undefined for every version that reports cannot take back.
   */
  versionBefore(name: string, version: string): string | undefined {
    const found = this.#monitoredVersion(name);
    return found?.version === version ? found.before : undefined;
  }

  /** Takes a version of a remote back in all shells: it fails in browsers. */
  async quarantine(remote: string, version: string, reason: string): Promise<void> {
    if (this.#stopped) return;
    this.options.log.error({ remote, version, reason }, 'a release is taken back');
    await this.#addFailure(remote, version, { reason, isDecisive: true });
  }

  /** The live composition with other releases of some remotes. Does not change what is live. */
  with(others: ReadonlyMap<string, StartedRelease>): RenderableComposition {
    return this.#composed(new Map([...this.#live, ...others]));
  }

  onChange(listener: (composition: Composition) => void): void {
    this.#listeners.push(listener);
  }

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
      const pointer = this.#pointers.followed.get(name);
      if (!pointer) return this.#pointers.isNeverReleased(name);
      if (pointer.retired) return true;
      const quarantined = this.#quarantined(name);
      return candidates(pointer).every((version) => quarantined.has(version));
    });
    return this.#wasReady;
  }

  /** Reads the pointers and the recorded failures once, and starts what should be live. */
  async poll(): Promise<void> {
    await Promise.all([this.#pointers.read(), this.options.failures.refresh()]);
    await this.#update();
  }

  #healthOf(name: string): RemoteHealth {
    const live = this.#live.get(name)?.release.version ?? null;
    const quarantined = [...this.#quarantined(name).values()];
    const refused = this.#pointers.problemOf(name) ?? this.#refusalOfPointer(name, live);
    const canary = this.#canaryHealthOf(name);
    return {
      live,
      ...(refused && { refused }),
      ...(quarantined.length > 0 && { quarantined }),
      ...(canary && { canary }),
    };
  }

  #refusalOfPointer(name: string, live: string | null): RemoteHealth['refused'] {
    const version = this.#pointers.followed.get(name)?.version;
    if (!version || version === live) return undefined;
    const reason = this.#whyNot(name, version);
    return reason ? { version, reason } : undefined;
  }

  #canaryHealthOf(name: string): RemoteHealth['canary'] {
    const canary = this.#pointers.followed.get(name)?.canary;
    const live = this.#live.get(name);
    if (!canary || live?.release.version === canary.version) return undefined;
    const { version, percent } = canary;
    const running = this.#runningCanary(name)?.release.version === version;
    const reason = live ? this.#whyNot(name, version) : 'Nothing of this remote is live.';
    return { version, percent, running, ...(!running && reason && { reason }) };
  }

  /** Why a version does not run. Undefined when it does, or is being started. */
  #whyNot(name: string, version: string): string | undefined {
    const quarantine = this.#quarantined(name).get(version);
    if (quarantine) return `It is quarantined: ${quarantine.reason}`;
    return this.#refused.get(name)?.get(version)?.reason;
  }

  #quarantined(name: string): ReadonlyMap<string, Quarantine> {
    const pointer = this.#pointers.followed.get(name) ?? { version: '', at: '' };
    return this.options.failures.quarantined(name, pointer);
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
    const { live, canaries } = await this.#plan();
    const wanted = [...live.values(), ...[...canaries.values()].map(({ release }) => release)];
    this.#endAllBut(wanted);
    for (const release of live.values())
      this.#start(release, this.#isLiveGood(release.name) ? this.options.watchMs : 0);
    for (const { release } of canaries.values()) this.#start(release, this.options.watchMs);
    for (const name of this.#live.keys()) if (!live.has(name)) this.#live.delete(name);
    this.#wantedCanaries = canaries;
    await this.#activate(live);
    this.#endAllBut(wanted);
    this.#keepFiles();
  }

  /** What should run, once all descriptions are there that are needed to decide it. */
  async #plan(): Promise<Desired> {
    const live = new Map([...this.#live].map(([name, { release }]) => [name, release]));
    const facts = {
      names: this.options.names,
      provided: this.options.provided,
      backend: this.options.backend?.(),
      pointers: this.#pointers.followed,
      quarantined: (name: string) => this.#quarantined(name),
      live,
      wasLive: ({ name, version }: ReleaseId) => this.#last[name]?.version === version,
      describe: (id: ReleaseId, patience: number) => this.#describe(id, patience),
    };
    for (;;) {
      const plan = desired(facts);
      if (plan.awaited.length === 0) {
        for (const { release, error } of plan.misfits) this.#refuse(release, error);
        return plan;
      }
      await Promise.all(plan.awaited.map(({ patience, ...id }) => this.#descriptions.wait(id, patience)));
    }
  }

  #describe(id: ReleaseId, patience: number): Description {
    const { name, version } = id;
    const until = this.#refused.get(name)?.get(version)?.until ?? 0;
    if (Date.now() < until) return 'refused';
    return this.#runs.get(id)?.release ?? this.#descriptions.get(id, patience);
  }

  #monitoredVersion(name: string): MonitoredVersion | undefined {
    const pointer = this.#pointers.followed.get(name);
    const live = this.#live.get(name)?.release.version;
    if (!pointer || !live) return undefined;
    const canary = this.#runningCanary(name)?.release.version;
    return monitoredVersion(
      { pointer, live, canary, quarantined: this.#quarantined(name) },
      this.options.monitorMs ?? 0,
    );
  }

  /** Keeps the files of what is live, and of what may be next: the version that each pointer names, and the one before it. */
  #keepFiles(): void {
    const live = [...this.#live.values()].map(({ release: { name, version } }) => ({ name, version }));
    const next = [...this.#pointers.followed].flatMap(([name, pointer]) =>
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

  /** Ends what is neither wanted nor live. */
  #endAllBut(wanted: readonly ReleaseId[]): void {
    const live = [...this.#live.values()].map(({ release }) => release);
    void this.#runs.endAllBut([...wanted, ...live]);
  }

  /** Starts a release, unless it runs or is being started. */
  #start(release: Release, watchMs: number): void {
    if (this.#runs.get(release)) return;
    const run = this.#runs.start(release, {
      watchMs,
      onFailure: (failure) => void this.#recordFailure(release, failure),
    });
    const start = run.starting
      .catch((error: Error) => (run.ended.signal.aborted ? undefined : this.#startFailed(release, error)))
      .then(() => {
        this.#starts.delete(start);
        return this.#update();
      });
    this.#starts.add(start);
  }

  async #startFailed(release: Release, error: Error): Promise<void> {
    this.#refuse(release, error);
    // A second failure quarantines it; until then it is tried again at once.
    if (error instanceof RendererFailure) await this.#recordFailure(release, error);
  }

  /** Is there a live release to wait with, until the next one has proved itself? */
  #isLiveGood(name: string): boolean {
    const live = this.#live.get(name)?.release;
    return live !== undefined && !this.#quarantined(name).has(live.version);
  }

  /** Makes what has started live, unless a page of it still belongs to a live release that is about to be replaced itself. */
  async #activate(chosen: ReadonlyMap<string, Release>): Promise<void> {
    const live = [...this.#live.values()].map(({ release }) => release);
    const next = [...chosen.values()].find(
      (release) =>
        this.#live.get(release.name)?.release.version !== release.version &&
        this.#runs.get(release)?.started &&
        fitsBeside(release, live),
    );
    const started = next && this.#runs.get(next)?.started;
    if (!started) return this.#compose();
    const { name, version } = next;
    this.#live.set(name, started);
    this.#refused.get(name)?.delete(version);
    this.#compose();
    this.options.log.info({ remote: name, version, composition: this.composition.id }, 'a release is live');
    this.options.onOutcome?.(name, 'activated');
    await this.#writeLast(next);
    await this.#activate(chosen);
  }

  async #recordFailure(
    release: Release,
    { message: reason, kind, page, stack }: RendererFailure,
  ): Promise<void> {
    if (this.#stopped) return;
    const { name: remote, version } = release;
    const frames = framesOf(`${stack}`, 'node', [release]);
    const [frame] = frames;
    this.options.log.warn(
      { remote, version, kind, reason, page, frame },
      'a renderer failed and is replaced',
    );
    const where = frame && { frames };
    await this.#addFailure(remote, version, { reason, ...(page && { page }), ...where });
  }

  async #addFailure(
    remote: string,
    version: string,
    facts: Pick<ReleaseFailure, 'reason' | 'page' | 'frames' | 'isDecisive'>,
  ): Promise<void> {
    const pointer = this.#pointers.followed.get(remote);
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

  #refuse({ name, version }: ReleaseId, error: Error): void {
    const { message: reason } = error;
    const refused = this.#refused.get(name) ?? new Map<string, RefusedVersion>();
    this.#refused.set(name, refused);
    const before = refused.get(version)?.reason;
    refused.set(version, { reason, until: retryAt(error) });
    this.#logRefusal(name, version, reason, before);
  }

  /** Another pointer, or another canary, starts without refusals, so that its problems are logged again. */
  #forget(name: string, pointer: Pointer, before: Pointer | undefined): void {
    if (before?.version !== pointer.version || before.at !== pointer.at) {
      this.#refused.delete(name);
      this.#descriptions.forget(name);
    }
    // It has none: its addresses are not found, instead of unavailable.
    if (pointer.retired) this.#paths[name] = [];
    const { canary } = pointer;
    if (canary && canary.at !== before?.canary?.at) this.#refused.get(name)?.delete(canary.version);
  }

  #logRefusal(remote: string, version: string, reason: string, before: string | undefined): void {
    if (before?.replace(RANDOM_ID_IN_PATH, '') === reason.replace(RANDOM_ID_IN_PATH, '')) return;
    this.options.log.warn({ remote, version, reason }, 'a release was not activated');
    this.options.onOutcome?.(remote, 'refused');
  }

  #compose(): void {
    const canaries = new Map<string, RunningCanary>();
    for (const [name, { percent }] of this.#wantedCanaries) {
      const started = this.#runningCanary(name);
      if (started) canaries.set(name, { started, percent });
    }
    const monitored = this.options.names.flatMap((name) => {
      const found = this.#monitoredVersion(name);
      return found ? [[name, found.until] as const] : [];
    });
    const ready = this.#composed(this.#live, { canaries, monitoredUntil: Object.fromEntries(monitored) });
    if (ready.composition.id === this.composition.id) return;
    this.#renderable = ready;
    this.#variants.clear();
    for (const listener of this.#listeners) listener(this.composition);
  }

  #composed(releases: ReadonlyMap<string, StartedRelease>, extras: CompositionExtras = {}) {
    const { names, places, assetUrl } = this.options;
    return compose(releases, names, this.#paths, { ...extras, places, assetUrl });
  }

  #runningCanary(name: string): StartedRelease | undefined {
    const wanted = this.#wantedCanaries.get(name);
    return wanted && this.#runs.get(wanted.release)?.started;
  }

  /** Remembers on disk what is live of a remote. */
  async #writeLast({ name, version, pages }: Release): Promise<void> {
    const paths = pathsOf({ pages });
    this.#paths[name] = paths;
    this.#last = {
      ...this.#last,
      [name]: { version, at: this.#pointers.followed.get(name)?.at ?? '', paths },
    };
    try {
      await this.options.last.write(this.#last);
    } catch (error) {
      this.options.log.warn({ err: error }, 'the composition cannot be stored for a start without the store');
    }
  }
}

/** May what was live before the start be live again, until what the store says has started? Not when it was rolled back, or the remote was retired. */
function mayStillBeLive({ version, at }: LastLive, pointer: Pointer | undefined): boolean {
  return !pointer || (at <= pointer.at && !pointer.retired && !pointer.withdrawn.includes(version));
}

/** When a version that was refused for this reason is tried again: ms since the epoch. */
function retryAt(error: Error): number {
  if (error instanceof PageRenderError) return Number.POSITIVE_INFINITY;
  return error instanceof RendererFailure ? 0 : Date.now() + RETRY_AFTER_MS;
}
