import type { SiteIdentity } from '@site/contract';
import type { PageMetadata } from '../pages/pages';
import { company, SERVED_COUNTRY } from './company';

/** A service that a page offers, as JSON-LD (schema.org's Service), for businesses in the Netherlands. `name` is its common name. */
export function leaseService(site: SiteIdentity, { url, head }: PageMetadata, name: string) {
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
