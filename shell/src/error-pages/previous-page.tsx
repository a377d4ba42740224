import { Button, useHydrated } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Back = styled(Button)`
  &[data-waiting] {
    visibility: hidden;
  }
`;

/** How long a browser may take to start `history.back()`. */
const HISTORY_BACK_TIMEOUT_MS = 500;

/** A button to the previous page. It needs JavaScript: until hydration it is invisible, but takes its space. */
export function PreviousPage() {
  const hydrated = useHydrated();
  const goBack = useGoBack();
  return (
    <Back variant="ghost" data-waiting={hydrated ? undefined : ''} onClick={goBack}>
      Vorige pagina
    </Back>
  );
}

/**
 * Goes one page back, also at a double click. A tab that was opened at this page has no previous page, and browsers do not say so
 * beforehand: then it goes to the home page.
 */
function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);

  // The page changes, or the browser leaves the document, possibly into the back-forward cache.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change ends it.
  useEffect(() => {
    const cancelFallback = () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
    window.addEventListener('beforeunload', cancelFallback);
    window.addEventListener('pagehide', cancelFallback);
    return () => {
      cancelFallback();
      window.removeEventListener('beforeunload', cancelFallback);
      window.removeEventListener('pagehide', cancelFallback);
    };
  }, [key]);

  return () => {
    if (timer.current !== undefined) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      navigate('/');
    }, HISTORY_BACK_TIMEOUT_MS);
    window.history.back();
  };
}
