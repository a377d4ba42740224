/** The path where the shell's server receives the failures that browsers report. */
export const REPORT_PATH = '/report/failures';
