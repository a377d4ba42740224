/** Where the browser's local storage keeps the choice about cookies. Fixed: visitors chose under these names. */
export const CONSENT_KEYS = {
  /** JSON of the four categories, each true or false. */
  preferences: 'cookiePreferences',
  /** The text `true` once a choice was made. */
  accepted: 'cookiesAccepted',
} as const;
