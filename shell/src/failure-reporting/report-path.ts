/** The path where the shell's server receives the failures that browsers report. */
export const REPORT_PATH = '/report/failures';

/** The path where it receives the page views of releases that are watched. */
export const VIEWS_PATH = '/report/views';
