import { timing, useConsent, VisuallyHidden } from '@site/kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { CookieChoiceProps } from './cookie-choice';

/**
 * Asks a visitor who has not chosen yet, a second after the page is there. The page stays usable meanwhile. Closed without
 * a choice it stays away until the next page is loaded. Its code comes only to those who are asked; when it does not arrive
 * nobody is asked, and nothing but the necessary is allowed.
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
