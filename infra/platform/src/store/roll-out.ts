import { setTimeout as sleep } from 'node:timers/promises';
import { sayViews } from '../protocol/analysis';
import { quarantined, type ReleaseFailure } from '../protocol/failures';
import { type Canary, changedAt, InvalidRelease, type Pointer } from '../protocol/release';
import { endCanary, setCanary } from './canary';
import { defaultFailuresFolder, readFailures, recordFailure } from './failures';
import { type CountsReading, PageViewsSince } from './page-views';
import { ChangedMeanwhile, checkUnchanged } from './pointers';
import { promote, type Said, said } from './publish';
import { readPointer } from './read';
import { decide, type Observation, type RollOutLimits } from './roll-out-decision';
import { askShells, refusalOfCanary } from './running-shells';
import { openStore, type ReleaseStore } from './store';

/** The shares of the visitors that get the version, one after the other, in percent, before it is live for everybody. */
const SHARES = [1, 10, 50];

const NOT_FOUND = 'No shell was found that counts page views.';

/** How often a canary that cannot be ended is tried to be ended again, with a pause of `pollMs`. */
const MAX_ATTEMPTS = 20;

/** How often it is said how far a share is, in ms: pipelines end what is silent for too long. */
const PROGRESS_MS = 60_000;

export const DEFAULT_LIMITS: RollOutLimits & { pollMs: number } = {
  views: 100,
  stepMs: 300_000,
  withinMs: 7_200_000,
  unreadableMs: 60_000,
  refusedMs: 10_000,
  pollMs: 2000,
};

export interface RollOutOptions extends Said {
  /** Folder or bucket of the release store. */
  store: string;
  remote: string;
  /** Folder with the recorded failures of releases. */
  failures?: string;
  /** As for `setCanary`. */
  version?: string;
  limits?: Partial<typeof DEFAULT_LIMITS>;
  readCounts: () => Promise<CountsReading>;
  /** The shells whose `/health` says whether they run the version; as for `askShells`. */
  shells?: readonly string[];
  /** Ends the roll-out: inconclusive. */
  signal?: AbortSignal;
  /** Gets a line for people at each step. */
  say?: (line: string) => void;
}

/** How a roll-out ended, as the analysis of Argo Rollouts names it. */
export interface RollOutResult {
  remote: string;
  /** Missing when it ended before there was a canary. */
  version?: string;
  /** `pass`: it is live for everybody. `fail`: it was taken back, and is quarantined. Otherwise nothing is known against it. */
  verdict: 'pass' | 'fail' | 'inconclusive';
  /** Why it is not live, in a sentence. */
  reason?: string;
}

/**
 * Makes a version live by shares: the canary for 1, 10 and 50% of the visitors, then promoted. Each share waits until enough page views of
 * the version were counted. A version that fails in browsers more often than the live one, beyond chance, is no longer the canary and
 * quarantined. A canary that there is goes on from its share.
 *
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live; StoreUnavailable. Nothing is changed then.
 */
export async function rollOut(options: RollOutOptions): Promise<RollOutResult> {
  const store = openStore(options.store);
  const failures = options.failures ?? defaultFailuresFolder(store.location);
  const { remote } = options;
  const views = new PageViewsSince();
  // What is no address is said before anything is changed.
  const [first] = await Promise.all([options.readCounts(), askShells(options.shells ?? [])]);
  if (first.processes.size === 0) {
    return { remote, verdict: 'inconclusive', reason: first.problems[0] ?? NOT_FOUND };
  }
  views.add(first);
  const before = await readPointer(store, remote);
  const shares = before ? sharesAfter(before, options.version, await readFailures(failures), remote) : SHARES;
  const facts = { ...(await said(options)), reason: options.reason ?? 'roll-out' };
  const change = { store: options.store, remote, ...facts };
  const { canary, pointer } = await setCanary({
    ...change,
    failures,
    version: options.version,
    percent: shares[0] as number,
    ifChangedAt: before ? changedAt(before) : undefined,
  });
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  return new RollOut({ ...options, limits }, store, failures, change, views, pointer, canary).run(shares);
}

/** A canary that there is goes on from its share, unless it is tried anew. */
function sharesAfter(
  pointer: Pointer,
  version: string | undefined,
  failures: readonly ReleaseFailure[],
  remote: string,
): readonly number[] {
  const { canary } = pointer;
  if (!canary || (version ?? canary.version) !== canary.version) return SHARES;
  if (quarantined(failures, remote, pointer).has(canary.version)) return SHARES;
  return [canary.percent, ...SHARES.filter((share) => share > canary.percent)];
}

class RollOut {
  readonly #began = Date.now();
  readonly #knownFailures = new Map<string, ReleaseFailure>();
  /** When the pointer was changed last by this roll-out: another time means that somebody else did. */
  #changedAt: string;
  #stepBegan = Date.now();
  #viewsBeforeStep = 0;
  #unreadableSince: number | undefined;
  #refusedSince: number | undefined;
  #saidProblems = '';
  #saidProgress = Date.now();

  constructor(
    private readonly options: RollOutOptions & { limits: typeof DEFAULT_LIMITS },
    private readonly store: ReleaseStore,
    private readonly failures: string,
    private readonly change: { store: string; remote: string; by: string; reason: string },
    private readonly views: PageViewsSince,
    private readonly pointer: Pointer,
    private readonly canary: Canary,
  ) {
    this.#changedAt = changedAt(pointer);
  }

  async run(shares: readonly number[]): Promise<RollOutResult> {
    const { remote } = this.options;
    const { version } = this.canary;
    try {
      for (const [i, percent] of shares.entries()) {
        if (i > 0) await this.#give(percent);
        this.#say(
          `${percent}% of the visitors get ${remote} ${version}, the others ${this.pointer.version}.`,
        );
        const decision = await this.#step(percent);
        if (decision.verdict === 'fail') return await this.#fail(decision.reason);
        if (decision.verdict === 'inconclusive') return await this.#giveUp(decision.reason);
        this.#say(
          `${percent}% is enough: ${this.#sayViews()} failed, and ${sayViews(this.views.of(this.pointer.version))} of ${this.pointer.version}.`,
        );
      }
      this.options.signal?.throwIfAborted();
      await promote({ ...this.change, version, ifChangedAt: this.#changedAt });
      return { remote, version, verdict: 'pass' };
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return this.#inconclusive(error.message);
      const isInterrupted = this.options.signal?.aborted;
      return this.#giveUp(isInterrupted ? 'It was interrupted.' : (error as Error).message);
    }
  }

  async #give(percent: number): Promise<void> {
    const { version } = this.canary;
    const change = { ...this.change, failures: this.failures, version, percent };
    const { pointer } = await setCanary({ ...change, ifChangedAt: this.#changedAt });
    this.#changedAt = changedAt(pointer);
  }

  /** Waits until it is known what follows on a share. @throws ChangedMeanwhile, AbortError */
  async #step(percent: number) {
    this.#stepBegan = Date.now();
    this.#viewsBeforeStep = this.views.of(this.canary.version).views;
    for (;;) {
      const seen = await this.#observe();
      const decision = decide(seen, this.options.limits, this.pointer.version);
      if (decision.verdict !== 'wait') return decision;
      if (Date.now() - this.#saidProgress > PROGRESS_MS) {
        this.#say(`${percent}%: ${this.#sayViews()} failed so far.`);
      }
      await sleep(this.options.limits.pollMs, undefined, { signal: this.options.signal });
    }
  }

  async #observe(): Promise<Observation> {
    const { remote, shells = [], readCounts } = this.options;
    const { version } = this.canary;
    const [{ quarantine, problem }, counts, running] = await Promise.all([
      this.#readStore(),
      readCounts(),
      askShells(shells),
    ]);
    this.views.add(counts);
    const problems = problem ? [problem, ...counts.problems] : counts.problems;
    this.#sayNewProblems(problems);
    const isUnreadable = problem !== undefined || counts.processes.size === 0;
    const now = Date.now();
    this.#unreadableSince = isUnreadable ? (this.#unreadableSince ?? now) : undefined;
    const refusal = running
      .flatMap(({ address, health }) => {
        const reason = refusalOfCanary(health?.remotes[remote] ?? {}, version);
        return reason ? `${address} does not run it: ${reason}` : [];
      })
      .at(0);
    this.#refusedSince = refusal ? (this.#refusedSince ?? now) : undefined;
    const canary = this.views.of(version);
    return {
      canary,
      live: this.views.of(this.pointer.version),
      viewsInStep: canary.views - this.#viewsBeforeStep,
      stepMs: now - this.#stepBegan,
      totalMs: now - this.#began,
      quarantine,
      ...(refusal && { refusal: { reason: refusal, ms: now - (this.#refusedSince ?? now) } }),
      ...(isUnreadable && {
        unreadable: {
          problem: problems[0] ?? NOT_FOUND,
          ms: now - (this.#unreadableSince ?? now),
        },
      }),
    };
  }

  /** Whether the canary is quarantined, and still what this roll-out made it. @throws ChangedMeanwhile */
  async #readStore(): Promise<{ quarantine?: string; problem?: string }> {
    const { remote } = this.options;
    let pointer: Pointer | null;
    let failures: ReleaseFailure[];
    try {
      pointer = await readPointer(this.store, remote);
      failures = await readFailures(this.failures, this.#knownFailures);
    } catch (error) {
      const { message } = error as Error;
      // A pointer that is not readable was written by somebody else.
      if (error instanceof InvalidRelease) throw new ChangedMeanwhile(message);
      return { problem: `The store cannot be read: ${message}` };
    }
    checkUnchanged(remote, pointer, this.#changedAt);
    const found = pointer && quarantined(failures, remote, pointer).get(this.canary.version);
    return found ? { quarantine: found.reason } : {};
  }

  /** First the failure, so that no shell runs the version any more even if the pointer cannot be written. */
  async #fail(reason: string): Promise<RollOutResult> {
    const { remote } = this.options;
    const { version, at: publishedAt } = this.canary;
    const time = new Date().toISOString();
    try {
      await recordFailure(this.failures, { remote, version, publishedAt, reason, isDecisive: true, time });
    } catch (error) {
      this.#say(`It could not be recorded that ${remote} ${version} failed: ${(error as Error).message}`);
    }
    await this.#end(reason);
    return { remote, version, verdict: 'fail', reason };
  }

  async #giveUp(reason: string): Promise<RollOutResult> {
    await this.#end(reason);
    return this.#inconclusive(reason);
  }

  #inconclusive(reason: string): RollOutResult {
    return { remote: this.options.remote, version: this.canary.version, verdict: 'inconclusive', reason };
  }

  /** Gives all visitors the live version, unless somebody else has changed the canary. */
  async #end(reason: string): Promise<void> {
    const { remote, limits } = this.options;
    for (let attempt = 1; ; attempt++) {
      try {
        const { ended, live } = await endCanary({ ...this.change, reason, ifChangedAt: this.#changedAt });
        return this.#say(`${remote} ${ended.version} is no longer the canary: all visitors get ${live}.`);
      } catch (error) {
        const { message } = error as Error;
        if (error instanceof ChangedMeanwhile) return this.#say(message);
        if (attempt === MAX_ATTEMPTS) {
          return this.#say(`The canary could not be ended: ${message} To end it: canary ${remote} --end`);
        }
        if (attempt === 1) this.#say(`The canary cannot be ended yet: ${message}`);
        await sleep(limits.pollMs);
      }
    }
  }

  #sayViews(): string {
    return sayViews(this.views.of(this.canary.version));
  }

  #sayNewProblems(problems: readonly string[]): void {
    const all = problems.join('\n');
    if (all !== this.#saidProblems) for (const problem of problems) this.#say(problem);
    this.#saidProblems = all;
  }

  #say(line: string): void {
    this.#saidProgress = Date.now();
    this.options.say?.(line);
  }
}
