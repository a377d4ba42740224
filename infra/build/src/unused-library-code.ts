import { createRequire } from 'node:module';
import type { RuleSetRule } from '@rspack/core';

const require = createRequire(import.meta.url);

/** A module with the same exports and without the code behind them. */
function emptied(module: RegExp, source: string): RuleSetRule {
  return {
    test: module,
    loader: require.resolve('./unused-module-loader.cjs'),
    options: { source },
  };
}

/**
 * Code of libraries that the shell would send to every browser and never run, because a bundler cannot tell that it is unused. A rule that
 * no longer matches, after an update, makes the scripts larger and changes nothing else.
 */
export const unusedLibraryCode: RuleSetRule[] = [
  // Snapshots are for containers that are found by a manifest; ours have an address.
  emptied(
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    `import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});`,
  ),
  // The server's HTML says what to preload.
  emptied(
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
    `export const defaultPreloadArgs = (args) => args;
    export const normalizePreloadExposes = () => [];
    export const formatPreloadArgs = () => [];
    export const preloadAssets = () => Promise.resolve([]);`,
  ),
  // styled-components adds vendor prefixes where it is told to, which it is not.
  emptied(/[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, 'export const prefix = (value) => value;'),
  { test: /[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./unused-components-loader.cjs') },
];
