import { declaredQuery, queryString } from '../app/head-at';
import { REDIRECTS } from '../app/redirects';
import { type Composition, remoteOf } from '../composition/composition';
import type { ResolvableComposition } from '../composition/renderable-composition';
import { errorPages } from '../error-pages/pages';
import type { ShellBuild } from './shell-build';

/** The page at an address: everything about it that is known without running its code. Plain data. */
export interface ResolvedPage {
  /** A page of a remote, or one of the shell's own. */
  kind: 'remote-page' | 'error-page' | 'not-found' | 'unavailable';
  /** The release that the page belongs to; the remote is `shell` for the shell's own pages. */
  owner: { remote: string; version: string };
  /** The path in the table of the owner; `*` for an unknown address. */
  path: string;
  /** The requested path with only the declared query parameters: others change nothing, and must not fill the cache. */
  address: string;
  /** Scripts of the page itself, to be preloaded. */
  preload: readonly string[];
  /** May the page be cached when it renders? */
  cacheable: boolean;
}

/** An address that leads to another one. */
export interface Redirect {
  kind: 'redirect';
  status: 302 | 308;
  location: string;
}

/** Longer addresses are answered without a redirect: a gateway accepts 4 KiB of response headers. */
const MAX_REDIRECT_LENGTH = 2000;

/** The URL of a request. Leading slashes would make the first path segment a host. */
export function urlOf(address: string): URL {
  return new URL(address.replace(/^[/\\]+/, '/'), 'http://site.internal');
}

/**
 * Finds the page at an address, or where the address redirects to: a path with superfluous slashes or capitals to the canonical one.
 *
 * @param address path and query, as requested; the path must have valid percent-encoding
 * @throws URIError
 */
export function resolve(
  address: string,
  { composition, pages }: ResolvableComposition,
  shell: Pick<ShellBuild, 'version' | 'entry'>,
): ResolvedPage | Redirect {
  const url = urlOf(address);
  const requested = canonicalPath(url.pathname, composition);
  const target = requested + url.search;
  if (requested !== address.split('?', 1)[0] && target.length <= MAX_REDIRECT_LENGTH) {
    return { kind: 'redirect', status: 308, location: target };
  }
  const path = decodeURI(requested);
  const page = pages.get(path);
  if (page) {
    const { remote, version, personal, scripts, shared } = page;
    return {
      kind: 'remote-page',
      owner: { remote, version },
      path,
      address: requested + queryString(declaredQuery(page, url.searchParams)),
      preload: [...shared.flatMap((name) => shell.entry.lazy[name] ?? []), ...scripts],
      cacheable: !personal,
    };
  }
  const owner = { remote: 'shell', version: shell.version };
  const own = { owner, address: requested, preload: [], cacheable: false };
  if (Object.hasOwn(composition.unavailable, path)) return { ...own, kind: 'unavailable', path };
  if (errorPages.some((candidate) => candidate.path === path)) {
    return { ...own, kind: 'error-page', path, cacheable: true };
  }
  const location = REDIRECTS[path];
  if (location) return { kind: 'redirect', status: 302, location };
  return { ...own, kind: composition.incomplete ? 'unavailable' : 'not-found', path: '*' };
}

/** The path without superfluous slashes, and in lower case when it is the path of a page. */
function canonicalPath(path: string, composition: Composition): string {
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const lower = trimmed.toLowerCase();
  return remoteOf(composition, lower) ? lower : trimmed;
}
