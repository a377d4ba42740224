import { readAdres, type SiteIdentity } from '@site/contract';

/** The country that the company serves, as schema.org's Country. */
export const SERVED_COUNTRY = { '@type': 'Country', name: 'Nederland', identifier: 'NL' } as const;

/** The phone hours that the header shows, as schema.org's OpeningHoursSpecification. */
export const PHONE_HOURS = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '17:00',
} as const;

/**
 * A short reference to the company, with its registered details as far as they are configured. The home page has the full description,
 * under the same `@id`.
 */
export function company({ naam, url, bedrijf }: SiteIdentity) {
  const { naam: legalName, adres = '', kvkNummer, btwId } = bedrijf;
  const address = readAdres(adres);
  return {
    '@type': 'FinancialService',
    '@id': `${url}/#bedrijf`,
    name: naam,
    url: `${url}/`,
    ...(legalName && { legalName }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.straat,
        postalCode: address.postcode,
        addressLocality: address.plaats,
        addressCountry: 'NL',
      },
    }),
    ...(btwId && { vatID: btwId }),
    ...(kvkNummer && { identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: kvkNummer } }),
  } as const;
}
