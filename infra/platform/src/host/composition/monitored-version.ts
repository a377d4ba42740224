import type { Pointer } from '../../protocol/release';
import { candidates } from './desired';

/** What is known of a remote when reports about it arrive. */
export interface RemoteState {
  pointer: Pick<Pointer, 'version' | 'at' | 'previous' | 'withdrawn' | 'canary'>;
  /** The version that visitors get. */
  live: string;
  /** The version that some visitors get instead. */
  canary: string | undefined;
  quarantined: { has(version: string): boolean };
}

/** A version that is new. */
export interface MonitoredVersion {
  version: string;
  /** What it is compared with, and what visitors get when it is taken back. */
  before: string;
  /** Ms since the epoch. */
  until: number;
}

/** How long the page views of a canary are counted, in ms, if it is not changed before that. */
const CANARY_MS = 30 * 86_400_000;

/**
 * The one version of a remote that the reports of browsers can take back. Anybody can send reports, so they decide about what is new and
 * about nothing else: about the canary while there is one, or else about a release that has just replaced another one. What came back in
 * its place stays, whatever is reported of it.
 *
 * @param monitorMs how long a release that replaced another one is new
 */
export function monitoredVersion(
  { pointer, live, canary, quarantined }: RemoteState,
  monitorMs: number,
): MonitoredVersion | undefined {
  if (canary) {
    const until = Date.parse(pointer.canary?.at ?? '') + CANARY_MS;
    return { version: canary, before: live, until };
  }
  const before = candidates(pointer).find((version) => version !== live && !quarantined.has(version));
  const until = Date.parse(pointer.at) + monitorMs;
  if (live !== pointer.version || !before || until <= Date.now()) return undefined;
  return { version: live, before, until };
}
