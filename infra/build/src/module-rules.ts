import { createRequire } from 'node:module';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/** TypeScript and JSX, with class names of styled-components that are the same on the server and in the browser. */
export const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  use: {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
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
};

/**
 * Names the chunk of each page after the page's folder, and tells the table of pages: `load: () => import('./faq/page')`
 * becomes `chunk: 'faq', load: …`. From there release.json knows which files a page needs.
 */
export const namedPages: RuleSetRule = {
  test: /[\\/]src[\\/]pages\.ts$/,
  loader: require.resolve('string-replace-loader'),
  options: {
    search: String.raw`load:\s*\(\)\s*=>\s*import\(\s*'\./([a-z0-9/-]+)/page'\s*\)`,
    replace: `chunk: '$1', load: () => import(/* webpackChunkName: "$1" */ './$1/page')`,
    flags: 'g',
    strict: true,
  },
};

/** What every build resolves: sources of the house first, and the `.js` of an import that means a `.ts`. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
};
