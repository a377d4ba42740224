import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { NotInstalled } from './browser';

/**
 * The path of a program: the first of these names that is in PATH.
 *
 * @param packages the Debian packages that contain it
 * @throws NotInstalled when none is found
 */
export function installed(names: readonly string[], packages: string): string {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder.
      }
    }
  }
  throw new NotInstalled(`${names.join(' or ')} is not installed. On Debian: apt-get install ${packages}`);
}
