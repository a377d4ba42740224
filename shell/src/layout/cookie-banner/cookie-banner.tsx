import { timing, useConsent, VisuallyHidden } from '@site/kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { CookieChoiceProps } from './cookie-choice';

/** How long ago the page was loaded, in ms; 0 where that is not known. */
function sinceLoad(): number {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}

/**
 * Asks for cookie consent, a second after the page was loaded, or as soon as its scripts work after that, when the visitor has not chosen yet.
 * The page stays usable. Closed without a choice, the banner stays closed until the next page load. Its code is loaded only when needed; when
 * that fails there is no banner, and only necessary cookies are allowed.
 */
export function CookieBanner() {
  const { status } = useConsent();
  const [closed, setClosed] = useState(false);
  const [Choice, setChoice] = useState<ComponentType<CookieChoiceProps> | null>(null);
  const open = status === 'undecided' && !closed;

  useEffect(() => {
    if (!open) {
      const faded = setTimeout(() => setChoice(null), timing.stepFade);
      return () => clearTimeout(faded);
    }
    let wanted = true;
    const loading = import(/* webpackChunkName: "cookie-banner" */ './cookie-choice').catch(() => null);
    const ask = async () => {
      const loaded = await loading;
      if (wanted && loaded) setChoice(() => loaded.CookieChoice);
    };
    const wait = setTimeout(ask, Math.max(0, timing.cookieBanner - sinceLoad()));
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [open]);

  return (
    <>
      {Choice && <Choice open={open} onClose={() => setClosed(true)} />}
      <VisuallyHidden role="status">
        {Choice &&
          open &&
          'U kunt kiezen welke cookies u toestaat. De keuze staat aan het begin van de pagina.'}
      </VisuallyHidden>
    </>
  );
}
