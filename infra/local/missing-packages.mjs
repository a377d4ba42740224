import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/**
 * The workspaces that package-lock.json does not have, or has with other dependencies than their package.json: `npm ci` refuses them, and
 * `npm install` adds them.
 *
 * @param {string} root the root of the checkout
 * @returns {string[]} their folders, as in `workspaces` of package.json
 */
export function unlockedWorkspaces(root) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { packages } = read('package-lock.json');
  const dependencies = ({ dependencies = {}, devDependencies = {} }) => ({ dependencies, devDependencies });
  return read('package.json').workspaces.filter((folder) => {
    const locked = packages[folder];
    const manifest = path.join(folder, 'package.json');
    if (!locked || !existsSync(path.join(root, manifest))) return true;
    return !isDeepStrictEqual(dependencies(read(manifest)), dependencies(locked));
  });
}

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
