import { existsSync } from 'node:fs';

/**
 * The browser that measurements use: an ordinary one, as visitors have. That of the tests is an old lean build, which leaves out work
 * that others do.
 *
 * @returns the path of Debian's, or what CHROMIUM names instead
 * @throws with how to install it, when it is missing
 */
export function ordinaryChromium(): string {
  const { CHROMIUM: executable = '/usr/bin/chromium' } = process.env;
  if (existsSync(executable)) return executable;
  throw new Error(
    `There is no ${executable}: apt-get install chromium, or name another Chromium or Chrome in CHROMIUM.`,
  );
}
