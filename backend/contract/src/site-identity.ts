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
  /** In display format; missing where messages by WhatsApp are not answered. */
  whatsapp?: string;
  /** The lease companies that it works with, as a sentence lists them: `A, B en C`. Not shown when missing. */
  leasemaatschappijen?: string;
  /** Whether visitors can look up their company at the KvK. */
  zoektBijKvk?: boolean;
  /** The registered company behind the trade name. Each is shown only where it is configured. */
  bedrijf: Bedrijf;
  /** Phone numbers for damage in display format; one that is missing is not shown. */
  schadenummers: { schadeafdeling?: string; alarmcentrale?: string; pechhulp?: string };
  /** Profile URLs. */
  social: { facebook: string; instagram: string; linkedin: string; tiktok: string };
  /** Average rating, number of reviews, and the page with those reviews. Not shown with a count of 0. */
  beoordeling: { cijfer: number; aantal: number; url?: string };
  /** Whether employees log in and work on this site. */
  kantoor: boolean;
}

/** What Dutch law has a company state on its site (Civil Code, book 3, article 15d), as far as it is configured. */
export interface Bedrijf {
  /** The name in the trade register. */
  naam?: string;
  /** On one line, in the form that `readAdres` reads: `Voorbeeldstraat 1, 1234 AB Utrecht`. */
  adres?: string;
  /** Eight digits. */
  kvkNummer?: string;
  /** `NL000000000B00`. */
  btwId?: string;
  /** In the register of the AFM. Financial lease to businesses needs no licence. */
  afmNummer?: string;
}

/** For local development. */
export const STANDAARD_IDENTITEIT: SiteIdentity = {
  naam: 'Zakenwiel',
  productWaarde: 'zakenwiel',
  telefoon: '085 000 00 00',
  email: 'info@zakenwiel.example',
  klachtenEmail: 'klachten@zakenwiel.example',
  url: 'http://localhost:8080',
  bedrijf: {},
  schadenummers: {
    schadeafdeling: '085 000 00 01',
    alarmcentrale: '085 000 00 02',
    pechhulp: '085 000 00 03',
  },
  social: {
    facebook: 'https://www.facebook.com/zakenwiel',
    instagram: 'https://www.instagram.com/zakenwiel',
    linkedin: 'https://www.linkedin.com/company/zakenwiel',
    tiktok: 'https://www.tiktok.com/@zakenwiel',
  },
  beoordeling: { cijfer: 4.8, aantal: 127 },
  kantoor: false,
};

/** With its country code, as `+31850000000`. Dutch numbers get theirs; a `(0)` after a country code is removed. */
function internationalNumber(telefoon: string): string {
  const digits = telefoon
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return digits.startsWith('0') ? `+31${digits.slice(1)}` : digits;
}

/** A `tel:` URL, with the country code. */
export function telHref(telefoon: string): string {
  return `tel:${internationalNumber(telefoon)}`;
}

/** The URL that starts a conversation in WhatsApp with this number. */
export function whatsappHref(telefoon: string): string {
  return `https://wa.me/${internationalNumber(telefoon).replace('+', '')}`;
}

/** The parts of a Dutch address on one line, the postcode as `1234 AB`; null when it does not have them all. */
export function readAdres(adres: string): { straat: string; postcode: string; plaats: string } | null {
  const [, straat, digits, letters, plaats] =
    /^(\S[^,]*\d[^,]*),\s*([1-9]\d{3})\s?([a-z]{2})\s+(['’]?\p{L}.*)$/iu.exec(adres) ?? [];
  if (!straat || !digits || !letters || !plaats) return null;
  return { straat, postcode: `${digits} ${letters.toUpperCase()}`, plaats };
}

/** One detail of the company: with a label in a list, or in few words in running text. */
export interface Bedrijfsgegeven {
  label: string;
  waarde: string;
  kort: string;
}

/** The configured details of the company, in the order in which they are shown. */
export function bedrijfsgegevens({ bedrijf }: SiteIdentity): Bedrijfsgegeven[] {
  const { naam = '', adres = '', kvkNummer = '', btwId = '', afmNummer = '' } = bedrijf;
  return [
    { label: 'Officiële naam', waarde: naam, kort: naam },
    { label: 'Adres', waarde: adres, kort: adres },
    { label: 'KvK-nummer', waarde: kvkNummer, kort: `KvK-nummer ${kvkNummer}` },
    { label: 'Btw-id', waarde: btwId, kort: `btw-id ${btwId}` },
    { label: 'AFM-nummer', waarde: afmNummer, kort: `AFM-nummer ${afmNummer}` },
  ].filter(({ waarde }) => waarde);
}
