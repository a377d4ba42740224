import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The libraries of which there is exactly one, the shell's, in the browser and on the server. A remote never carries a
 * copy of its own, not even as a fallback.
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

/** Is this what a remote imports from the shell? */
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
      // Not in this node_modules; the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed: run npm ci.`);
}

/** The versions that the shell provides, by the name of the shared module. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, installedVersion(name)]));
}

/** How a remote consumes the shared libraries: from the shell, or not at all. */
export function consumed() {
  return Object.fromEntries(
    SHARED.map((name) => [
      name,
      { singleton: true, import: false as const, requiredVersion: `^${installedVersion(name)}` },
    ]),
  );
}
