import { createRoot } from 'react-dom/client';
import type { Boot, DevelopmentBoot } from '../app/boot';
import { addressWith, CHANGES_PATH, RELEASE_PARAMETER } from './releases';
import { keepOverrides, keptOverrides } from './tab-state';
import { TeamTools } from './team-tools';

/**
 * Starts what teams use in development: a page that reloads when a release is live, releases that this tab has in place of the live
 * ones, and the tools that show both.
 *
 * @returns `leaving` when the tab is on its way to the same address with its own releases
 */
export function startTeamTools(boot: Boot): 'staying' | 'leaving' {
  // A page in a frame, as in the gallery of the kit, has the tools of the page around it.
  if (!boot.dev || window !== window.top) return 'staying';
  if (goToOwnReleases(boot.dev)) return 'leaving';
  reloadOnRelease(`${boot.dev.live} ${boot.shell}`);
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<TeamTools boot={boot} overrides={boot.dev.overrides} />);
  return 'staying';
}

/** Keeps the releases that the address asks for, and asks for those that were kept when the address does not. */
function goToOwnReleases({ overrides }: DevelopmentBoot): boolean {
  if (!new URLSearchParams(location.search).has(RELEASE_PARAMETER)) {
    const kept = keptOverrides();
    if (Object.keys(kept).length === 0) return false;
    location.replace(addressWith(location.href, kept));
    return true;
  }
  keepOverrides(overrides);
  if (Object.keys(overrides).length === 0) {
    history.replaceState(history.state, '', addressWith(location.href, {}));
  } else {
    // Logging out empties the storage of the tab.
    addEventListener('pagehide', () => keepOverrides(overrides));
  }
  return false;
}

function reloadOnRelease(shown: string): void {
  new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) => {
    if (data !== shown) location.reload();
  });
}
