import type { BrowserContextOptions } from '@playwright/test';
import type { SiteUnderTest } from './site';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser that keeps nothing yet: somebody's first visit, with a cookie banner. */
export const FIRST_VISIT: StorageState = { cookies: [], origins: [] };

/**
 * What the browser of a visitor keeps who chose about cookies before: no banner appears. Every test starts so; one that is
 * about a first visit says `test.use({ storageState: FIRST_VISIT })`. Known once the site of this test run has an address.
 */
export function madeChoice(): StorageState {
  const started = process.env.SITE_UNDER_TEST;
  if (!started) return FIRST_VISIT;
  return madeChoiceAt((JSON.parse(started) as SiteUnderTest).siteUrl);
}

/** The same, on a site of a test's own. */
export function madeChoiceAt(siteUrl: string): StorageState {
  const preferences = { noodzakelijk: true, functioneel: true, analytisch: false, marketing: false };
  return {
    cookies: [],
    origins: [
      {
        origin: new URL(siteUrl).origin,
        localStorage: [
          { name: 'cookiePreferences', value: JSON.stringify(preferences) },
          { name: 'cookiesAccepted', value: 'true' },
        ],
      },
    ],
  };
}
