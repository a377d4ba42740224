import { type Compiler, rspack } from '@rspack/core';
import { scriptAtCdn } from '../protocol/names';
import { CHUNK_HASHES } from './stable-order';

/**
 * From the site itself a chunk is requested like the preload links of the page, which have neither attribute there. From elsewhere a chunk
 * without a known hash is refused, and then loaded from the site: the hash is that of an empty file.
 */
const BY_ORIGIN = `
if (script.src.indexOf(location.origin + "/") === 0) {
  script.removeAttribute("integrity");
  script.removeAttribute("crossorigin");
} else if (script.integrity === "undefined")
  script.integrity = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";`;

/**
 * What a browser build needs so that its chunks may come from a CDN: the hash of each, which the browser verifies there. Hashes do not
 * compress, so a script that has them gets a copy for the CDN, and loses them itself. Only in production.
 */
export class CdnScriptsPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.options.output.crossOriginLoading = 'anonymous';
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }).apply(compiler);
    compiler.hooks.compilation.tap('CdnScripts', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('CdnScripts', (code) => code + BY_ORIGIN);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CdnScripts', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const script = asset.source().toString();
          // Of the same length, so that the source map is that of both.
          const withoutHashes = script.replace(
            CHUNK_HASHES,
            (_all, open: string, hashes: string, close: string) => open + ' '.repeat(hashes.length) + close,
          );
          if (withoutHashes === script) continue;
          compilation.emitAsset(scriptAtCdn(file), asset);
          const map = assets[`${file}.map`];
          if (map) compilation.emitAsset(`${scriptAtCdn(file)}.map`, map);
          compilation.updateAsset(file, new rspack.sources.RawSource(withoutHashes));
        }
      });
    });
  }
}
