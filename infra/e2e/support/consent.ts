import type { BrowserContextOptions, PlaywrightTestOptions, TestFixture } from '@playwright/test';
import type { SiteUnderTest } from './site';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** An empty browser: a first visit, with a cookie banner. */
export const FIRST_VISIT: StorageState = { cookies: [], origins: [] };

/**
 * The browser storage of a visitor who has made a cookie choice, so that no banner appears. The default of every test; one
 * about a first visit says `test.use({ storageState: FIRST_VISIT })`. Empty until the site of this test run has an address.
 */
export function cookieChoiceState(): StorageState {
  const started = process.env.SITE_UNDER_TEST;
  if (!started) return FIRST_VISIT;
  return cookieChoiceStateOf((JSON.parse(started) as SiteUnderTest).siteUrl);
}

/** The same for a site that a test starts itself. */
export function cookieChoiceStateOf(siteUrl: string): StorageState {
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

/**
 * The same for a site that the tests of a file start before them: without it the banner may come up between the press and the release of
 * a mouse button. `test.use({ storageState: cookieChoiceAt(() => shell) })`
 */
export function cookieChoiceAt(
  site: () => { url: string } | undefined,
): TestFixture<PlaywrightTestOptions['storageState'], PlaywrightTestOptions> {
  return ({ baseURL: _ }, use) => {
    const started = site();
    return use(started ? cookieChoiceStateOf(started.url) : FIRST_VISIT);
  };
}
