/** The addresses of the composed site of this test run. Set by the global setup, read by every test. */
export interface SiteUnderTest {
  siteUrl: string;
  mailUrl: string;
  /** The backend itself, with its metrics. */
  backendUrl: string;
  /** The site's release store. */
  store: string;
}

/** The site of this test run. */
export function site(): SiteUnderTest {
  const found = process.env.SITE_UNDER_TEST;
  if (!found) throw new Error('The global setup did not start a site.');
  return JSON.parse(found) as SiteUnderTest;
}
