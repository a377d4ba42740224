import { type SiteIdentity, telHref } from '@site/contract';
import { company, type PageMetadata, PHONE_HOURS, SERVED_COUNTRY } from '@site/kit';

/** The contact details as JSON-LD: schema.org's ContactPage. */
export function contactPage(site: SiteIdentity, { url }: PageMetadata): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url,
    inLanguage: 'nl',
    mainEntity: {
      ...company(site),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: telHref(site.telefoon).replace('tel:', ''),
        email: site.email,
        areaServed: SERVED_COUNTRY,
        availableLanguage: 'nl',
        hoursAvailable: PHONE_HOURS,
      },
    },
  };
}
