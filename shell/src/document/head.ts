import type { SiteIdentity } from '@site/contract';
import type { Crumb, PageHead } from '@site/kit';
import shareImage from '../pictures/share-image.png.tsx?picture';
import { headAt } from './head-at';
import type { LoadedPage } from './loaded-page';

/** One element of the document's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Marks the elements of the current page, so that the next page can replace them. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page-head';

/** The text on the share image of a page without one of its own. */
const PROMISE = 'Direct eigenaar met financial lease!';

/** The alt text of a share image, after the text on it. */
const SHARE_IMAGE_TEXT = 'Een bestelwagen op de weg, met daarboven een kenteken waarop VAN-U staat.';

function shareText(title: string): string {
  return `${title}${/[.!?]$/.test(title) ? '' : '.'} ${SHARE_IMAGE_TEXT}`;
}

/** The document title of a page: its own and the site's name. */
export function documentTitle(title: string, site: SiteIdentity): string {
  return `${title} | ${site.naam}`;
}

/** Identifies the head of a page at an address: another page, or another declared query, has another key. */
export function headKey(page: LoadedPage, path: string, search: URLSearchParams): string {
  const { head, canonicalQuery } = headAt(page, search);
  return JSON.stringify([path, canonicalQuery, head]);
}

/**
 * The head elements of a page at an address: title, description, keywords and robots; and for a page with status 200 its canonical
 * URL, Open Graph tags and JSON-LD (the breadcrumb, and the page's own structured data). An authenticated page has only the
 * breadcrumb, and a 404 page a breadcrumb without a URL of its own.
 */
export function headElements(
  page: LoadedPage,
  site: SiteIdentity,
  path: string,
  search: URLSearchParams,
): HeadElement[] {
  const { head, canonicalQuery } = headAt(page, search);
  const title = documentTitle(head.title, site);
  const address = `${site.url}${path}${canonicalQuery}`;
  const listed = page.status === 200 && !page.personal && head.index !== false;
  const elements: HeadElement[] = [
    { tag: 'title', attributes: {}, text: title },
    meta('description', head.description),
    meta('keywords', head.keywords.join(', ')),
    ...(listed ? [] : [meta('robots', 'noindex')]),
  ];
  // An unknown address has no URL in the breadcrumb.
  if (page.status === 404) return [...elements, jsonLd(breadcrumb(head, site, path))];
  if (page.status !== 200) return elements;
  // A query that is not a variant has the breadcrumb and the share image of its page.
  const own = canonicalQuery ? head : page.head;
  const ownImage = page.variantImages?.[canonicalQuery] ?? page.shareImage;
  const place = jsonLd(breadcrumb(own, site, path, address));
  if (page.personal) return [...elements, place];
  return [
    ...elements,
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.naam),
    property('og:locale', 'nl_NL'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:image', `${site.url}${ownImage ?? shareImage}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', shareText(ownImage ? own.title : PROMISE)),
    meta('twitter:card', 'summary_large_image'),
    place,
    ...(page.structuredData?.(site, { url: address, head }) ?? []).map(jsonLd),
  ];
}

function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

function jsonLd(object: object): HeadElement {
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(object) };
}

/** @param address the page's canonical URL; left out for an unknown address. */
function breadcrumb(
  { title, above = [] }: PageHead,
  site: SiteIdentity,
  path: string,
  address?: string,
): object {
  const home: Crumb = { path: '/', title: 'Home' };
  const before = path === '/' ? [] : [home, ...above];
  const here = { name: path === '/' ? home.title : title, ...(address && { item: address }) };
  const items = [...before.map((crumb) => ({ name: crumb.title, item: `${site.url}${crumb.path}` })), here];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
