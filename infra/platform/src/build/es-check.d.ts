/** The part of the es-check API that is used here; the package has no types. */
declare module 'es-check' {
  interface Check {
    files: string[];
    /** Take the target from the browserslist in this file. */
    checkBrowser: true;
    browserslistPath: string;
    /** Look for single features of the language and its library, instead of parsing with the version that the target reads. */
    checkFeatures?: boolean;
    /** Names of features that are not reported, with commas between them. */
    ignore?: string;
    noCache?: boolean;
  }

  /** Never ends the process when it gets options, even without a logger. */
  export function runChecks(
    checks: Check[],
    options: { logger?: undefined },
  ): { success: boolean; errors: { err: Error; file: string }[] };
}
