/// <reference path="./es-check.d.ts" />
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { runChecks } from 'es-check';

/** The oldest browsers that are supported; rspack finds the same file by itself. */
const BROWSERSLIST = path.resolve(import.meta.dirname, '../../../../.browserslistrc');

/**
 * A false positive: a method named `toSorted` in a class of radix-ui. `lib` in tsconfig.base.json keeps our sources from using
 * `Array.prototype.toSorted`.
 */
const IGNORED = 'ArrayToSorted';

/** The checker does not detect lookbehind in regular expressions, for which Safari before 16.4 rejects the whole script. */
const LOOKBEHIND = /\(\?<[=!]/;

/**
 * Finds the syntax and built-ins in the scripts below a folder that a supported browser lacks. Browser APIs (the DOM, fetch, Intl
 * options) are not checked.
 *
 * @returns sentences, each starting with the path of the script; empty when everything is supported
 */
export async function findUnsupported(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
  if (files.length === 0) return [];
  const check = { files, checkBrowser: true, browserslistPath: BROWSERSLIST, noCache: true } as const;
  // Without `checkFeatures` it parses like the oldest browser, which finds syntax that has no feature name.
  const { errors } = runChecks([check, { ...check, checkFeatures: true, ignore: IGNORED }], {});
  const found = errors.map(({ file, err }) => `${path.relative(folder, file)}: ${err.message}`);
  for (const file of files) {
    if (LOOKBEHIND.test(await readFile(file, 'utf8'))) {
      found.push(`${path.relative(folder, file)}: There is a lookbehind in a regular expression.`);
    }
  }
  return found;
}

/** Fails a browser build with a script that not every supported browser can run. */
export class BrowserSupportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BrowserSupport', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const found = await findUnsupported(compiler.outputPath);
      compilation.errors.push(...found.map((sentence) => new Error(sentence)));
    });
  }
}
