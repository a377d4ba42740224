import { definePages } from '@site/kit';
import { CALCULATOR_PATH, CALCULATOR_QUERY } from './lease-calculator/calculator-address';
import { readQuery } from './search/read-query';

export default definePages('mfe-calculator', [
  {
    path: CALCULATOR_PATH,
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
    },
    query: CALCULATOR_QUERY,
    foundIn: {
      search: {
        category: 'Service',
        words: ['calculator', 'rekenen', 'maandlasten', 'wat kost'],
        parts: () => import('./lease-calculator/search-parts'),
      },
    },
    load: () => import('./lease-calculator/page'),
  },
  {
    path: '/search',
    head: {
      title: 'Zoeken',
      description:
        'Zoek op onze site naar financial lease, leasen met een BKR-registratie, voorwaarden, lease berekenen of aanvragen, of neem contact met ons op.',
      keywords: ['zoeken', 'financial lease', 'leasen met BKR', 'veelgestelde vragen', 'contact'],
    },
    query: ['q'],
    showsSitePages: true,
    // Search results are not indexed.
    headFor: ({ q }) => {
      const wanted = q === undefined ? '' : readQuery(q).trim();
      return { ...(wanted && { title: `Zoeken naar ${wanted}` }), ...(q !== undefined && { index: false }) };
    },
    load: () => import('./search/page'),
  },
]);
