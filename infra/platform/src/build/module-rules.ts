import { createRequire } from 'node:module';
import path from 'node:path';
import { type RuleSetRule, rspack } from '@rspack/core';
import { CONTAINER_FILE } from '../protocol/names';

const require = createRequire(import.meta.url);

/** `import text from './page.tsx?raw'` imports the text of a file. */
const RAW = /^\?raw$/;

export const rawText: RuleSetRule = { resourceQuery: RAW, type: 'asset/source' };

/**
 * The `target` of the build determines what is transpiled for older browsers. `bugfixes`: syntax that a browser implements with a
 * bug is transpiled only where the bug matters.
 *
 * @returns an object of its own for each rule of each build: rspack writes the build's targets into it
 */
const env = () => ({ bugfixes: true });

/**
 * TypeScript and JSX, with class names of styled-components that are the same on the server and in the browser.
 *
 * @param options.refresh registers each component, for fast refresh
 * @param options.editing gives each component the ID that it has by itself: it changes with the file, and so does the class of its rules;
 * an empty file is an error
 */
export const typescript = ({
  refresh = false,
  editing = refresh,
}: {
  refresh?: boolean;
  editing?: boolean;
} = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  resourceQuery: { not: RAW },
  use: [
    ...(editing ? [] : [{ loader: require.resolve('./component-ids-loader.cjs') }]),
    {
      loader: 'builtin:swc-loader',
      options: {
        env: env(),
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', ...(refresh && { development: true, refresh: true }) },
          },
          experimental: {
            plugins: [
              [
                require.resolve('@swc/plugin-styled-components'),
                { ssr: true, displayName: false, fileName: false, pure: true },
              ],
            ],
          },
        },
      },
    },
    // Last, so that it reads the source.
    ...(editing ? [{ loader: require.resolve('./fast-refresh/empty-file-loader.cjs') }] : []),
  ],
});

/** Libraries are published in newer syntax than the oldest browsers support. For the browser builds only. */
export const libraries = (): RuleSetRule => ({
  test: /\.m?js$/,
  include: /[\\/]node_modules[\\/]/,
  loader: 'builtin:swc-loader',
  options: { env: env() },
});

/** Names the chunk of each page; see the loader. */
export const namedPages: RuleSetRule = {
  test: /[\\/]src[\\/]pages\.ts$/,
  loader: require.resolve('./named-pages-loader.cjs'),
};

/** How long the browser waits for one chunk, in ms. */
export const CHUNK_TIMEOUT_MS = 10_000;

/** Module resolution of every build: sources of the repository first, and imports of `.js` that mean a `.ts`. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
};

/** A Node program that is mostly libraries. */
const MOSTLY_LIBRARIES = /^hydration-thread\.cjs$/;

/**
 * The source maps of a build for development. The container has none: its file is called the same in every release, and so would its
 * map be, which browsers keep.
 */
export const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    filename: '[file].map',
    moduleFilenameTemplate: '[absolute-resource-path]',
    exclude: path.basename(CONTAINER_FILE),
    module: true,
    columns: false,
  });

/**
 * The source maps of a release. Scripts do not name them: the release plugin puts them where nobody serves them.
 *
 * @param root of the repository: sources are named from there
 */
export const releasedMaps = (root: string) =>
  new rspack.SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      path.relative(root, absoluteResourcePath),
    // Programs of `release publish`, which says itself what fails.
    exclude: /^(?:check|hydration-thread)\.cjs$/,
    module: true,
  });

/** For Node builds: takes the comments away and nothing else, so that a changed comment is no other release. */
export const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  exclude: MOSTLY_LIBRARIES,
  minimizerOptions: { minify: false, compress: false, mangle: false, format: { comments: false } },
});

/**
 * For browser builds. Names are given in order, not by which letters are frequent in the file: the hashes in it, which are replaced later,
 * have other letters in another folder, and the same sources would be another release.
 */
export const stableNames = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { mangle: { disableCharFreq: true } as object, format: { comments: false } },
});

/** For the Node program that is mostly libraries: makes it smaller, and keeps the names that these libraries look at. */
export const smallLibraries = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  include: MOSTLY_LIBRARIES,
  minimizerOptions: {
    compress: { keep_classnames: true, keep_fnames: true },
    mangle: { keep_classnames: true, keep_fnames: true },
    format: { comments: false },
  },
});
