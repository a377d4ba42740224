import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

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
  '@site/contract',
  '@site/kit',
  '@site/kit/amounts',
  '@site/kit/article',
  '@site/kit/content',
  '@site/kit/controls',
  '@site/kit/queries',
  '@site/kit/widgets',
  '@site/kit/wizard',
] as const;

/** Whether this chunk of the shell has an entry point of the kit that is loaded when a page uses it. */
export function isKitEntry(chunk: string): boolean {
  return isShared(`@site/kit/${chunk}`);
}

/** Whether a remote imports this module from the shell. */
export function isShared(request: string): boolean {
  return (SHARED as readonly string[]).includes(request);
}

/** The version of a package that a workspace has installed. @param workspace its folder */
function installedVersion(name: string, workspace: string): string {
  const [scope = '', second = ''] = name.split('/');
  const pkg = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const folders = createRequire(path.join(workspace, 'package.json')).resolve.paths(pkg) ?? [];
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

/** The versions of the shared modules that a workspace has installed, by name: what a shell provides. @param workspace its folder */
export function sharedVersions(workspace: string): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, installedVersion(name, workspace)]));
}

/** The versions with which a remote works that was built in this workspace, by the name of the shared module. @param workspace its folder */
export function sharedRanges(workspace: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedVersions(workspace)).map(([name, version]) => [name, `^${version}`]),
  );
}

/** The federation config of a remote: shared libraries come from the shell only. @param workspace its folder */
export function consumed(workspace: string) {
  return Object.fromEntries(
    Object.entries(sharedRanges(workspace)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );
}
