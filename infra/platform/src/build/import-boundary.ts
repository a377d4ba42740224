import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';

/** Where a build may take sources of this repository from. */
export interface ImportBoundaryOptions {
  /** The root of the checkout. */
  root: string;
  /** The folders whose files may be imported, and single files, absolute. Libraries are no sources of this repository. */
  allowed: readonly string[];
  /** What is said of any other import, after "a.ts imports b.ts: ". */
  rule: string;
}

/**
 * Fails a build that imports another package of this repository than it may, by whatever path or name: "Who may import what" in
 * CONTRIBUTING.md. The linter says the same while one writes; this one cannot be skipped.
 *
 * Fails it also when a source imports a package that its own package.json does not declare, and that is found only because another one
 * has installed it.
 */
export class ImportBoundaryPlugin {
  constructor(private readonly options: ImportBoundaryOptions) {}

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('ImportBoundary', (compilation) => {
      compilation.hooks.finishModules.tap('ImportBoundary', () => {
        for (const sentence of this.#refusals(compilation)) {
          compilation.errors.push(new WebpackError(sentence));
        }
      });
    });
  }

  #refusals(compilation: Compilation): Set<string> {
    const sentences = new Set<string>();
    for (const module of compilation.modules) {
      const file = fileOf(module);
      if (!file) continue;
      if (this.#isAllowed(file)) {
        for (const name of this.#undeclaredImports(module, file, compilation)) {
          const manifest = this.#name(path.join(packageOf(file).folder, 'package.json'));
          sentences.add(
            `${this.#name(file)} imports ${name}: declare it in the dependencies of ${manifest}.`,
          );
        }
        continue;
      }
      // All of them: which one is the module's issuer depends on which of them was built first.
      for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
        const importer = fileOf(originModule);
        // What a refused file imports itself is not the fault of whoever imports that file.
        if (importer && !this.#isAllowed(importer)) continue;
        sentences.add(`${this.#name(importer ?? '')} imports ${this.#name(file)}: ${this.options.rule}`);
      }
    }
    return sentences;
  }

  #undeclaredImports(module: Module, file: string, { moduleGraph }: Compilation): string[] {
    if (!this.#isSource(file)) return [];
    const { declared } = packageOf(file);
    return moduleGraph.getOutgoingConnections(module).flatMap(({ dependency, module: imported }) => {
      const name = packageName(dependency.request);
      const target = fileOf(imported);
      return name && !declared.has(name) && (!target || this.#isAllowed(target)) ? [name] : [];
    });
  }

  /** Libraries are allowed, and what is not in this repository. */
  #isAllowed(file: string): boolean {
    return !this.#isSource(file) || this.options.allowed.some((place) => isInside(file, place));
  }

  #isSource(file: string): boolean {
    return isInside(file, this.options.root) && !file.includes('/node_modules/');
  }

  #name(file: string): string {
    return path.relative(this.options.root, file).split(path.sep).join('/');
  }
}

/** The file of a module, without its query. */
function fileOf(module: Module | null): string | undefined {
  return module?.nameForCondition() ?? undefined;
}

const isInside = (file: string, place: string) => file === place || file.startsWith(place + path.sep);

/** The package that a request names: `lucide-react`, `@site/kit`. Undefined for a file, a module of Node, and without a request. */
function packageName(request = ''): string | undefined {
  if (isBuiltin(request)) return undefined;
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=[/?]|$)/.exec(request)?.[0];
}

/** The package that a source belongs to: its folder, and the names that its package.json declares. */
function packageOf(file: string): { folder: string; declared: ReadonlySet<string> } {
  const folder = path.dirname(file);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return packageOf(folder);
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { folder, declared: new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]) };
}
