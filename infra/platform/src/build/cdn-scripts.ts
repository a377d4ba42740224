import { Compilation, type Compiler, rspack } from '@rspack/core';

/** From the site itself a chunk is requested like the preload links of the page, which have neither attribute there. */
const AS_BEFORE_FROM_SITE = `
if (script.src.indexOf(location.origin + "/") === 0) {
  script.removeAttribute("integrity");
  script.removeAttribute("crossorigin");
}`;

/** The list of the hashes of chunks, whose order differs between two builds of the same. */
const HASHES = /(\.sriHashes\s*=\s*\{)([^}]*)(\})/g;

/**
 * What a browser build needs so that its chunks may come from a CDN: it contains the hash of each, which the browser verifies there. Only
 * in production, as the hashes.
 */
export class CdnScriptsPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.options.output.crossOriginLoading = 'anonymous';
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }).apply(compiler);
    compiler.hooks.compilation.tap('CdnScripts', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('CdnScripts', (code) => code + AS_BEFORE_FROM_SITE);
      // Before files are named after their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CdnScripts', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          const sorted = text.replace(HASHES, (_all, open: string, list: string, close: string) =>
            [open, list.split(',').sort().join(','), close].join(''),
          );
          if (sorted === text) continue;
          // Nothing else moves, so that the map of the file stays true.
          const map = asset.map();
          const { RawSource, SourceMapSource } = rspack.sources;
          compilation.updateAsset(file, map ? new SourceMapSource(sorted, file, map) : new RawSource(sorted));
        }
      });
    });
  }
}
