import { CONTAINER_FILE, scriptAtCdn } from './names';
import type { Release, ReleaseId } from './release';

/** The folder of all addresses of files of remotes. */
export const RELEASES_PREFIX = '/releases/';

/**
 * The address of a browser file of a release. Only that of the container contains the version: a file that did not change has the same
 * address in the next release, so that a visitor fetches it once. The container is next to the folder of the scripts, where it looks
 * for them.
 *
 * @param file its path in the release: `web/js/contact.3f9a01bc.js`
 */
export function addressOf({ name, version }: ReleaseId, file: string): string {
  const place = file === CONTAINER_FILE ? `remoteEntry.${version}.js` : file.replace(/^web\//, '');
  return `${RELEASES_PREFIX}${name}/${place}`;
}

/**
 * The address of a script of a release at a CDN: below that of the store, as the file lies in it. After a `#` comes its hash, as in the
 * `integrity` of a script element.
 *
 * @param assetUrl the address of the store at the CDN
 */
export function cdnAddressOf({ name, version, files }: Release, file: string, assetUrl: string): string {
  const find = (wanted: string) => files.find((listed) => listed.path === wanted);
  const { path = file, sha256 = '' } = find(scriptAtCdn(file)) ?? find(file) ?? {};
  return `${assetUrl}/${name}/${version}/${path}#sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}
