import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { containerName } from '../protocol/names';
import { BrowserSupportPlugin } from './browser-support';
import { CdnScriptsPlugin } from './cdn-scripts';
import { containerStart } from './container-start';
import { fastRefresh, pageTableOnly } from './fast-refresh';
import { ImportBoundaryPlugin } from './import-boundary';
import {
  CHUNK_TIMEOUT_MS,
  libraries,
  namedPages,
  rawText,
  releasedMaps,
  resolve,
  sourceMaps,
  stableNames,
  typescript,
  withoutComments,
} from './module-rules';
import { readPages } from './read-pages';
import { PAGE_TABLE_CHUNK, ReleasePlugin } from './release-plugin';
import { consumed, sharedRanges } from './shared';
import { StableOrderPlugin } from './stable-order';
import { iconsOfTheKit, unusedLibraryCode } from './unused-library-code';
import { workspaceAt } from './workspace';

/**
 * The rspack configuration of a remote: a browser build in `dist/web`, a Node build in `dist/node`, and `dist/release.json`.
 * The remote exposes one module, `./pages`.
 *
 * A build for `npm run dev` has no `release.json`: see `fast-refresh.ts`.
 *
 * @param folder the remote's folder (`import.meta.dirname` of its rspack.config.ts)
 * @param options.bundles other folders whose sources it bundles
 */
export function remote(folder: string, { bundles = [] }: { bundles?: string[] } = {}): Configuration[] {
  const bundled = bundles.map((other) => path.resolve(folder, other));
  const { pkg, root, production, dist, config } = workspaceAt(folder);
  const release = new ReleasePlugin({
    kind: 'remote',
    name: pkg.name,
    version: pkg.version,
    libraries: sharedRanges(folder),
    folder,
    openApi: path.join(root, 'backend/openapi.json'),
    readPages: (dist) => readPages(dist, pkg.name),
  });
  const name = containerName(pkg.name);
  const boundary = new ImportBoundaryPlugin({
    root,
    allowed: [path.join(folder, 'src'), ...bundled, path.join(root, 'backend/contract')],
    rule: 'of this repository a remote imports only the contract and the kit, at its entry points (CONTRIBUTING.md, "Who may import what").',
  });

  const buildConfig = (target: 'web' | 'node'): Configuration => ({
    ...config(target),
    entry: {},
    target: target === 'web' ? 'browserslist' : 'node20',
    resolve,
    module: {
      rules: [
        namedPages,
        typescript({ refresh: target === 'web' && !production }),
        rawText,
        iconsOfTheKit('@site/kit'),
        ...(target === 'web' ? [libraries(), ...unusedLibraryCode] : []),
      ],
    },
    output: {
      path: path.join(dist, target),
      publicPath: 'auto',
      uniqueName: name,
      filename: target === 'web' ? 'js/[name].[contenthash:8].js' : '[name].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A page without a shared module must fail, instead of rendering nothing.
      strictModuleErrorHandling: true,
      clean: true,
      ...(target === 'node' ? { library: { type: 'commonjs-module' } } : {}),
    },
    optimization: {
      chunkIds: target === 'web' ? 'deterministic' : 'named',
      moduleIds: target === 'web' ? 'deterministic' : 'named',
      minimize: production,
      minimizer: [target === 'node' ? withoutComments : stableNames],
      runtimeChunk: false,
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './pages': { import: './src/pages.ts', name: PAGE_TABLE_CHUNK } },
        shared: consumed(folder),
        dts: false,
        dev: false,
        // Nothing reads it, and it is not the same at every build.
        manifest: false,
        ...(target === 'node' ? { library: { type: 'commonjs-module' } } : {}),
      }),
      containerStart(),
      ...(target === 'web' ? [new CdnScriptsPlugin()] : []),
      new StableOrderPlugin(),
      ...(target === 'web' && production ? [new BrowserSupportPlugin()] : []),
      boundary,
      ...(production ? [releasedMaps(root), release] : [sourceMaps()]),
    ],
  });
  const [web, node] = [buildConfig('web'), buildConfig('node')];
  return production ? [web, node] : [fastRefresh(web), pageTableOnly(node)];
}
