import { color, font, on, radius, type SurfaceTone, space, surface } from '@site/kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { contrast } from './contrast';

const Grounds = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)};
`;

const Ground = styled.li<{ $tone: SurfaceTone }>`
  ${({ $tone }) => surface[$tone]}
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  h3 {
    margin-bottom: ${space(1.5)};
    font: 700 22px/1.2 ${font.display};
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    padding-block: 6px;
    border-top: 1px solid ${on.rule};
    font-variant-numeric: tabular-nums;
  }
`;

const WRITTEN = ['text', 'soft', 'accent'] as const;

/** A surface with the text colours on it; their contrast is computed from the rendered colours. */
function Surface({ tone }: { tone: SurfaceTone }) {
  const ground = useRef<HTMLLIElement>(null);
  const [ratios, setRatios] = useState<Record<string, number>>({});
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const behind = getComputedStyle(element).backgroundColor;
    const measured = [...element.querySelectorAll<HTMLElement>('[data-written]')].map((line) => [
      line.dataset.written,
      contrast(getComputedStyle(line).color, behind),
    ]);
    setRatios(Object.fromEntries(measured));
  }, []);
  return (
    <Ground ref={ground} $tone={tone}>
      <h3>{tone}</h3>
      {WRITTEN.map((name) => (
        <p key={name} data-written={name} style={{ color: on[name] }}>
          <span>on.{name}</span>
          <span>{ratios[name]?.toFixed(1)}</span>
        </p>
      ))}
    </Ground>
  );
}

/** All surfaces that a component can be placed on. */
export function Surfaces() {
  return (
    <Grounds>
      {(Object.keys(surface) as SurfaceTone[]).map((tone) => (
        <Surface key={tone} tone={tone} />
      ))}
    </Grounds>
  );
}
