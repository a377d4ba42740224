import type { Composition } from '../../protocol/composition';

/** How many versions of a remote are told apart: the live one, those before it, which open tabs still show, and a canary. */
const KEPT_VERSIONS = 3;

/** A composition, and its changes. */
export interface WatchableComposition {
  composition: Composition;
  onChange(listener: (composition: Composition) => void): void;
}

/** A page that a browser reports about. */
interface ReportedPage {
  remote: string;
  version: string;
  /** Its path in the table of its owner. */
  path: string;
}

/**
 * The last versions of each remote that this shell ran, with the paths of their pages: what browsers report of others is not believed, so
 * that no report can add names to the metrics.
 */
export class KnownReleases {
  readonly #paths = new Map<string, Map<string, ReadonlySet<string>>>();
  readonly #onForgotten: (remote: string, version: string) => void;

  /** @param options.onForgotten called with each version that makes room for another one */
  constructor({
    live,
    shellVersion,
    ownPaths,
    onForgotten = () => {},
  }: {
    live: WatchableComposition;
    shellVersion: string;
    /** The paths of the site's own pages. */
    ownPaths: readonly string[];
    onForgotten?: (remote: string, version: string) => void;
  }) {
    this.#onForgotten = onForgotten;
    this.#add('shell', shellVersion, [...ownPaths, '*']);
    this.#addAll(live.composition);
    live.onChange((composition) => this.#addAll(composition));
  }

  has({ remote, version, path }: ReportedPage): boolean {
    return this.#paths.get(remote)?.get(version)?.has(path) ?? false;
  }

  #addAll({ remotes, canaries = {} }: Composition): void {
    for (const [remote, { version, paths }] of [...Object.entries(remotes), ...Object.entries(canaries)]) {
      this.#add(remote, version, paths);
    }
  }

  #add(remote: string, version: string, paths: readonly string[]): void {
    const versions = this.#paths.get(remote) ?? new Map<string, ReadonlySet<string>>();
    // Last in the order of insertion.
    versions.delete(version);
    this.#paths.set(remote, versions.set(version, new Set(paths)));
    for (const oldest of [...versions.keys()].slice(0, -KEPT_VERSIONS)) {
      versions.delete(oldest);
      this.#onForgotten(remote, oldest);
    }
  }
}
