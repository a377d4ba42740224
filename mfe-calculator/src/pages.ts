import { definePages } from '@site/kit';

export default definePages('mfe-calculator', [
  {
    path: '/lease-berekenen',
    head: {
      title: 'Lease berekenen',
      description:
        'Bereken in een paar tellen wat financial lease uw bedrijf per maand kost. Vul prijs, aanbetaling, slottermijn en looptijd in en zie uw bedrag.',
      keywords: [
        'lease berekenen',
        'financial lease calculator',
        'maandbedrag lease',
        'slottermijn',
        'aanbetaling',
      ],
      structuredData: (site) => [
        {
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: `Leasecalculator van ${site.naam}`,
          url: `${site.url}/lease-berekenen`,
          description: 'Berekent het indicatieve maandbedrag van een financial lease voor bedrijven.',
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          browserRequirements: 'JavaScript',
          inLanguage: 'nl',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
          provider: { '@type': 'Organization', name: site.naam, url: site.url },
        },
      ],
    },
    query: ['type'],
    load: () => import('./lease-calculator/page'),
  },
  {
    path: '/search',
    head: {
      title: 'Zoeken',
      description:
        'Zoek op onze site naar financial lease, leasen met een BKR-registratie, voorwaarden, lease berekenen of aanvragen, of neem contact met ons op.',
      keywords: ['zoeken', 'financial lease', 'leasen met BKR', 'veelgestelde vragen', 'contact'],
      structuredData: (site) => [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: site.naam,
          url: site.url,
          inLanguage: 'nl',
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
    query: ['q'],
    load: () => import('./search/page'),
  },
]);
