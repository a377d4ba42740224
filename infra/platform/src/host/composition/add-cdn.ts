import type { Composition } from '../../protocol/composition';
import { CONTAINER_FILE } from '../../protocol/names';
import { addressOf, cdnAddressOf } from '../../protocol/release-addresses';
import type { RenderableComposition } from './renderable-composition';

/**
 * Adds to compositions where browsers load the containers of these releases from. The same composition gives the same object.
 *
 * @param assetUrl the address of the store at the CDN; without it they stay as they are
 */
export function addCdn(
  assetUrl: string | undefined,
): (ready: Pick<RenderableComposition, 'composition' | 'releases' | 'canaryReleases'>) => Composition {
  if (!assetUrl) return ({ composition }) => composition;
  const known = new WeakMap<Composition, Composition>();
  return ({ composition, releases, canaryReleases }) => {
    const same = known.get(composition);
    if (same) return same;
    const all = [...[...releases.values()].map(({ release }) => release), ...canaryReleases];
    const containers = Object.fromEntries(
      all.map((release) => [
        addressOf(release, CONTAINER_FILE),
        cdnAddressOf(release, CONTAINER_FILE, assetUrl),
      ]),
    );
    const added = { ...composition, cdn: { url: assetUrl, containers } };
    known.set(composition, added);
    return added;
  };
}
