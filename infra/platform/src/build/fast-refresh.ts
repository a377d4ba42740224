import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { resolve, typescript } from './module-rules';

const require = createRequire(import.meta.url);

/**
 * A browser build for development: an open page takes each changed component and keeps its state. The start script of `startScript` must
 * run before it.
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
        // Last, so that they read the source.
        { test: /[\\/]src[\\/]pages\.ts$/, loader: require.resolve('./fast-refresh/hot-pages-loader.cjs') },
        {
          test: /[\\/]shell[\\/]src[\\/]browser\.tsx$/,
          loader: require.resolve('./fast-refresh/hot-shell-loader.cjs'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({
        injectEntry: false,
        // What is imported as a picture or a text has no components.
        resourceQuery: /^$/,
      }),
    ],
  };
}

/** The Node build of a remote for development: only the table of pages, which the browser renders. */
export function pageTableOnly(config: Configuration): Configuration {
  const withoutPages = {
    test: /[\\/]src[\\/]pages\.ts$/,
    loader: require.resolve('./fast-refresh/page-table-loader.cjs'),
  };
  // Last, so that it reads the source.
  return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), withoutPages] } };
}

/** The script that must run before all others of a page: `start.js`. @param folder where it goes */
export function startScript(folder: string): Configuration {
  return {
    mode: 'development',
    devtool: false,
    context: path.join(import.meta.dirname, 'fast-refresh'),
    entry: { start: './start.ts' },
    target: 'browserslist',
    resolve,
    module: { rules: [typescript()] },
    output: { path: folder, filename: '[name].js' },
  };
}
