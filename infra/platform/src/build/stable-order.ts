import type { Compiler } from '@rspack/core';

/** The list of the hashes of chunks in a script. */
export const CHUNK_HASHES = /(\.sriHashes\s*=\s*\{)([^}]*)(\})/g;

/** The hashes of chunks, and the chunks that are loaded together for an import. */
const LISTS = [CHUNK_HASHES, /(Promise\.all\(\[)((?:\s*\w+\.e\([^)]*\),?)+)(\s*\])/g];

/** A script with the lists sorted whose order differs between two builds of the same, and means nothing. */
export function inStableOrder(script: string): string {
  return LISTS.reduce(
    (text, list) =>
      text.replace(list, (_all, open: string, items: string, close: string) =>
        [open, items.split(',').sort().join(','), close].join(''),
      ),
    script,
  );
}

/** Makes the scripts of a build the same whenever the sources are: a version is a hash of them. Only in production. */
export class StableOrderPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('StableOrder', (compilation) => {
      // Before files are named after their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'StableOrder', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          const sorted = inStableOrder(text);
          if (sorted === text) continue;
          // Nothing else moves, so that the map of the file stays true.
          const map = asset.map();
          compilation.updateAsset(
            file,
            map ? new sources.SourceMapSource(sorted, file, map) : new sources.RawSource(sorted),
          );
        }
      });
    });
  }
}
