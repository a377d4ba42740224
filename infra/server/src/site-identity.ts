import {
  compactNumber,
  isKvkNumber,
  isUnusualPhoneNumber,
  readAdres,
  STANDAARD_IDENTITEIT as SITE,
  type SiteIdentity,
} from '@site/contract';
import * as v from 'valibot';
import { type Environment, emailAddress, flag, readEnvironment, setting, textThat } from './settings.js';

const webAddress = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\/+$/, '')),
  textThat((value) => /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value), 'a http(s) address'),
);

const phone = textThat((value) => {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d ()-]+$/.test(value) && digits >= 3 && digits <= 15;
}, 'a phone number such as 088 000 00 00');

/** WhatsApp addresses a number by its country code, so it must be complete. */
const wholePhone = textThat(
  (value) => !isUnusualPhoneNumber(value.replace('(0)', '')),
  'a complete phone number such as 06 12 34 56 78',
);

const numberTo = (max: number) =>
  v.pipe(
    textThat((value) => Number(value) >= 0 && Number(value) <= max, `a number from 0 to ${max}`),
    v.transform(Number),
  );

const names = (expected: string) => textThat((value) => /\p{L}/u.test(value), expected);

const dutchAddress = textThat(
  (value) => readAdres(value) !== null,
  'a street, postcode and city such as Voorbeeldstraat 1, 1234 AB Utrecht',
);

const kvkNumber = v.pipe(textThat(isKvkNumber, 'a number of 8 digits'), v.transform(compactNumber));

const btwId = v.pipe(
  textThat((value) => /^NL\d{9}B\d{2}$/i.test(compactNumber(value)), 'a Dutch btw-id such as NL000000000B00'),
  v.transform((value) => compactNumber(value).toUpperCase()),
);

const afmNumber = textThat(
  (value) => /^[A-Z]?\d{5,9}$/i.test(value),
  'a number from the register of the AFM, of 5 to 9 digits',
);

/** The settings of the site identity. */
export const SITE_SETTINGS = {
  SITE_NAME: setting('The name of the company.', v.string(), SITE.naam),
  SITE_PRODUCT: setting('The value of a complaint about the company itself.', v.string(), SITE.productWaarde),
  SITE_PHONE: setting('The phone number, as it is shown.', v.string(), SITE.telefoon),
  SITE_EMAIL: setting('The mail address of the office.', emailAddress, SITE.email),
  SITE_COMPLAINTS_EMAIL: setting('The mail address for complaints.', emailAddress, SITE.klachtenEmail),
  SITE_URL: setting('Where visitors reach the site.', webAddress, SITE.url),
  SITE_WHATSAPP: setting(
    'The phone number that answers messages by WhatsApp. Empty: there is none.',
    wholePhone,
  ),
  SITE_LESSORS: setting(
    'The lease companies it works with, as a sentence lists them. Empty: not shown.',
    names('the names of lease companies'),
  ),
  SITE_LEGAL_NAME: setting(
    'The name of the company in the trade register. Empty: not shown.',
    names('the name of the company in the trade register'),
  ),
  SITE_ADDRESS: setting('Its street, postcode and city on one line. Empty: not shown.', dutchAddress),
  SITE_KVK: setting('Its number in the trade register, 8 digits. Empty: not shown.', kvkNumber),
  SITE_BTW: setting('Its btw-id: NL000000000B00. Empty: not shown.', btwId),
  SITE_AFM: setting('Its licence or registration number of the AFM. Empty: not shown.', afmNumber),
  SITE_DAMAGE_PHONE: setting(
    'The phone number of the damage department.',
    phone,
    SITE.schadenummers.schadeafdeling,
  ),
  SITE_ALARM_CENTRE_PHONE: setting(
    'The phone number of the alarm centre.',
    phone,
    SITE.schadenummers.alarmcentrale,
  ),
  SITE_BREAKDOWN_PHONE: setting(
    'The phone number for roadside assistance.',
    phone,
    SITE.schadenummers.pechhulp,
  ),
  SITE_FACEBOOK: setting('The profile on Facebook.', webAddress, SITE.social.facebook),
  SITE_INSTAGRAM: setting('The profile on Instagram.', webAddress, SITE.social.instagram),
  SITE_LINKEDIN: setting('The profile on LinkedIn.', webAddress, SITE.social.linkedin),
  SITE_TIKTOK: setting('The profile on TikTok.', webAddress, SITE.social.tiktok),
  SITE_RATING: setting('The average rating, 0 to 5.', numberTo(5), String(SITE.beoordeling.cijfer)),
  SITE_RATING_COUNT: setting(
    'The number of reviews. With 0 no rating is shown.',
    numberTo(1_000_000),
    String(SITE.beoordeling.aantal),
  ),
  SITE_REVIEWS_URL: setting('The page with those reviews. Empty: the rating is not a link.', webAddress),
  KVK_URL: setting(
    'The API of the KvK, where visitors look up their company: https://api.kvk.nl. Empty: they type its details only.',
    webAddress,
  ),
  OFFICE: setting(
    '`true`: employees log in at /login/medewerker and work in /kantoor. `false`: that page is a form without a function.',
    flag,
  ),
};

/** Reads the site identity from environment variables. @throws InvalidSetting */
export function readSiteIdentity(env: Environment): SiteIdentity {
  const read = readEnvironment(SITE_SETTINGS, env);
  return {
    naam: read.SITE_NAME,
    productWaarde: read.SITE_PRODUCT,
    telefoon: read.SITE_PHONE,
    email: read.SITE_EMAIL,
    klachtenEmail: read.SITE_COMPLAINTS_EMAIL,
    url: read.SITE_URL,
    whatsapp: read.SITE_WHATSAPP,
    leasemaatschappijen: read.SITE_LESSORS,
    zoektBijKvk: read.KVK_URL === undefined ? undefined : true,
    bedrijf: {
      naam: read.SITE_LEGAL_NAME,
      adres: read.SITE_ADDRESS,
      kvkNummer: read.SITE_KVK,
      btwId: read.SITE_BTW,
      afmNummer: read.SITE_AFM,
    },
    schadenummers: {
      schadeafdeling: read.SITE_DAMAGE_PHONE,
      alarmcentrale: read.SITE_ALARM_CENTRE_PHONE,
      pechhulp: read.SITE_BREAKDOWN_PHONE,
    },
    social: {
      facebook: read.SITE_FACEBOOK,
      instagram: read.SITE_INSTAGRAM,
      linkedin: read.SITE_LINKEDIN,
      tiktok: read.SITE_TIKTOK,
    },
    beoordeling: {
      cijfer: read.SITE_RATING,
      aantal: Math.round(read.SITE_RATING_COUNT),
      url: read.SITE_REVIEWS_URL,
    },
    kantoor: read.OFFICE ?? false,
  };
}
