import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { resolve, typescript } from './module-rules';

const require = createRequire(import.meta.url);

/** Where a build for development against a site goes, from FAST_REFRESH_FOLDER; undefined for a build that can be released. */
export function refreshFolder(): string | undefined {
  return process.env.FAST_REFRESH_FOLDER || undefined;
}

/**
 * The browser build of a remote for development against a site: an open page takes each changed component and keeps its state. The
 * start script of `startScript` must run before it.
 *
 * A file has the same name in every build, and all hot updates stay: a tab in the background takes them one after the other.
 */
export function fastRefresh(config: Configuration): Configuration {
  return {
    ...config,
    output: {
      ...config.output,
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      clean: false,
    },
    optimization: {
      ...config.optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      // Open pages go from one build without errors to the next.
      emitOnErrors: false,
    },
    // In the start script: there they exist once, and earlier than React.
    externals: {
      'react-refresh/runtime': 'fastRefresh.runtime',
      'react/jsx-dev-runtime': 'fastRefresh.jsxDevRuntime',
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        // Last, so that it reads the source.
        { test: /[\\/]src[\\/]pages\.ts$/, loader: require.resolve('./fast-refresh/hot-pages-loader.cjs') },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: false }),
    ],
  };
}

/** The script that must run before all others of a page: `start/start.js`. @param folder where the builds go */
export function startScript(name: string, folder: string): Configuration {
  return {
    name: `${name}-start`,
    mode: 'development',
    devtool: false,
    context: path.join(import.meta.dirname, 'fast-refresh'),
    entry: { start: './start.ts' },
    target: 'browserslist',
    resolve,
    module: { rules: [typescript()] },
    output: { path: path.join(folder, 'start'), filename: '[name].js' },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
