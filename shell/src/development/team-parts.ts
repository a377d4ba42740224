import { type Composition, ROOT_ID, remoteOf } from '@site/platform/protocol/page';
import { MAIN_ID } from '../layout/page-change';

/** A part of the page that one team owns. */
export interface TeamPart {
  /** The name of a remote, or `shell`. */
  team: string;
  version: string;
  /** Its tag name (header, main, footer), or its accessible name. */
  part: string;
  element: Element;
}

/** A smaller element is for screen readers only. */
const MIN_VISIBLE_PX = 4;

/** The parts of the current page by owner: `main` belongs to the remote that has the page, everything around it to the shell. */
export function findTeamParts(composition: Composition, shellVersion: string): TeamPart[] {
  const root = document.getElementById(ROOT_ID);
  const main = document.getElementById(MAIN_ID);
  if (!root || !main) return [];
  const shell = { team: 'shell', version: shellVersion };
  const remote = remoteOf(composition, location.pathname);
  const owner = remote ? { team: remote, version: composition.remotes[remote]?.version ?? '' } : { ...shell };
  const found: TeamPart[] = [{ ...owner, part: 'main', element: main }];
  for (
    let ancestor: Element = main;
    ancestor !== root && ancestor.parentElement;
    ancestor = ancestor.parentElement
  ) {
    for (const sibling of ancestor.parentElement.children) {
      if (sibling === ancestor) continue;
      for (const element of visibleParts(sibling)) {
        found.push({ ...shell, part: nameOf(element), element });
      }
    }
  }
  return found;
}

/** The element, or its visible children when it takes no space itself. */
function visibleParts(element: Element): Element[] {
  return isVisible(element) ? [element] : [...element.children].filter(isVisible);
}

function isVisible(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  return (
    element.hasChildNodes() &&
    width >= MIN_VISIBLE_PX &&
    height >= MIN_VISIBLE_PX &&
    bottom + window.scrollY > 0
  );
}

function nameOf(element: Element): string {
  const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
  return element.getAttribute('aria-label') || title || element.tagName.toLowerCase();
}
