import { setTimeout as sleep } from 'node:timers/promises';
import { quarantined } from '../protocol/quarantine';
import { type Canary, changedAt, type Pointer } from '../protocol/release';
import { type CanaryOptions, endCanary, setCanary } from './canary';
import { formatDuration } from './duration';
import { openChange } from './make-live';
import { ChangedMeanwhile, checkUnchanged, readState } from './pointers';
import { setLive } from './publish';
import { defaultFailuresFolder, readFailures } from './release-failures';
import type { ReleaseStore } from './store';
import { StoreUnavailable } from './store-errors';

/** The shares of the visitors that get the version, one after the other, in percent, before it is live for everybody. */
const SHARES = [10, 50];

/** How often it is looked whether the version was taken back, at most, in ms. */
const POLL_MS = 2000;

const DEFAULT_STEP_MS = 600_000;

export interface AutoCanaryOptions extends Omit<CanaryOptions, 'percent' | 'ifChangedAt'> {
  /** The first share. Default: that of the canary that there is, or 10. */
  percent?: number;
  /** How long each share lasts, in ms. */
  stepMs?: number;
  /** Ends the canary. */
  signal?: AbortSignal;
  /** Gets a line for people at each step. */
  say?: (line: string) => void;
}

/** How an automatic canary ended. */
export interface AutoCanaryResult {
  remote: string;
  version: string;
  /** Why it is not live for everybody, in a sentence. */
  problem?: string;
  /** It was live already: a pipeline comes here with every push, also when the build has the same output as before. */
  changed?: false;
}

/**
 * Makes a version live by shares: the canary for 10 and 50% of the visitors, then live for everybody. Whether it works is for the shells to
 * judge, which quarantine a version that fails; then all visitors get the live version again.
 *
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live; StoreUnavailable. Nothing is changed then.
 */
export async function autoCanary(options: AutoCanaryOptions): Promise<AutoCanaryResult> {
  const { remote, stepMs = DEFAULT_STEP_MS, signal, say = () => {} } = options;
  const { store, facts } = await openChange(options);
  const failures = options.failures ?? defaultFailuresFolder(store.location);
  const change = { store: options.store, remote, failures, ...facts };
  const state = await readState(store, remote);
  const before = state.kind === 'live' ? state.pointer : undefined;
  if (before && options.version === before.version)
    return { remote, version: before.version, changed: false };
  const [first, ...others] = sharesFor(before?.canary, options);
  const started = await setCanary({ ...change, version: options.version, percent: first });
  const { version } = started.canary;
  let { pointer } = started;
  const end = async (reason: string): Promise<void> => {
    try {
      const { live } = await endCanary({ ...change, reason, ifChangedAt: changedAt(pointer) });
      say(`${remote} ${version} is no longer the canary: all visitors get ${live}.`);
    } catch (error) {
      say(`The canary could not be ended: ${(error as Error).message} To end it: canary ${remote} --end`);
    }
  };
  try {
    for (const percent of [first, ...others]) {
      if (percent !== first) {
        const ifChangedAt = changedAt(pointer);
        ({ pointer } = await setCanary({ ...change, version, percent, ifChangedAt }));
      }
      say(
        `${percent}% of the visitors get ${remote} ${version}, and the others ${pointer.version}, for ${formatDuration(stepMs)}.`,
      );
      const takenBack = await watch(store, failures, { remote, version, pointer, stepMs, signal, say });
      if (takenBack) {
        await end(takenBack);
        return { remote, version, problem: takenBack };
      }
    }
    await setLive({ ...change, version, ifChangedAt: changedAt(pointer) });
    return { remote, version };
  } catch (error) {
    const problem = signal?.aborted ? 'It was interrupted.' : (error as Error).message;
    if (!(error instanceof ChangedMeanwhile)) await end(problem);
    return { remote, version, problem };
  }
}

/** A canary that there is goes on from its share. */
function sharesFor(
  canary: Canary | undefined,
  { percent, version }: AutoCanaryOptions,
): [number, ...number[]] {
  const isSame = canary && (version ?? canary.version) === canary.version;
  const first = percent ?? (isSame ? canary.percent : 10);
  return [first, ...SHARES.filter((share) => share > first)];
}

/** Waits for the time of a share. @returns why the shells took the version back, if they did @throws ChangedMeanwhile, AbortError */
async function watch(
  store: ReleaseStore,
  failures: string,
  share: {
    remote: string;
    version: string;
    pointer: Pointer;
    stepMs: number;
    signal?: AbortSignal;
    say: (line: string) => void;
  },
): Promise<string | undefined> {
  const { remote, version, pointer, stepMs, signal, say } = share;
  const over = Date.now() + stepMs;
  let problem = '';
  for (;;) {
    const isOver = Date.now() >= over;
    try {
      const state = await readState(store, remote);
      if (state.kind === 'broken') throw new ChangedMeanwhile(state.problem);
      const now = state.kind === 'live' ? state.pointer : null;
      checkUnchanged(remote, now, changedAt(pointer));
      const found = now && quarantined(await readFailures(failures), remote, now).get(version);
      if (found) return found.reason;
      // A share that lasted while the store was away is judged once it is back.
      if (isOver) return undefined;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (error.message !== problem) say(error.message);
      problem = error.message;
    }
    await sleep(Math.min(POLL_MS, isOver ? POLL_MS : over - Date.now()), undefined, { signal });
  }
}
