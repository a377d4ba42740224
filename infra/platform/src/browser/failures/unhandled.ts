import type { Composition } from '../../protocol/composition';
import type { FailureKind, PageOwner } from '../../protocol/site-failure';
import { reportFailure } from './report-failure';

/**
 * Reports uncaught errors and unhandled rejections from scripts of this site; those of browser extensions are not counted.
 *
 * @param shellVersion the version that the shell's own scripts are counted under
 */
export function reportUnhandled(composition: Composition, shellVersion: string): void {
  const report = (kind: FailureKind, error: unknown) => {
    const owner = ownerOf(error, composition, shellVersion);
    if (owner) reportFailure({ kind, ...owner, path: location.pathname }, error);
  };
  window.addEventListener('error', ({ error }) => report('unhandled-error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('unhandled-rejection', reason));
}

/** The release that an error comes from, by the first script of this site in its stack; undefined when there is none. */
export function ownerOf(
  error: unknown,
  composition: Composition,
  shellVersion: string,
): PageOwner | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  for (const [address] of error.stack.matchAll(/https?:\/\/[^\s()]+/g)) {
    const path = pathOnSite(address, composition);
    if (!path) continue;
    if (/^\/(?:assets|releases\/shell)\//.test(path)) return { remote: 'shell', version: shellVersion };
    const [, remote = ''] = /^\/releases\/([^/]+)\//.exec(path) ?? [];
    const { version } = composition.remotes[remote] ?? {};
    if (version) return { remote, version };
  }
  return undefined;
}

/** The path of an address of this site or of its CDN; undefined for others. */
function pathOnSite(address: string, { cdn }: Composition): string | undefined {
  if (cdn && address.startsWith(`${cdn.url}/`)) return `/releases${address.slice(cdn.url.length)}`;
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : undefined;
}
