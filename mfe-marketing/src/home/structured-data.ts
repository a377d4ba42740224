import { type SiteIdentity, telHref } from '@site/contract';
import { company, PHONE_HOURS, SERVED_COUNTRY } from '@site/kit';

/** The company as JSON-LD: schema.org's FinancialService, with the rating when there are reviews. */
export function financialService(site: SiteIdentity): object {
  const { cijfer, aantal } = site.beoordeling;
  return {
    '@context': 'https://schema.org',
    ...company(site),
    description: 'Bemiddelaar in financial lease voor ondernemers in Nederland.',
    slogan: 'Direct eigenaar met financial lease!',
    telephone: telHref(site.telefoon).replace('tel:', ''),
    email: site.email,
    areaServed: SERVED_COUNTRY,
    openingHoursSpecification: PHONE_HOURS,
    sameAs: Object.values(site.social),
    ...(aantal > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: cijfer,
        reviewCount: aantal,
        bestRating: 5,
      },
    }),
  };
}

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
