import type { SiteIdentity } from '@site/contract';

/** The country that the company serves, as schema.org's Country. */
export const SERVED_COUNTRY = { '@type': 'Country', name: 'Nederland', identifier: 'NL' } as const;

/** The phone hours that the header shows, as schema.org's OpeningHoursSpecification. */
export const PHONE_HOURS = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '17:00',
} as const;

/** A short reference to the company. The home page has the full description, under the same `@id`. */
export function company({ naam, url }: SiteIdentity) {
  return { '@type': 'FinancialService', '@id': `${url}/#bedrijf`, name: naam, url: `${url}/` } as const;
}
