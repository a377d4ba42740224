/// <reference path="./es-check.d.ts" />
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { runChecks } from 'es-check';

/** The oldest browsers that are supported; rspack finds the same file by itself. */
const BROWSERSLIST = path.resolve(import.meta.dirname, '../../../.browserslistrc');

/**
 * What the checker takes for `Array.prototype.toSorted` is a method of the same name in a class of radix-ui. That sources do not call the
 * real one is held by `lib` in tsconfig.base.json.
 */
const IGNORED = 'ArrayToSorted';

/** The checker knows no lookbehind in regular expressions: Safari before 16.4 refuses the whole script for it. */
const LOOKBEHIND = /\(\?<[=!]/;

/**
 * What the scripts in a folder, and below it, use of the language and its library that one of the supported browsers does not have.
 * What browsers offer beside the language (the DOM, fetch, Intl options) is not looked at.
 *
 * @returns sentences, each with the script that it is about; empty when there is nothing unsupported
 */
export async function findUnsupported(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
  if (files.length === 0) return [];
  const check = { files, checkBrowser: true, browserslistPath: BROWSERSLIST, noCache: true } as const;
  // Without looking for features it parses as the oldest of the browsers does, which finds syntax that it has no name for.
  const { errors } = runChecks([check, { ...check, checkFeatures: true, ignore: IGNORED }], {});
  const found = errors.map(({ file, err }) => `${path.relative(folder, file)}: ${err.message}`);
  for (const file of files) {
    if (LOOKBEHIND.test(await readFile(file, 'utf8'))) {
      found.push(`${path.relative(folder, file)}: There is a lookbehind in a regular expression.`);
    }
  }
  return found;
}

/** Fails a browser build of which a script cannot run in every supported browser. */
export class BrowserSupportPlugin {
  /** Called by rspack. */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BrowserSupport', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const found = await findUnsupported(compiler.outputPath);
      compilation.errors.push(...found.map((sentence) => new Error(sentence)));
    });
  }
}
