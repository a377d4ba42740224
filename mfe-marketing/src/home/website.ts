import type { SiteIdentity } from '@site/contract';
import { company } from '@site/kit';

/** The site and its search as JSON-LD: schema.org's WebSite. */
export function website(site: SiteIdentity): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.naam,
    url: `${site.url}/`,
    inLanguage: 'nl',
    publisher: company(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
