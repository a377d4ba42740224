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

/** A setting has an invalid value. The message names it and what is expected. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

/** A `tel:` URL. Dutch numbers get their country code; a `(0)` after a country code is removed. */
export function telHref(telefoon: string): string {
  const digits = telefoon.replace('(0)', '').replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+31${digits.slice(1)}` : digits}`;
}

/**
 * Reads the identity from environment variables (`SITE_NAME`, `SITE_PRODUCT`, `SITE_PHONE`, `SITE_EMAIL`,
 * `SITE_COMPLAINTS_EMAIL`, `SITE_URL`, `SITE_DAMAGE_PHONE`, `SITE_ALARM_CENTRE_PHONE`, `SITE_BREAKDOWN_PHONE`, `SITE_FACEBOOK`,
 * `SITE_INSTAGRAM`, `SITE_LINKEDIN`, `SITE_TIKTOK`, `SITE_RATING`, `SITE_RATING_COUNT`); missing ones get their default.
 *
 * @throws InvalidSetting when a value is invalid.
 */
export function readSiteIdentity(env: Readonly<Record<string, string | undefined>>): SiteIdentity {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const mail = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (!/^[^@\s]+@[^@\s]+$/.test(value))
      throw new InvalidSetting(`${name} must be an e-mail address, not "${value}".`);
    return value;
  };
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback).replace(/\/+$/, '');
    if (!/^https?:\/\/[^/\s]+/.test(value))
      throw new InvalidSetting(`${name} must be a http(s) address, not "${value}".`);
    return value;
  };
  const optionalPhone = (name: string) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    const digits = value.replace(/\D/g, '').length;
    if (!/^\+?[\d ()-]+$/.test(value) || digits < 3 || digits > 15)
      throw new InvalidSetting(`${name} must be a phone number such as 088 000 00 00, not "${value}".`);
    return value;
  };
  const number = (name: string, fallback: number, max: number) => {
    const value = env[name]?.trim() ? Number(env[name]) : fallback;
    if (!(value >= 0 && value <= max))
      throw new InvalidSetting(`${name} must be a number from 0 to ${max}, not "${env[name]}".`);
    return value;
  };
  const d = STANDAARD_IDENTITEIT;
  return {
    naam: text('SITE_NAME', d.naam),
    productWaarde: text('SITE_PRODUCT', d.productWaarde),
    telefoon: text('SITE_PHONE', d.telefoon),
    email: mail('SITE_EMAIL', d.email),
    klachtenEmail: mail('SITE_COMPLAINTS_EMAIL', d.klachtenEmail),
    url: url('SITE_URL', d.url),
    schadenummers: {
      schadeafdeling: optionalPhone('SITE_DAMAGE_PHONE'),
      alarmcentrale: optionalPhone('SITE_ALARM_CENTRE_PHONE'),
      pechhulp: optionalPhone('SITE_BREAKDOWN_PHONE'),
    },
    social: {
      facebook: url('SITE_FACEBOOK', d.social.facebook),
      instagram: url('SITE_INSTAGRAM', d.social.instagram),
      linkedin: url('SITE_LINKEDIN', d.social.linkedin),
      tiktok: url('SITE_TIKTOK', d.social.tiktok),
    },
    beoordeling: {
      cijfer: number('SITE_RATING', d.beoordeling.cijfer, 5),
      aantal: Math.round(number('SITE_RATING_COUNT', d.beoordeling.aantal, 1_000_000)),
    },
  };
}
