/**
 * The browser of the tests: the one that came with `npm ci`, or the one that CHROMIUM names.
 *
 * @returns path of the executable
 */
export async function browserExecutable(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  // Makes the package bring the system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
