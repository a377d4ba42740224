/** The purpose of a cookie, or of anything else that a browser stores. */
export type CookieCategory = 'noodzakelijk' | 'functioneel' | 'analytisch' | 'marketing';

/** Which categories the visitor allows. `noodzakelijk` (necessary) is always true. */
export type CookiePreferences = Readonly<Record<CookieCategory, boolean>>;

/** The categories as visitors read them, in the order of the switches. */
export const COOKIE_CATEGORIES: readonly { id: CookieCategory; name: string; text: string }[] = [
  {
    id: 'noodzakelijk',
    name: 'Noodzakelijk',
    text: 'Zonder deze werkt de website niet, daarom staan ze altijd aan.',
  },
  {
    id: 'functioneel',
    name: 'Functioneel',
    text: 'Onthouden wat u typt of kiest, zoals uw tekst in de chat.',
  },
  {
    id: 'analytisch',
    name: 'Analytisch',
    text: 'Meten hoe bezoekers de website gebruiken, zodat wij die kunnen verbeteren.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    text: 'Laten advertenties aansluiten bij wat u op onze website bekijkt.',
  },
];

/** The initial state of the switches. Until a choice is saved only necessary cookies are allowed, whatever the switches show. */
export const DEFAULT_PREFERENCES: CookiePreferences = {
  noodzakelijk: true,
  functioneel: true,
  analytisch: false,
  marketing: false,
};

/** All categories allowed. */
export const ALL_COOKIES: CookiePreferences = {
  noodzakelijk: true,
  functioneel: true,
  analytisch: true,
  marketing: true,
};

/** Only what the site cannot work without. */
export const NECESSARY_COOKIES: CookiePreferences = {
  noodzakelijk: true,
  functioneel: false,
  analytisch: false,
  marketing: false,
};

/** The local storage keys of the choice about cookies. They must not change: existing visitors have choices under these names. */
export const CONSENT_KEYS = {
  /** JSON of the four categories, each true or false. */
  preferences: 'cookiePreferences',
  /** The text `true` once a choice was made. */
  accepted: 'cookiesAccepted',
} as const;
