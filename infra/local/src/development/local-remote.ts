import type { DevelopmentBuild } from '@site/platform/build';
import { checkLibraries, InvalidRelease, type Release } from '@site/platform/protocol';
import type { OpenPages } from './open-pages';

/** The version of every local build. */
export const LOCAL_VERSION = 'local';

/** A remote that is being worked on: its last good build takes the place of the live release. */
export class LocalRemote {
  /** The paths of its pages; undefined before the first good build. */
  paths: readonly string[] | undefined;
  #libraries: DevelopmentBuild['libraries'] = {};
  #provided: Readonly<Record<string, string>> | undefined;
  #building: Promise<void>;
  #endBuilding = () => {};

  constructor(
    readonly name: string,
    private readonly pages: OpenPages,
  ) {
    this.#building = this.#begin();
  }

  /** A build begins. */
  change(): void {
    this.#endBuilding();
    this.#building = this.#begin();
  }

  /** A build has ended. */
  built({ errors, paths, libraries, hash }: DevelopmentBuild): void {
    if (errors.length > 0) this.pages.begin(this.name, 'build', errors.join('\n\n'));
    else {
      const hasOtherPages = this.paths !== undefined && String(paths) !== String(this.paths);
      this.paths = paths;
      this.#libraries = libraries;
      this.pages.end(this.name, 'build');
      this.pages.end(this.name, 'browser');
      this.#check();
      this.pages.update(this.name, hash);
      // Also what is open at the address of a new page, which has no code of this remote to update.
      if (hasOtherPages) this.pages.reload();
    }
    this.#endBuilding();
  }

  /** Waits while it is being built. */
  settled(): Promise<void> {
    return this.#building;
  }

  /** Compares the ranges of the build with the versions of the shared libraries that the shell provides. */
  compare(provided: Readonly<Record<string, string>>): void {
    this.#provided = provided;
    this.#check();
  }

  #begin(): Promise<void> {
    return new Promise((resolve) => {
      this.#endBuilding = resolve;
    });
  }

  #check(): void {
    if (!this.#provided) return;
    const kit = (libraries: Readonly<Record<string, string>>) => libraries['@site/kit'] ?? '*';
    const build = { name: this.name, version: LOCAL_VERSION, kit: kit(this.#libraries) };
    try {
      checkLibraries({ ...build, libraries: this.#libraries } as Release, {
        kit: this.#provided['@site/kit'] ?? '0.0.0',
        libraries: this.#provided,
      });
      this.pages.end(this.name, 'versions');
    } catch (error) {
      if (!(error instanceof InvalidRelease)) throw error;
      this.pages.begin(this.name, 'versions', error.message);
    }
  }
}
