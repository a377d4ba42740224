/** The company that the site belongs to. Configured per deployment; local development uses the defaults below. */
export interface SiteIdentity {
  /** Trade name. */
  naam: string;
  /** The value of a complaint's `klachtType` when it is about the company itself. */
  productWaarde: string;
  /** In display format: `085 000 00 00`. */
  telefoon: string;
  email: string;
  klachtenEmail: string;
  /** Base URL of the site, without a trailing slash. */
  url: string;
  /** Phone numbers for damage in display format; missing where the insurance partner has none. */
  schadenummers: { schadeafdeling?: string; alarmcentrale?: string; pechhulp?: string };
  /** Profile URLs. */
  social: { facebook: string; instagram: string; linkedin: string; tiktok: string };
  /** Average rating and number of reviews. Not shown with a count of 0. */
  beoordeling: { cijfer: number; aantal: number };
}

/** For local development. */
export const STANDAARD_IDENTITEIT: SiteIdentity = {
  naam: 'Zakenwiel',
  productWaarde: 'zakenwiel',
  telefoon: '085 000 00 00',
  email: 'info@zakenwiel.example',
  klachtenEmail: 'klachten@zakenwiel.example',
  url: 'http://localhost:8080',
  schadenummers: {},
  social: {
    facebook: 'https://www.facebook.com/zakenwiel',
    instagram: 'https://www.instagram.com/zakenwiel',
    linkedin: 'https://www.linkedin.com/company/zakenwiel',
    tiktok: 'https://www.tiktok.com/@zakenwiel',
  },
  beoordeling: { cijfer: 4.8, aantal: 127 },
};

/** A `tel:` URL. Dutch numbers get their country code; a `(0)` after a country code is removed. */
export function telHref(telefoon: string): string {
  const digits = telefoon.replace('(0)', '').replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`;
}
