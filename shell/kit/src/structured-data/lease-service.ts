import type { SiteIdentity } from '@site/contract';
import type { PageFacts } from '../pages/pages';
import { company, SERVED_COUNTRY } from './company';

/** What a page offers, as JSON-LD: schema.org's Service, for businesses in the Netherlands. `name` is what people call it. */
export function leaseService(site: SiteIdentity, { url, head }: PageFacts, name: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Financial lease',
    description: head.description,
    url,
    areaServed: SERVED_COUNTRY,
    audience: { '@type': 'BusinessAudience', audienceType: 'Ondernemers' },
    provider: company(site),
  };
}
