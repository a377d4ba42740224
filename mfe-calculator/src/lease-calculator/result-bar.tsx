import { euros } from '@site/contract';
import { bottomEdge, color, font, layer, media, PlateBand, PlateFrame, space, useFixed } from '@site/kit';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useScenario } from './calculator-context';
import { goToHeading } from './heading';

/**
 * A link to the result with the monthly amount, at the bottom of a screen that is too narrow to show form and result next to
 * each other. Hidden while the result itself is visible. A stale amount is marked.
 */
export function ResultBar() {
  const { berekening, isStale } = useScenario((scenario) => scenario);
  const [resultVisible, setResultVisible] = useState(false);
  const shown = berekening !== null;
  const bar = useRef<HTMLAnchorElement>(null);
  useFixed(bar, shown && !resultVisible ? 'bottom' : null);

  useEffect(() => {
    const result = document.getElementById('resultaten');
    if (!shown || !result) return;
    // The amount plate, right under its heading.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setResultVisible(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(result);
    return () => observer.disconnect();
  }, [shown]);

  if (!berekening) return null;
  return (
    <Bar
      ref={bar}
      href="#resultaten"
      $away={resultVisible}
      data-screen-only
      onClick={(event) => {
        event.preventDefault();
        goToHeading('resultaten');
      }}
    >
      <PlateFrame $size="m" $dimmed={isStale}>
        <PlateBand size="m" />
        <Amount>
          {euros(berekening.uitkomst.maandbedrag)} <span>per maand </span>
          {isStale && <Stale>bij uw vorige invoer</Stale>}
        </Amount>
        <Down aria-hidden />
      </PlateFrame>
    </Bar>
  );
}

/* As wide as the window: the form scrolls under it. Once it is hidden, it leaves little between form and result. */
const Bar = styled.a<{ $away: boolean }>`
  position: sticky;
  bottom: ${bottomEdge};
  z-index: ${layer.header - 1};
  display: flex;
  justify-content: center;
  margin: ${space(2)} calc(-1 * var(--gutter)) -2.75rem;
  padding: ${space(1)} var(--gutter) calc(${space(1)} + env(safe-area-inset-bottom));
  visibility: ${({ $away }) => ($away ? 'hidden' : undefined)};
  text-decoration: none;
  background: ${color.card};
  border-top: 2px solid ${color.ink};

  ${media.wide} {
    display: none;
  }
`;

const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: baseline;
  padding: 0.6875rem 0.25rem 0.6875rem 0.875rem;
  font-size: 1.5rem;
  line-height: 1.1;

  span {
    font: 600 0.9375rem/1.2 ${font.text};
  }
`;

const Stale = styled.span`
  flex-basis: 100%;
`;

const Down = styled(ArrowDown)`
  flex: none;
  align-self: center;
  width: 1.25rem;
  margin: 0 0.75rem 0 0.25rem;
  color: ${color.ink};
`;
