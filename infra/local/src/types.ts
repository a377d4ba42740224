import path from 'node:path';
import { InvalidRelease } from '@site/platform/protocol';
import { DATA_DIR, print, ROOT } from './command';
import type { ProblemLog } from './problem-log';
import { distOf, folderOf, GALLERY } from './site';
import { TypeCheck, type TypeErrors } from './type-check';
import { nextBuild } from './watched-build';

/** A workspace has type errors, which are said already. */
export class TypeErrorsFound extends InvalidRelease {}

/** The types of the shell, with the kit, and the watched remotes. Says which errors there are, and when there are none any more. */
export class Types {
  readonly #check: TypeCheck;
  #errors: TypeErrors = new Map();
  readonly #onFixed = new Map<string, () => void>();

  constructor(
    private readonly workspaces: readonly string[],
    private readonly problems: ProblemLog,
    /** What type errors mean. */
    private readonly consequence = 'it is not released until they are fixed',
  ) {
    const sources = (workspace: string) => {
      const own = `${folderOf(workspace)}/src`;
      // Both contain the kit.
      return workspace === 'shell' || workspace === GALLERY ? [own, 'shell/kit/src'] : [own];
    };
    this.#check = new TypeCheck({
      root: ROOT,
      cacheDir: path.join(DATA_DIR, 'types'),
      sources: Object.fromEntries(workspaces.map((workspace) => [workspace, sources(workspace)])),
    });
  }

  /** Calls back when a workspace has no type errors any more. */
  onFixed(workspace: string, callback: () => void): void {
    this.#onFixed.set(workspace, callback);
  }

  /** Checks the sources as they are at `since` or later, default now, and says what changed. */
  async check(since?: number): Promise<TypeErrors> {
    const errors = await this.#check.check(since);
    if (errors === this.#errors) return errors;
    const before = this.#errors;
    this.#errors = errors;
    const said = new Set<string>();
    for (const workspace of this.workspaces) {
      const lines = (errors.get(workspace) ?? []).filter((line) => !said.has(line));
      for (const line of lines) said.add(line);
      if (errors.has(workspace)) {
        this.problems.begin(
          workspace,
          'types',
          [...lines, `has type errors: ${this.consequence}`].join('\n'),
        );
      } else if (before.has(workspace)) {
        this.problems.end(workspace, 'types');
        this.#onFixed.get(workspace)?.();
      }
    }
    return errors;
  }

  /** @throws TypeErrorsFound when a workspace has type errors */
  async assertTypesPass(workspace: string, since: number): Promise<void> {
    if ((await this.check(since)).has(workspace)) throw new TypeErrorsFound('it has type errors.');
  }

  /** Waits until a build of a workspace has no type errors. @returns when it was completed */
  async untilRight(workspace: string, stop: AbortSignal): Promise<number> {
    const dist = distOf(ROOT, workspace);
    let built = await nextBuild(dist, stop);
    while ((await this.check(built)).has(workspace)) {
      print(`The site starts once ${workspace} has no type errors.`);
      built = await nextBuild(dist, stop, built);
    }
    return built;
  }

  stop(): Promise<void> {
    return this.#check.stop();
  }
}
