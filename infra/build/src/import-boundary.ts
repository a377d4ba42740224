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
 */
export class ImportBoundaryPlugin {
  constructor(private readonly options: ImportBoundaryOptions) {}

  /** Called by rspack. */
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
      if (!file || this.#isAllowed(file)) continue;
      const importer = fileOf(compilation.moduleGraph.getIssuer(module));
      // What a refused file imports itself is not the fault of whoever imports that file.
      if (importer && !this.#isAllowed(importer)) continue;
      sentences.add(`${this.#name(importer ?? '')} imports ${this.#name(file)}: ${this.options.rule}`);
    }
    return sentences;
  }

  #isAllowed(file: string): boolean {
    const isInside = (place: string) => file === place || file.startsWith(place + path.sep);
    return (
      file.includes('/node_modules/') || !isInside(this.options.root) || this.options.allowed.some(isInside)
    );
  }

  #name(file: string): string {
    return path.relative(this.options.root, file).split(path.sep).join('/');
  }
}

/** The file of a module, without its query. */
function fileOf(module: Module | null): string | undefined {
  return module?.nameForCondition() ?? undefined;
}
