/** The addresses of the site of this test run. Set by the global setup, read by every test. */
export interface SiteUnderTest {
  siteUrl: string;
  /** The mail catcher, and the backend itself with its metrics: of a suite with a backend. */
  mailUrl?: string;
  backendUrl?: string;
  /** The settings of its staff command line. */
  backendSettings?: string;
  /** The port on which a suite with a backend may open a collector of traces. */
  collectorPort?: number;
  /** The site's release store. */
  store: string;
}

/** The site of this test run. */
export function site(): SiteUnderTest {
  const found = process.env.SITE_UNDER_TEST;
  if (!found) throw new Error('The global setup did not start a site.');
  return JSON.parse(found) as SiteUnderTest;
}
