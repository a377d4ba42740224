import type { Quarantine } from '../../protocol/quarantine';
import type { BackendCalls, Pointer, Release, ReleaseId } from '../../protocol/release';
import { checkBackend, checkLibraries, checkPaths, type ProvidedLibraries } from '../../protocol/rules';

/** What is known of a release: its description, or why it cannot be used now. `late` is one that is read for too long already. */
export type Description = Release | 'refused' | 'reading' | 'late';

/** What decides which releases should run. */
export interface Facts {
  names: readonly string[];
  /** What the shell provides to remotes. */
  provided: ProvidedLibraries;
  /** The calls that the backend knows; undefined when it does not say them. */
  backend: BackendCalls | undefined;
  pointers: ReadonlyMap<string, Pointer>;
  quarantined: (name: string) => ReadonlyMap<string, Quarantine>;
  /** What visitors get now, by remote. */
  live: ReadonlyMap<string, Release>;
  /** Was it live here before? It stays so when the backend is rolled back under it. */
  wasLive: (id: ReleaseId) => boolean;
  /** @param patience how long it may be read before it is late, in ms */
  describe: (id: ReleaseId, patience: number) => Description;
}

/** A release that a share of the visitors should get. */
export interface DesiredCanary {
  release: Release;
  percent: number;
}

export interface Desired {
  /** By remote. */
  live: Map<string, Release>;
  /** By remote. */
  canaries: Map<string, DesiredCanary>;
  /** Releases that do not fit: with the libraries of the shell or the backend, or because of a path of another remote. */
  misfits: { release: Release; error: Error }[];
  /** The descriptions that have to be waited for: the rest is undecided until then. */
  awaited: (ReleaseId & { patience: number })[];
}

/** How long the store may take to describe a release where nothing good is live, and where something is, in ms. */
const PATIENCE_MS = 3000;
const PATIENCE_BESIDE_LIVE_MS = 100;

/**
 * Which releases should run. Of each remote the version that its pointer names, or the newest one before it that was not rolled back, is
 * not quarantined, can be used, is compatible with the shell's libraries and the backend, and claims no path of a remote whose pointer
 * was set earlier. Where none is left, a quarantined one that failed only over pages that visitors asked for. Beside it the canary that
 * the pointer names.
 */
export function desired(facts: Facts): Desired {
  const plan: Desired = { live: new Map(), canaries: new Map(), misfits: [], awaited: [] };
  const names = inPointerOrder(facts);
  for (const name of names) {
    const release = chooseLive(name, facts, plan);
    if (release) plan.live.set(name, release);
  }
  for (const name of names) {
    const canary = chooseCanary(name, facts, plan);
    if (canary) plan.canaries.set(name, canary);
  }
  return plan;
}

/** The versions that may be live, the best first: what was rolled back does not come back by itself. */
export function candidates({
  version,
  previous,
  withdrawn,
}: Pick<Pointer, 'version' | 'previous' | 'withdrawn'>): readonly string[] {
  return [version, ...previous.filter((other) => !withdrawn.includes(other))];
}

/** Does a release claim only paths that none of these has? Its own remote may be among them. */
export function fitsBeside(release: Release, others: Iterable<Release>): boolean {
  try {
    checkPaths(release, others);
    return true;
  } catch {
    return false;
  }
}

/** A path belongs to the remote whose pointer was set first. */
function inPointerOrder({ names, pointers }: Facts): readonly string[] {
  const setAt = (name: string) => pointers.get(name)?.at ?? '';
  return [...names].sort((a, b) => setAt(a).localeCompare(setAt(b)) || a.localeCompare(b));
}

function chooseLive(name: string, facts: Facts, plan: Desired): Release | undefined {
  const pointer = facts.pointers.get(name);
  if (!pointer || pointer.retired) return undefined;
  const quarantined = facts.quarantined(name);
  const live = facts.live.get(name);
  const isLiveGood = live !== undefined && !quarantined.has(live.version);
  const patience = isLiveGood ? PATIENCE_BESIDE_LIVE_MS : PATIENCE_MS;
  for (const version of bestFirst(candidates(pointer), quarantined)) {
    const found = facts.describe({ name, version }, patience);
    if (found === 'refused') continue;
    if (found === 'reading') {
      plan.awaited.push({ name, version, patience });
      break;
    }
    // The one that follows may be older than what is live.
    if (found === 'late' && isLiveGood) break;
    if (found !== 'late' && isFit(found, plan.live.values(), facts, plan)) return found;
  }
  return isLiveGood && fitsBeside(live, plan.live.values()) ? live : undefined;
}

/** A canary runs beside something that is live, and not instead of itself. */
function chooseCanary(name: string, facts: Facts, plan: Desired): DesiredCanary | undefined {
  const canary = facts.pointers.get(name)?.canary;
  const isLive = [facts.live, plan.live].some((live) => live.get(name)?.version === canary?.version);
  if (!canary || isLive || !facts.live.has(name)) return undefined;
  const { version, percent } = canary;
  if (facts.quarantined(name).has(version)) return undefined;
  const found = facts.describe({ name, version }, PATIENCE_BESIDE_LIVE_MS);
  if (found === 'reading') plan.awaited.push({ name, version, patience: PATIENCE_BESIDE_LIVE_MS });
  if (typeof found === 'string') return undefined;
  const others = [...plan.live.values(), ...[...plan.canaries.values()].map(({ release }) => release)];
  return isFit(found, others, facts, plan) ? { release: found, percent } : undefined;
}

function isFit(release: Release, others: Iterable<Release>, facts: Facts, plan: Desired): boolean {
  try {
    checkLibraries(release, facts.provided);
    if (!facts.wasLive(release)) checkBackend(release, facts.backend);
    checkPaths(release, others);
    return true;
  } catch (error) {
    plan.misfits.push({ release, error: error as Error });
    return false;
  }
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
