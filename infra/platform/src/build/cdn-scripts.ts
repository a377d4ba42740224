import { type Compiler, rspack } from '@rspack/core';

/** From the site itself a chunk is requested like the preload links of the page, which have neither attribute there. */
const AS_BEFORE_FROM_SITE = `
if (script.src.indexOf(location.origin + "/") === 0) {
  script.removeAttribute("integrity");
  script.removeAttribute("crossorigin");
}`;

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
    });
  }
}
