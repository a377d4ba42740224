import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The libraries that exist once, in the shell, both in the browser and on the server. A remote never bundles a copy, not even as a
 * fallback.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'zustand',
  '@tanstack/react-query',
  '@site/kit',
  '@site/kit/controls',
] as const;

/** Whether a remote imports this module from the shell. */
export function isShared(request: string): boolean {
  return (SHARED as readonly string[]).includes(request);
}

/** The installed version of a package. */
export function installedVersion(name: string): string {
  const [scope = '', second = ''] = name.split('/');
  const pkg = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const folders = require.resolve.paths(pkg) ?? [];
  for (const folder of folders) {
    try {
      return (JSON.parse(readFileSync(`${folder}/${pkg}/package.json`, 'utf8')) as { version: string })
        .version;
    } catch {
      // Not in this node_modules; try the next parent.
    }
  }
  throw new Error(`${name} is not installed: run npm ci.`);
}

/** The versions that the shell provides, by the name of the shared module. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, installedVersion(name)]));
}

/** The federation config of a remote: shared libraries come from the shell only. */
export function consumed() {
  return Object.fromEntries(
    SHARED.map((name) => [
      name,
      { singleton: true, import: false as const, requiredVersion: `^${installedVersion(name)}` },
    ]),
  );
}
