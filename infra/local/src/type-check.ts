import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ManagedProcess } from './managed-process';

export interface TypeCheckOptions {
  /** The root of the checkout. */
  root: string;
  /** For the compiler's memory of the last check. */
  cacheDir: string;
  /** The folders with the sources of each workspace, relative to the root. A source outside all of them concerns every workspace. */
  sources: Readonly<Record<string, readonly string[]>>;
}

/** The lines of the compiler for each workspace that has type errors: `mfe-forms/src/page.tsx(3,7): error TS2322: …` */
export type TypeErrors = ReadonlyMap<string, readonly string[]>;

/** The first line of a message, with its file. More lines of it are indented. */
const MESSAGE = /^(\S.*)\(\d+,\d+\): error /;
const SYNTAX_ERROR = /^\S.*\(\d+,\d+\): error TS1\d{3}:/;

/**
 * Checks the types of several workspaces as one program, when asked: between two checks nothing runs, and a check looks only at what
 * changed since the one before, also over restarts. Tests are left out: they are not built.
 */
export class TypeCheck {
  #process: ManagedProcess | undefined;
  #stopped = false;
  /** The check that runs or ran last, and when it began, in ms since 1970. */
  #last: { began: number; errors: Promise<TypeErrors> } = { began: 0, errors: Promise.resolve(new Map()) };
  /** The check that begins when the last one has ended. */
  #next: Promise<TypeErrors> | undefined;

  constructor(private readonly options: TypeCheckOptions) {}

  /**
   * The errors that a check found which began at `since` or later; default: now.
   *
   * @param since in ms since 1970
   */
  check(since = Date.now()): Promise<TypeErrors> {
    if (this.#last.began >= since) return this.#last.errors;
    this.#next ??= this.#last.errors
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#last = { began: Date.now(), errors: this.#run() };
        return this.#last.errors;
      });
    return this.#next;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#process?.stop();
  }

  /**
   * The compiler checks no types while there is a syntax error anywhere. So that one workspace does not hold up the others, they are checked
   * once more without it.
   */
  async #run(): Promise<TypeErrors> {
    const found = new Map<string, readonly string[]>();
    let workspaces = Object.keys(this.options.sources);
    while (workspaces.length > 0) {
      const lines = await this.#compile(workspaces);
      for (const [name, own] of this.#byWorkspace(lines)) found.set(name, own);
      const unread = this.#byWorkspace(lines.filter((line) => SYNTAX_ERROR.test(line)));
      const others = workspaces.filter((name) => !unread.has(name));
      if (unread.size === 0) break;
      if (others.length === workspaces.length) {
        // The syntax error is in what they import.
        for (const name of others) found.set(name, lines);
        break;
      }
      workspaces = others;
    }
    return found;
  }

  /** What the compiler says about these workspaces. */
  async #compile(workspaces: readonly string[]): Promise<readonly string[]> {
    const { root, cacheDir } = this.options;
    await mkdir(cacheDir, { recursive: true });
    const project = path.join(cacheDir, 'tsconfig.json');
    await writeFile(project, JSON.stringify(this.#project(workspaces), null, 2));
    if (this.#stopped) return [];
    const lines: string[] = [];
    this.#process = new ManagedProcess({
      name: 'type check',
      script: path.join(root, 'node_modules/typescript/bin/tsc'),
      args: ['-p', project, '--pretty', 'false'],
      cwd: root,
      onLine: (line) => lines.push(line),
    });
    const { code } = await this.#process.ended;
    if (code !== 0 && !this.#stopped && !lines.some((line) => MESSAGE.test(line))) {
      throw new Error(`The types could not be checked:\n${lines.join('\n')}`);
    }
    return lines;
  }

  /** A tsconfig.json, with paths relative to its folder. */
  #project(workspaces: readonly string[]) {
    const { root, cacheDir, sources } = this.options;
    const fromCache = (folder: string) => path.relative(cacheDir, path.join(root, folder));
    const include = [...new Set(workspaces.flatMap((name) => sources[name] ?? []))].map(fromCache);
    return {
      extends: fromCache('tsconfig.base.json'),
      compilerOptions: { incremental: true, tsBuildInfoFile: 'types.tsbuildinfo' },
      include,
      exclude: include.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
    };
  }

  #byWorkspace(lines: readonly string[]): TypeErrors {
    const sources = Object.entries(this.options.sources);
    const found = new Map<string, string[]>();
    let concerned: string[] = [];
    for (const line of lines) {
      const file = MESSAGE.exec(line)?.[1];
      if (file) {
        const owners = sources.filter(([, folders]) =>
          folders.some((folder) => file.startsWith(`${folder}/`)),
        );
        concerned = (owners.length > 0 ? owners : sources).map(([name]) => name);
      }
      for (const name of concerned) found.set(name, [...(found.get(name) ?? []), line]);
    }
    return found;
  }
}
