import { timing, useCloseErrorToast, VisuallyHidden } from '@site/kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollMemory, useStaysInPlace } from './scroll-memory';

/** The id of the main part of every page, where the skip link leads. */
export const MAIN_ID = 'inhoud';

/** Puts the focus at the start of the page: on its heading, or on the part that is given. */
export function focusHeading(target?: HTMLElement | null): void {
  const main = document.getElementById(MAIN_ID);
  const heading = target ?? main?.querySelector('h1') ?? main;
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * What a browser does by itself for a page that it loads, after a navigation without one: to the top, or to what the hash names, or
 * back to where the visitor was; focus at the start; the title said once. A toast about an error stays behind with its page.
 *
 * A page that changes its own address (a step of a form, a tab) asks to stay in place, and looks after the focus itself.
 */
export function PageChange() {
  const location = useLocation();
  const returned = useNavigationType() === 'POP';
  const stays = useStaysInPlace();
  const recall = useScrollMemory();
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
      const position = recall();
      if (target) target.scrollIntoView();
      else if (position !== undefined && (before.search !== search || before.hash !== hash))
        scrollTo(position);
      return;
    }
    if (samePage && stays) return;

    closeErrorToast();
    const position = returned ? recall() : undefined;
    if (position === undefined && target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo(position ?? 0);

    focusHeading(target);

    // A page may still set a title of its own when it appears.
    const timer = setTimeout(() => setTitle(document.title), timing.navigationFlag);
    return () => clearTimeout(timer);
  }, [location, returned, stays, recall, closeErrorToast]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

function scrollTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

/** What the hash of an address names, if it is there; anybody can type a hash. */
function targetOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
