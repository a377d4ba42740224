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
  // styled-components adds vendor prefixes where it is told to, which it is not.
  replaced(/[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, 'export const prefix = (value) => value;'),
  { test: /[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./unused-components-loader.cjs') },
];

/** Icons of lucide-react are made by the kit. @param kit the module that it is imported from */
export function iconsOfTheKit(kit: string): RuleSetRule {
  return replaced(
    /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    `export { createLucideIcon as default } from ${JSON.stringify(kit)};`,
  );
}
