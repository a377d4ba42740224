import { color, dashes, layer, timing, VisuallyHidden } from '@site/kit';
import { useSiteNavigation } from '@site/platform/browser/navigation';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** Length of a dash and of the gap after it, in px. */
const DASH = 40;

const drive = keyframes`
  to { background-position-x: ${2 * DASH}px, 0; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.skip};
  height: 0.375rem;
  pointer-events: none;
  background:
    ${dashes(color.plate, DASH)} 0 50% / ${2 * DASH}px 2px repeat-x,
    ${color.dark};
  animation: ${drive} 700ms linear infinite;
`;

/**
 * A progress bar along the top of the window and a status message for screen readers, shown only while a navigation
 * takes longer than `timing.navigationProgress`.
 */
export function NavigationProgress() {
  const isNavigating = useSiteNavigation().pending !== null;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setSlow(true), timing.navigationProgress);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isNavigating]);

  return (
    <>
      {isSlow && <Bar data-navigation-progress data-screen-only aria-hidden />}
      <VisuallyHidden role="status">{isSlow ? 'Pagina wordt geladen' : ''}</VisuallyHidden>
    </>
  );
}
