/** The local storage keys of the choice about cookies. They must not change: existing visitors have choices under these names. */
export const CONSENT_KEYS = {
  /** JSON of the four categories, each true or false. */
  preferences: 'cookiePreferences',
  /** The text `true` once a choice was made. */
  accepted: 'cookiesAccepted',
} as const;
