import { createRequire } from 'node:module';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/** A module with the same exports and other code behind them. */
function replaced(module: RegExp, source: string): RuleSetRule {
  return {
    test: module,
    loader: require.resolve('./replaced-module-loader.cjs'),
    options: { source },
  };
}

/**
 * Code of libraries that browsers would load and never run, because a bundler cannot tell that it is unused. A rule that no longer
 * matches, after an update, makes the scripts larger and changes nothing else.
 */
export const unusedLibraryCode: RuleSetRule[] = [
  // The server's HTML says what to preload.
  replaced(
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    `export const defaultPreloadArgs = (args) => args;
    export const normalizePreloadExposes = () => [];
    export const formatPreloadArgs = () => [];
    export const preloadAssets = () => Promise.resolve([]);`,
  ),
  // A release that needs other libraries than the shell has is never composed with it, and there is one version of each.
  replaced(
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/,
    'export const satisfy = () => true;',
  ),
  // styled-components adds vendor prefixes where it is told to, which it is not.
  replaced(/[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, 'export const prefix = (value) => value;'),
  { test: /[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./unused-components-loader.cjs') },
];

/**
 * In the container of a remote: it loads no other remote, shares nothing itself, has no copies of the shared libraries to fall back to, knows
 * what it imports from the shell when it starts, and imports nothing before its pages are requested.
 */
export const unusedContainerCode: RuleSetRule[] = [
  replaced(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
    `import { init } from '@module-federation/runtime';
    import { attachShareScopeMap } from './attachShareScopeMap.js';
    import { consumes } from './consumes.js';
    export default {
      runtime: { init },
      bundlerRuntime: {
        consumes,
        S: {},
        async initContainerEntry({ webpackRequire, shareScope, remoteEntryInitOptions }) {
          const { instance, initOptions } = webpackRequire.federation;
          instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
          instance.initShareScopeMap('default', shareScope, {
            hostShareScopeMap: remoteEntryInitOptions.shareScopeMap,
          });
          attachShareScopeMap(webpackRequire);
        },
        init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
        installInitialConsumes({ initialConsumes }) {
          if (initialConsumes.length > 0) throw new Error('A container imports shared modules at its start.');
        },
      },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    };`,
  ),
  replaced(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]updateOptions\.js$/,
    'export const updateConsumeOptions = () => {};',
  ),
];

/** Icons of lucide-react are made by the kit. @param kit the module that it is imported from */
export function iconsOfTheKit(kit: string): RuleSetRule {
  return replaced(
    /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    `export { createLucideIcon as default } from ${JSON.stringify(kit)};`,
  );
}
