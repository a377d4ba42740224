import { declaredQuery, type PageQuery, queryString } from '../../protocol/page-query';
import { addressOf, cdnAddressOf } from '../../protocol/release-addresses';
import { shownBy } from '../../protocol/site-links';
import type { PageInComposition, RenderableComposition } from '../composition/renderable-composition';
import type { ResolvedPage } from '../rendering/resolved-page';
import type { OwnPages } from './render-own-page';
import type { ShellBuild } from './shell-build';

/** Which address is unknown does not change the page for it, so that it is rendered once for all of them. */
const UNKNOWN = '/onbekend';

export interface Redirect {
  kind: 'redirect';
  status: 302 | 308;
  location: string;
}

/** Longer addresses are answered without a redirect: a gateway accepts 4 KiB of response headers. */
const MAX_REDIRECT_LENGTH = 2000;

/** The URL of a request, whatever its address is: with one slash in front nothing of it is a scheme or a host, which may be invalid. */
export function urlOf(address: string): URL {
  return new URL(address.replace(/^[/\\\s]*/, '/'), 'http://site.internal');
}

export function trimSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** What follows an address in a text, and was copied with it: `/faq.`, `(/faq)`, `/faq `. */
const PUNCTUATION = `[\\s.,;:!?)\\]}>'"’”…]`;
/** Not looked for from each of its characters on, which would take a long path of them seconds. */
const AFTER_ADDRESS = new RegExp(`(?<!${PUNCTUATION})${PUNCTUATION}+$`);

/**
 * Finds the page at an address, or where the address redirects to: a path with superfluous slashes or capitals to the canonical one, as do
 * percent-encoded letters, what was copied from the text behind it, and `&amp;` between parameters.
 *
 * @throws URIError when the percent-encoding of the path is invalid
 */
export function resolve(
  address: string,
  { composition, pages, sitePages }: Pick<RenderableComposition, 'composition' | 'pages' | 'sitePages'>,
  shell: Pick<ShellBuild, 'release' | 'entry' | 'assetUrl'>,
  { errorPages, redirects }: Pick<OwnPages, 'errorPages' | 'redirects'>,
): ResolvedPage | Redirect {
  const url = urlOf(address);
  const trimmed = trimSlashes(url.pathname);
  // Also one whose letters are percent-encoded: each spelling would be rendered and kept for itself.
  const lower = decodeURI(trimmed).toLowerCase();
  const meant = [lower, trimSlashes(lower.replace(AFTER_ADDRESS, ''))].find((path) => pages.has(path));
  const canonical = meant === undefined ? trimmed : encodeURI(meant);
  const search = url.search.replaceAll('&amp;', '&');
  const target = canonical + search;
  const isCanonical = canonical === address.split('?', 1)[0] && search === url.search;
  if (!isCanonical && target.length <= MAX_REDIRECT_LENGTH) {
    return { kind: 'redirect', status: 308, location: target };
  }
  const path = decodeURI(canonical);
  const found = pages.get(path);
  if (found) {
    const shown = shownBy(found.page, sitePages);
    const page = remotePage(found, canonical, url.searchParams, shell);
    return shown.length > 0 ? { ...page, sitePages: shown } : page;
  }
  const owner = { remote: 'shell', version: shell.release.version };
  const own = { owner, address: canonical, preload: [], cacheable: false, memoryCacheable: false };
  if (Object.hasOwn(composition.unavailable, path)) return { ...own, kind: 'unavailable', path };
  if (errorPages.has(path)) {
    return { ...own, kind: 'error-page', path, address: path, cacheable: true, memoryCacheable: true };
  }
  const location = redirects[path];
  if (location) return { kind: 'redirect', status: 302, location };
  const kind = composition.incomplete ? 'unavailable' : 'not-found';
  return { ...own, kind, path: '*', address: UNKNOWN, memoryCacheable: true };
}

/** What is rendered of the value of a parameter, in UTF-16 units: more would be copied for each process and cache on the way. */
const MAX_VALUE_LENGTH = 500;

function shortened(query: PageQuery): PageQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
  );
}

/** A page of a release that does not say whether it is personal is not cached. */
function remotePage(
  {
    release,
    page: { path, query = [], personal, chunks, shared = [], shareImage, variantImages },
  }: PageInComposition,
  canonical: string,
  search: URLSearchParams,
  { entry: { lazy }, assetUrl }: Pick<ShellBuild, 'entry' | 'assetUrl'>,
): ResolvedPage {
  const address = canonical + queryString(shortened(declaredQuery({ query }, search)));
  const { name, version } = release;
  const scriptAt = (file: string) =>
    assetUrl ? cdnAddressOf(release, file, assetUrl) : addressOf(release, file);
  const addressesOf = (images: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(images).map(([variant, image]) => [variant, addressOf(release, image)]),
    );
  return {
    kind: 'remote-page',
    owner: { remote: name, version },
    path,
    address,
    preload: [...shared.flatMap((module) => lazy[module] ?? []), ...chunks.map(scriptAt)],
    cacheable: personal === false,
    memoryCacheable: personal === false || (personal === true && address === canonical),
    ...(shareImage && { shareImage: addressOf(release, shareImage) }),
    ...(variantImages && { variantImages: addressesOf(variantImages) }),
  };
}
