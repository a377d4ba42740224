import type { SiteIdentity } from '@site/contract';
import type { PageHead } from '@site/kit';

/** One element of the document's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Marks the elements that belong to the page at hand, so that the next page can replace them. */
export const HEAD_MARK = 'data-page-head';

/** The document title of a page: its own and the site's name. */
export function documentTitle(title: string, site: SiteIdentity): string {
  return `${title} | ${site.naam}`;
}

/**
 * What stands in the head for a page: title, description, keywords, robots, canonical address, Open Graph and
 * structured data (JSON-LD: a breadcrumb on every public page, and what the page adds).
 */
export function headElements(
  head: PageHead,
  site: SiteIdentity,
  path: string,
  isPublic: boolean,
): HeadElement[] {
  const title = documentTitle(head.title, site);
  const address = `${site.url}${path}`;
  const meta = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const elements: HeadElement[] = [
    { tag: 'title', attributes: {}, text: title },
    meta('description', head.description),
    meta('keywords', head.keywords.join(', ')),
  ];
  if (!isPublic) return [...elements, meta('robots', 'noindex')];
  const data = [breadcrumb(head.title, site, path), ...(head.structuredData?.(site) ?? [])];
  return [
    ...elements,
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    property('og:type', 'website'),
    property('og:site_name', site.naam),
    property('og:locale', 'nl_NL'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', address),
    ...data.map(
      (object): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(object),
      }),
    ),
  ];
}

function breadcrumb(title: string, site: SiteIdentity, path: string): object {
  const home = { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` };
  const here = { '@type': 'ListItem', position: 2, name: title, item: `${site.url}${path}` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path === '/' ? [home] : [home, here],
  };
}
