import { euros } from '@site/contract';
import {
  ButtonLink,
  bottomEdge,
  color,
  font,
  layer,
  media,
  myLease,
  PlateBand,
  PlateFrame,
  space,
  useFixed,
} from '@site/kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useScenario } from './calculator-context';
import { goToHeading } from './heading';

/**
 * The monthly amount, as a link to the result, and the request for a quote, at the bottom of a screen that is too narrow to show form and
 * result next to each other. Hidden while the result itself is visible. A stale amount is marked.
 */
export function ResultBar() {
  const { velden, berekening, isStale } = useScenario((scenario) => scenario);
  const [resultVisible, setResultVisible] = useState(false);
  const shown = berekening !== null;
  const bar = useRef<HTMLDivElement>(null);
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
    <Bar ref={bar} $away={resultVisible} data-screen-only>
      <Result
        href="#resultaten"
        onClick={(event) => {
          event.preventDefault();
          goToHeading('resultaten');
        }}
      >
        <PlateFrame $size="s" $dimmed={isStale}>
          <PlateBand size="s" />
          <Amount>
            <b>{euros(berekening.uitkomst.maandbedrag)}</b> <span>per maand</span>{' '}
            {isStale && <span>bij uw vorige invoer</span>}
          </Amount>
        </PlateFrame>
      </Result>
      <ButtonLink to="/lease-aanvragen" variant="primary" size="s" onClick={() => myLease.store(velden)}>
        Vraag offerte aan
      </ButtonLink>
    </Bar>
  );
}

/*
 * As wide as the window: the form scrolls under it. Once it is hidden, it leaves little between form and result. In a low window, as with
 * much enlarged text, it takes its place after the form.
 */
const Bar = styled.div<{ $away: boolean }>`
  position: sticky;
  bottom: ${bottomEdge};
  z-index: ${layer.header - 1};
  display: flex;
  gap: ${space(1)} ${space(1.5)};
  align-items: center;
  justify-content: space-between;
  margin: ${space(2)} calc(-1 * var(--gutter)) -${space(3)};
  padding: ${space(1)} var(--gutter) calc(${space(1)} + env(safe-area-inset-bottom));
  visibility: ${({ $away }) => ($away ? 'hidden' : undefined)};
  background: ${color.card};
  border-top: 2px solid ${color.ink};

  @media (max-height: 25em) {
    position: static;
    margin-bottom: 0;
  }

  ${media.smallest} {
    flex-wrap: wrap;
  }

  ${media.wide} {
    display: none;
  }
`;

const Result = styled.a`
  text-decoration: none;
`;

const Amount = styled.span`
  display: grid;
  padding: 0.375rem 0.75rem;

  b {
    font: inherit;
    font-size: 1.375rem;
  }

  span {
    font: 600 0.8125rem/1.2 ${font.text};
  }
`;
