import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLibraries, InvalidRelease, parseRelease, type Release } from '@site/platform/protocol';

/** What open pages are told about the build. */
export interface BuildState {
  /** Changes when the command is started again: hot updates of another run do not follow each other. */
  run: string;
  /** What is wrong, to be shown over the page. Empty when nothing is. */
  problem: string;
  /** The hashes of the builds that a later one follows, by a hot update. */
  followed: readonly string[];
}

/** The last complete build of the remote, and what is wrong with a newer one. */
export class LocalBuild {
  readonly #run = randomUUID();
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #release: Release | undefined;
  #followed: readonly string[] = [];
  #failure = '';
  #misfit = '';
  #provided: Readonly<Record<string, string>> | undefined;

  /** @param folder of the build, with release.json */
  constructor(readonly folder: string) {}

  get state(): BuildState {
    return { run: this.#run, problem: this.#failure || this.#misfit, followed: this.#followed };
  }

  /** What the shell provides is too old or too new for this build; empty when it fits. */
  get misfit(): string {
    return this.#misfit;
  }

  /** @throws Error before the first build is complete */
  get release(): Release {
    if (!this.#release) throw new Error('Nothing is built yet.');
    return this.#release;
  }

  /** @returns the function that ends the subscription */
  onChange(listener: (state: BuildState) => void): () => void {
    this.#changes.on('change', listener);
    return () => this.#changes.off('change', listener);
  }

  /** Reads a build that has just been completed. */
  async complete(): Promise<void> {
    this.#release = parseRelease(await readFile(path.join(this.folder, 'release.json'), 'utf8'));
    const files = await readdir(path.join(this.folder, 'web'));
    this.#followed = files.flatMap((file) => /\.([\da-f]+)\.hot-update\.json$/.exec(file)?.[1] ?? []);
    this.#failure = '';
    this.#check();
    this.#changes.emit('change', this.state);
  }

  /** A newer build failed. @param text what the compiler says */
  fail(text: string): void {
    this.#failure = text;
    this.#changes.emit('change', this.state);
  }

  /** Compares the ranges of the build with the versions of the shared libraries that the deployed shell provides. */
  compare(provided: Readonly<Record<string, string>>): void {
    this.#provided = provided;
    const before = this.#misfit;
    this.#check();
    if (this.#misfit !== before) this.#changes.emit('change', this.state);
  }

  #check(): void {
    this.#misfit = '';
    const libraries = this.#provided;
    if (!libraries) return;
    try {
      checkLibraries(this.release, { kit: libraries['@site/kit'] ?? '0.0.0', libraries });
    } catch (error) {
      if (!(error instanceof InvalidRelease)) throw error;
      this.#misfit = error.message;
    }
  }
}
