import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages of package-lock.json that are not installed, or in another version: paths such as `backend/node_modules/glob`.
 *
 * npm's own list says what it installed last; whether that is still there is looked up on the disk, because a folder may have been removed
 * since. Packages for other machines (`optional`) need not be there.
 *
 * @param {string} root the root of the checkout
 * @returns {string[]}
 */
export function missingPackages(root) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  const wanted = Object.entries(read('package-lock.json')).filter(([name]) => name.includes('node_modules/'));
  let installed = {};
  try {
    installed = read('node_modules/.package-lock.json');
  } catch {
    // Nothing was installed yet, or not to the end.
  }
  return wanted
    .filter(([name, { version, optional, peer }]) => {
      const found = installed[name];
      if (!found) return !optional && !peer;
      return found.version !== version || !existsSync(path.join(root, name, 'package.json'));
    })
    .map(([name]) => name);
}
