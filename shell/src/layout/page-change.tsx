import { timing, useCloseErrorToast, VisuallyHidden } from '@site/kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the main part of every page, where the skip link leads. */
export const MAIN_ID = 'inhoud';

/**
 * What a browser does by itself for a page that it loads, after a navigation without one: to the top, focus at the
 * start, the title said once. A toast about an error stays behind with its page. A new query or hash on the same page is no
 * navigation.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  const closeErrorToast = useCloseErrorToast();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeErrorToast();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

    const main = document.getElementById(MAIN_ID);
    const heading = target ?? main?.querySelector('h1') ?? main;
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });

    // A page may still set a title of its own when it appears.
    const timer = setTimeout(() => setTitle(document.title), timing.navigationFlag);
    return () => clearTimeout(timer);
  }, [pathname, hash, closeErrorToast]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
