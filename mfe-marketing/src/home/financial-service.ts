import type { SiteIdentity } from '@site/contract';

/** The company as JSON-LD: schema.org's FinancialService, with the rating when there are reviews. */
export function financialService(site: SiteIdentity): object {
  const { cijfer, aantal } = site.beoordeling;
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: site.naam,
    description: 'Bemiddelaar in financial lease voor ondernemers in Nederland.',
    url: `${site.url}/`,
    telephone: site.telefoon,
    email: site.email,
    areaServed: { '@type': 'Country', name: 'Nederland' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '10:00',
      closes: '17:00',
    },
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
