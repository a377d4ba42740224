import type { FailureKind, SiteFailure } from '@site/kit';
import type { Composition } from '../composition/composition';
import { reportFailure } from './report-failure';

/** Whose code an error comes from. */
type Owner = Pick<SiteFailure, 'remote' | 'version'>;

/**
 * Reports errors and rejected promises that nobody caught, as far as they come from scripts of this site: what extensions of
 * the browser do is not counted.
 *
 * @param shellVersion the version that the shell's own scripts are counted under
 */
export function reportUnhandled(composition: Composition, shellVersion: string): void {
  const report = (kind: FailureKind, error: unknown) => {
    const owner = ownerOf(error, composition, shellVersion);
    if (owner) reportFailure({ kind, ...owner, path: location.pathname });
  };
  window.addEventListener('error', ({ error }) => report('unhandled-error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('unhandled-rejection', reason));
}

/** Whose script threw an error, by the first script of this site in its stack; undefined when there is none. */
export function ownerOf(error: unknown, composition: Composition, shellVersion: string): Owner | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  for (const [address] of error.stack.matchAll(/https?:\/\/[^\s()]+/g)) {
    if (!address.startsWith(`${location.origin}/`)) continue;
    const path = address.slice(location.origin.length);
    if (path.startsWith('/assets/')) return { remote: 'shell', version: shellVersion };
    const [, remote = '', version = ''] = /^\/releases\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    if (composition.remotes[remote]) return { remote, version };
  }
  return undefined;
}
