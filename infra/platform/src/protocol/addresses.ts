/** The path where the shell's server receives the failures that browsers report. */
export const FAILURES_PATH = '/report/failures';

/** The path where it receives the page views of releases that are monitored. */
export const VIEWS_PATH = '/report/views';

/** The path where it receives what browsers measure. */
export const VITALS_PATH = '/report/vitals';

/** The address of the pages that other pages may show, as JSON. */
export const SITE_PAGES_PATH = '/pages.json';

/** Where a backend says which calls it knows, on the port of its health checks. */
export const BACKEND_CALLS_PATH = '/api/health/calls';
