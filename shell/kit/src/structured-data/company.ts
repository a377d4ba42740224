import type { SiteIdentity } from '@site/contract';

/** The country that the company serves, as schema.org's Country. */
export const SERVED_COUNTRY = { '@type': 'Country', name: 'Nederland', identifier: 'NL' } as const;

/** When the phone is answered, as schema.org's OpeningHoursSpecification: the hours that the header shows. */
export const PHONE_HOURS = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '17:00',
} as const;

/** The company in short, as the party behind what a page describes. The home page has all of it, under the same `@id`. */
export function company({ naam, url }: SiteIdentity) {
  return { '@type': 'FinancialService', '@id': `${url}/#bedrijf`, name: naam, url: `${url}/` } as const;
}
