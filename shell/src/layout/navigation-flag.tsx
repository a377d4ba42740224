import { color, dashes, layer, timing, VisuallyHidden } from '@site/kit';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/** Length of a dash and of the gap after it, in px. */
const DASH = 40;

const drive = keyframes`
  to { background-position-x: ${2 * DASH}px, 0; }
`;

const Road = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.skip};
  height: 6px;
  pointer-events: none;
  background:
    ${dashes(color.plate, DASH)} 0 50% / ${2 * DASH}px 2px repeat-x,
    ${color.road};
  animation: ${drive} 700ms linear infinite;
`;

/**
 * Says that the next page is on its way: a road along the top of the window, and a word to screen readers. Only while a navigation
 * takes longer than most do.
 */
export function NavigationFlag() {
  const underWay = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setLate(true), timing.navigationFlag);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [underWay]);

  return (
    <>
      {late && <Road data-navigation-flag data-screen-only aria-hidden />}
      <VisuallyHidden role="status">{late ? 'Pagina wordt geladen' : ''}</VisuallyHidden>
    </>
  );
}
