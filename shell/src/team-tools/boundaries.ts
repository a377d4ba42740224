import { ROOT_ID } from '../app/boot';
import { type Composition, remoteOf } from '../composition/composition';
import { MAIN_ID } from '../layout/page-change';

/** A part of the page that one team owns. */
export interface Boundary {
  /** The name of a remote, or `shell`. */
  team: string;
  version: string;
  /** What it is: header, main, footer, or the name that it has for screen readers. */
  part: string;
  element: Element;
}

/** Less than this many px wide or high is there for screen readers only. */
const SMALLEST = 4;

/**
 * Who owns what on the page at hand: `main` belongs to the remote that has the page, everything around it to the shell.
 */
export function findBoundaries(composition: Composition, shellVersion: string): Boundary[] {
  const root = document.getElementById(ROOT_ID);
  const main = document.getElementById(MAIN_ID);
  if (!root || !main) return [];
  const shell = { team: 'shell', version: shellVersion };
  const remote = remoteOf(composition, location.pathname);
  const owner = remote ? { team: remote, version: composition.remotes[remote]?.version ?? '' } : { ...shell };
  const found: Boundary[] = [{ ...owner, part: 'main', element: main }];
  for (let inside: Element = main; inside !== root && inside.parentElement; inside = inside.parentElement) {
    for (const beside of inside.parentElement.children) {
      if (beside === inside) continue;
      for (const element of visibleParts(beside)) {
        found.push({ ...shell, part: nameOf(element), element });
      }
    }
  }
  return found;
}

/** The element, or what is seen of it when it takes no room itself. */
function visibleParts(element: Element): Element[] {
  return isVisible(element) ? [element] : [...element.children].filter(isVisible);
}

function isVisible(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  return element.hasChildNodes() && width >= SMALLEST && height >= SMALLEST && bottom + window.scrollY > 0;
}

function nameOf(element: Element): string {
  const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
  return element.getAttribute('aria-label') || title || element.tagName.toLowerCase();
}
