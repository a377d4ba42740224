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
  const isLeaving = useRef(false);

  // The page changes, or the browser leaves the document, possibly into the back-forward cache.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change ends it.
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [key]);

  return () => {
    // Also while the browser leaves: a second click would go back once more.
    if (timer.current !== undefined) return;
    isLeaving.current = false;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      if (!isLeaving.current) navigate('/');
    }, HISTORY_BACK_TIMEOUT_MS);
    window.history.back();
  };
}
