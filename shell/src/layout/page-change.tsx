import { timing, useCloseErrorToast, VisuallyHidden } from '@site/kit';
import { useSiteNavigation } from '@site/platform/browser/navigation';
import { useEffect, useRef, useState } from 'react';
import { useScrollMemory } from './scroll-memory';

/** The id of `<main>`, the target of the skip link. */
export const MAIN_ID = 'inhoud';

/** Moves the focus to the page's heading, or to `target`. */
export function focusHeading(target?: HTMLElement | null): void {
  const main = document.getElementById(MAIN_ID);
  const heading = target ?? main?.querySelector('h1') ?? main;
  // What can be focused already stays in the order of the Tab key.
  if (heading && heading.tabIndex < 0) heading.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Does after a client-side navigation what a browser does for a page that it loads: scrolls to the top, to the target of the hash, or
 * back to the previous position; moves the focus to the start; and announces the title. It also closes a toast about an error.
 *
 * A page that changes its own address (a step of a form, a tab) sets `preventScrollReset` and manages the focus itself.
 */
export function PageChange() {
  const { location, type, preventsScrollReset } = useSiteNavigation().shown;
  const returned = type === 'POP';
  const readPosition = useScrollMemory();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  const closeErrorToast = useCloseErrorToast();

  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const { pathname, search, hash } = location;
    const samePage = before.pathname === pathname;
    const target = targetOf(hash);

    if (samePage && returned) {
      const position = readPosition();
      if (target) show(target).scrollIntoView();
      else if (position !== undefined && (before.search !== search || before.hash !== hash))
        scrollTo(position);
      return;
    }
    if (samePage && preventsScrollReset) return;

    closeErrorToast();
    const position = returned ? readPosition() : undefined;
    const start = target && show(target);
    if (position === undefined && start) start.scrollIntoView({ behavior: 'instant' });
    else scrollTo(position ?? 0);

    focusHeading(start);

    // A page may still set a title of its own when it appears.
    const timer = setTimeout(() => setTitle(document.title), timing.navigationProgress);
    return () => clearTimeout(timer);
  }, [location, returned, preventsScrollReset, readPosition, closeErrorToast]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

/** Opens the collapsible part of the page that the target is in. @returns what is read and scrolled to: its title, or else the target. */
function show(target: HTMLElement): HTMLElement {
  const part = target.closest('details');
  if (!part) return target;
  part.open = true;
  return part.querySelector('summary') ?? target;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

/** The element that a hash names, or null. A visitor can type any hash, so it may not decode. */
function targetOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
