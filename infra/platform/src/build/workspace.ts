import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { resolve } from './module-rules';

/**
 * A workspace that is built. With DEVELOPMENT_FOLDER in the environment it is a build for `npm run dev`, which goes there and which nothing
 * is published with.
 */
export function workspaceAt(folder: string) {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const pkg = JSON.parse(manifest) as { name: string; version: string; dependencies: Record<string, string> };
  const builds = process.env.DEVELOPMENT_FOLDER;
  const production = !builds;
  return {
    pkg,
    production,
    root: rootOf(folder),
    dist: builds ? path.join(builds, pkg.name) : path.join(folder, 'dist'),
    /** What its browser build and its Node build have in common. */
    config: (target: 'web' | 'node'): Configuration => ({
      name: `${pkg.name}-${target}`,
      mode: production ? 'production' : 'development',
      // A plugin writes the source maps.
      devtool: false,
      context: folder,
      resolve: { ...resolve },
      performance: { hints: false },
      stats: 'errors-warnings',
    }),
  };
}

/** The root of the repository: the nearest parent with the lockfile. */
function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : rootOf(path.dirname(folder));
}
