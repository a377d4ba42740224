import { timing, useConsent, VisuallyHidden } from '@site/kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { CookieChoiceProps } from './cookie-choice';

/**
 * Asks for cookie consent, a second after hydration, when the visitor has not chosen yet. The page stays usable. Closed without a
 * choice, the banner stays closed until the next page load. Its code is loaded only when needed; when that fails there is no banner,
 * and only necessary cookies are allowed.
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
    const wait = setTimeout(async () => {
      const loaded = await loading;
      if (wanted && loaded) setChoice(() => loaded.CookieChoice);
    }, timing.cookieBanner);
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
