import { euros } from '@site/contract';
import {
  bottomEdge,
  color,
  type FloatingOptions,
  fadeWhileAway,
  font,
  layer,
  media,
  PlateBand,
  PlateFrame,
  space,
  useFloating,
} from '@site/kit';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useScenario } from './calculator-context';
import { goToHeading } from './heading';

const FLOATING: FloatingOptions = { behaviour: 'hides', from: 'active controls' };

/**
 * A link to the result with the monthly amount, at the bottom of a screen that is too narrow to show form and result next to
 * each other. Hidden while the result itself is visible. A stale amount is marked.
 */
export function ResultBar() {
  const { berekening, isStale } = useScenario((scenario) => scenario);
  const [resultVisible, setResultVisible] = useState(false);
  const shown = berekening !== null;
  const bar = useRef<HTMLAnchorElement>(null);
  useFloating(bar, shown && !resultVisible ? FLOATING : null);

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

/* Leaves room at the right for the chat button, and little between form and result once it is hidden. */
const Bar = styled.a<{ $away: boolean }>`
  ${fadeWhileAway}
  position: sticky;
  bottom: calc(${bottomEdge} + ${space(2)});
  z-index: ${layer.header - 1};
  display: block;
  width: fit-content;
  max-width: calc(100% - 72px);
  margin: ${space(2)} 0 -44px;
  visibility: ${({ $away }) => ($away ? 'hidden' : undefined)};
  text-decoration: none;
  border-radius: 10px;
  filter: drop-shadow(0 10px 18px rgb(0 0 0 / 25%));

  ${media.wide} {
    display: none;
  }
`;

const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: baseline;
  padding: 11px 4px 11px 14px;
  font-size: 24px;
  line-height: 1.1;

  span {
    font: 600 15px/1.2 ${font.text};
  }
`;

const Stale = styled.span`
  flex-basis: 100%;
`;

const Down = styled(ArrowDown)`
  flex: none;
  align-self: center;
  width: 20px;
  margin: 0 12px 0 4px;
  color: ${color.ink};
`;
