import { createRequire } from 'node:module';
import path from 'node:path';
import { BannerPlugin, Compilation, type Compiler, type Configuration, DefinePlugin } from '@rspack/core';
import { BrowserSupportPlugin } from './browser-support';
import { CdnScriptsPlugin } from './cdn-scripts';
import { fastRefresh } from './fast-refresh';
import { SHELL_CHUNKS } from './fast-refresh/shell-chunks';
import { ImportBoundaryPlugin } from './import-boundary';
import {
  CHUNK_TIMEOUT_MS,
  libraries,
  releasedMaps,
  smallLibraries,
  sourceMaps,
  typescript,
  withoutComments,
} from './module-rules';
import { ReleasePlugin, scriptsOf } from './release-plugin';
import { isKitEntry, isShared, sharedVersions } from './shared';
import { StableOrderPlugin } from './stable-order';
import { iconsOfTheKit, unusedLibraryCode } from './unused-library-code';
import { workspaceAt } from './workspace';

const require = createRequire(import.meta.url);

/**
 * Tells Chrome that nearly all functions of a script run at once, so that it compiles them in the background while the script arrives.
 * Without it each function is parsed twice, the second time on the main thread.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/** The inline scripts of a page, without their endings. */
const PAGE_START = path.join(import.meta.dirname, '../browser/page-start/page-start');

/** What jsdom uses where it is installed, and does without elsewhere. */
const OPTIONAL_LIBRARIES = Object.fromEntries(
  ['bufferutil', 'canvas', 'utf-8-validate'].map((name) => [name, `commonjs ${name}`]),
);

/**
 * The rspack configuration of the shell: the browser entry in `dist/web`, and in `dist/node` the server (`server.cjs`),
 * the program of its renderers (`renderer.cjs`), and the one that `release publish` checks a remote's pages with (`check.cjs`, and its
 * threads `hydration-thread.cjs`). The shell provides the shared libraries as ordinary modules. Its `dependencies` stay outside the server
 * and must be installed where it runs; everything else is in it and is a `devDependency`.
 *
 * @param folder the shell's folder
 */
export function shell(folder: string): Configuration[] {
  const { pkg, root, production, dist, config } = workspaceAt(folder);
  const provided = sharedVersions(folder);
  const inRoot = (other: string) => path.join(root, other);
  const icons = iconsOfTheKit(inRoot('shell/kit/src/icon/create-icon.ts'));
  const sources = [
    path.join(folder, 'src'),
    ...[
      'shell/kit/src',
      'backend/contract/src',
      'infra/platform/src/protocol',
      'infra/platform/src/browser',
      'infra/platform/src/store',
      'infra/platform/src/host',
      'infra/server/src',
    ].map(inRoot),
  ];
  const boundary = new ImportBoundaryPlugin({
    root,
    // @site/platform/protocol reads the list of remotes from it.
    allowed: [...sources, path.join(root, 'package.json')],
    rule: 'of this repository the shell imports only the kit, the contract, @site/platform (its protocol, store, host and browser) and @site/server (CONTRIBUTING.md, "Who may import what").',
  });
  const release = new ReleasePlugin({
    kind: 'shell',
    name: pkg.name,
    version: pkg.version,
    libraries: provided,
    folder,
    dist,
    readPages: async () => [],
  });
  const support = production ? [new BrowserSupportPlugin()] : [];
  const maps = production ? releasedMaps(root) : sourceMaps();
  const define = new DefinePlugin({ SHARED_VERSIONS: JSON.stringify(provided) });
  /** Fonts, cut to what the site uses; see the loader. They have the same address in the browser and in the HTML of the server. */
  const fonts = (emit: boolean) => ({
    test: /\.woff2$/,
    type: 'asset/resource' as const,
    loader: require.resolve('./font-loader.cjs'),
    options: { subset: path.join(root, 'shell/kit/src/theme/font-subset.ts') },
    generator: { filename: 'fonts/[name].[contenthash:8][ext]', publicPath: '/assets/', emit },
  });
  /** Pictures that are rendered at build time; see the loader. Must come before the TypeScript loader. */
  const pictures = (emit: boolean) => ({
    resourceQuery: /^\?picture$/,
    type: 'asset/resource' as const,
    loader: require.resolve('./picture-loader.cjs'),
    generator: {
      filename: ({ filename = '' }) => {
        const { name, ext } = path.parse(path.basename(filename.split('?', 1)[0] ?? '', '.tsx'));
        return `pictures/${name}.[contenthash:8]${ext}`;
      },
      publicPath: '/assets/',
      emit,
    },
  });
  const withoutComponents = {
    // Modules of their own: those that two entries share are not put together into one, and the script of each page would be larger.
    'page-start': { import: `${PAGE_START}.ts`, layer: 'page-start' },
    'page-start-add-cdn': { import: `${PAGE_START}-with-cdn.ts`, layer: 'with-cdn' },
    pictures: './src/pictures/pictures.ts',
  };
  const web: Configuration = {
    ...config('web'),
    target: 'browserslist',
    entry: { main: './src/browser.tsx', ...withoutComponents },
    output: {
      path: path.join(dist, 'web'),
      // Chunks come from where the scripts that load them came from.
      publicPath: 'auto',
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      chunkLoadingGlobal: SHELL_CHUNKS,
      clean: true,
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
          // What several entry points of the kit have.
          kit: { chunks: ({ name }) => isKitEntry(name ?? ''), minChunks: 2, minSize: 4000 },
        },
      },
    },
    module: {
      rules: [
        pictures(true),
        typescript({ refresh: !production }),
        libraries(),
        ...unusedLibraryCode,
        icons,
        fonts(true),
      ],
    },
    plugins: [
      define,
      entryFiles,
      new CdnScriptsPlugin(),
      new StableOrderPlugin(),
      new BannerPlugin({
        banner: COMPILE_ALL,
        raw: true,
        test: /[\\/](vendor|main)\..*\.js$/,
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      ...support,
      maps,
      boundary,
      release,
    ],
  };
  const node: Configuration = {
    ...config('node'),
    target: 'node20',
    entry: {
      server: './src/server.ts',
      renderer: './src/renderer.ts',
      ...(production && {
        check: './src/check.ts',
        'hydration-thread': '@site/platform/host/hydration-thread',
      }),
    },
    externals: [
      // Renderer and check import none of these packages, so that they run from a store.
      ({ request }, callback) =>
        Object.hasOwn(pkg.dependencies, request ?? '')
          ? callback(undefined, `commonjs ${request}`)
          : callback(),
      OPTIONAL_LIBRARIES,
    ],
    output: {
      path: path.join(dist, 'node'),
      publicPath: '/assets/',
      filename: '[name].cjs',
      // Chunks that the browser loads lazily are in the same file here.
      asyncChunks: false,
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: {
      minimize: production,
      minimizer: [withoutComments, smallLibraries],
      splitChunks: false,
    },
    // No lazy chunks: each program is one file.
    module: {
      rules: [pictures(false), typescript({ editing: !production }), icons, fonts(false)],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [define, maps, boundary, release],
  };
  if (production) return [web, node];
  // Pages have the script at their start inline, where the code for hot updates would not run.
  const start: Configuration = {
    ...web,
    name: `${pkg.name}-start`,
    entry: withoutComponents,
    output: { ...web.output, filename: 'js/[name].js', clean: false },
    plugins: [define],
  };
  return [fastRefresh({ ...web, entry: { main: './src/browser.tsx' } }), start, node];
}

/**
 * Writes entry.json: the scripts that start the shell in the browser, in order (`scripts`), the scripts of each
 * shared module that is loaded lazily, by its name (`lazy`), and the script that pages have inline (`inline`; `inlineWithCdn` where
 * scripts come from a CDN). Removes the scripts of `pictures`, an entry that exists only to emit the files that it imports.
 */
function entryFiles(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack;
  const at = { name: 'EntryFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
  compiler.hooks.thisCompilation.tap('EntryFiles', (compilation) => {
    compilation.hooks.processAssets.tap(at, () => {
      const scriptsIn = (entry: string) => scriptsOf(compilation.entrypoints.get(entry));
      const scripts = scriptsIn('main');
      // In development another build has it.
      const [inline = 'js/page-start.js'] = scriptsIn('page-start');
      const [inlineWithCdn] = scriptsIn('page-start-add-cdn');
      const lazy: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        for (const { request } of group.origins) {
          if (request && isShared(request)) lazy[request] = scriptsOf(group);
        }
      }
      const json = JSON.stringify({ scripts, lazy, inline, inlineWithCdn });
      compilation.emitAsset('entry.json', new sources.RawSource(json));
      for (const file of scriptsIn('pictures')) compilation.deleteAsset(file);
    });
  });
}
