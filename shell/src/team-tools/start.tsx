import { createRoot } from 'react-dom/client';
import type { Boot, DevelopmentBoot } from '../app/boot';
import { RELEASE_PARAMETER } from '../composition/release-parameter';
import { addressWith, CHANGES_PATH } from './releases';
import { storedOverrides, storeOverrides } from './tab-state';
import { TeamTools } from './team-tools';

/**
 * Starts the team tools: reloads the page when a release goes live, restores the releases that this tab uses instead of the live ones,
 * and renders the tools.
 *
 * @returns `leaving` when the tab is navigating to the same address with its own releases
 */
export function startTeamTools(boot: Boot): 'staying' | 'leaving' {
  // Not in an iframe, as in the gallery of the kit: the page around it has the tools.
  if (!boot.dev || window !== window.top) return 'staying';
  if (goToOwnReleases(boot.dev)) return 'leaving';
  reloadOnRelease(`${boot.dev.live} ${boot.shell}`);
  const place = document.createElement('div');
  place.lang = 'en';
  document.body.append(place);
  createRoot(place).render(<TeamTools boot={boot} overrides={boot.dev.overrides} />);
  return 'staying';
}

/** Stores the releases that the address requests; without any, requests the stored ones. */
function goToOwnReleases({ overrides }: DevelopmentBoot): boolean {
  if (!new URLSearchParams(location.search).has(RELEASE_PARAMETER)) {
    const kept = storedOverrides();
    if (Object.keys(kept).length === 0) return false;
    location.replace(addressWith(location.href, kept));
    return true;
  }
  storeOverrides(overrides);
  if (Object.keys(overrides).length === 0) {
    history.replaceState(history.state, '', addressWith(location.href, {}));
  } else {
    // Logging out empties the storage of the tab.
    addEventListener('pagehide', () => storeOverrides(overrides));
  }
  return false;
}

function reloadOnRelease(shown: string): void {
  new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) => {
    if (data !== shown) location.reload();
  });
}
