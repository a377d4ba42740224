import { Button, useHydrated } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Back = styled(Button)`
  &[data-waiting] {
    visibility: hidden;
  }
`;

/** How long a browser may take to begin with going back, in ms. */
const STILL_HERE_AFTER = 500;

/** Back to where the visitor came from. Only a script can do that: until one runs its place is kept and nothing is seen of it. */
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
 * One page back, however often it is asked for. A tab that was opened at this page has none, and no browser says so beforehand:
 * there it leads to the home page.
 */
function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);

  // The page changes, or the browser leaves the document: also one that is kept to come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change ends it.
  useEffect(() => {
    const settle = () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
    window.addEventListener('beforeunload', settle);
    window.addEventListener('pagehide', settle);
    return () => {
      settle();
      window.removeEventListener('beforeunload', settle);
      window.removeEventListener('pagehide', settle);
    };
  }, [key]);

  return () => {
    if (timer.current !== undefined) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      navigate('/');
    }, STILL_HERE_AFTER);
    window.history.back();
  };
}
