import { color, layer } from '@site/kit';
import { type Composition, ROOT_ID } from '@site/platform/protocol/page';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { findTeamParts } from './team-parts';

/** The width of an outline and the height of its label, in px. */
const BORDER = 3;
const LABEL = 28;

const Box = styled.div<{ $shell: boolean }>`
  position: fixed;
  z-index: ${layer.skip};
  pointer-events: none;
  ${({ $shell }) =>
    $shell
      ? css`
          --team: ${color.band};
          border: ${BORDER}px solid var(--team);
        `
      : css`
          --team: ${color.success};
          border: ${BORDER}px dashed var(--team);
        `}
  @media print {
    display: none;
  }
`;

const Label = styled.span<{ $atRight: boolean }>`
  position: absolute;
  ${({ $atRight }) => ($atRight ? 'right' : 'left')}: -${BORDER}px;
  max-width: 80vw;
  padding: 2px 0.5rem;
  overflow: hidden;
  font: 600 0.8125rem/1.5 ui-monospace, monospace;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.white};
  background: var(--team);
`;

interface Outline {
  text: string;
  isShell: boolean;
  top: number;
  left: number;
  width: number;
  height: number;
  /** The position of the label within the part. */
  labelTop: number;
}

/** Does the part cover the top edge of the window, like a sticky header? */
function isAtTop({ top, height, isShell }: Omit<Outline, 'labelTop'>): boolean {
  return isShell && top <= 0 && top + height > 0 && height < window.innerHeight / 2;
}

/** Draws a frame around what each team owns, with its name and version. It takes no pointer events. */
export function Outlines({ composition, shellVersion }: { composition: Composition; shellVersion: string }) {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const parts = findTeamParts(composition, shellVersion).map(({ team, part, version, element }) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return {
          text: `${team} · ${part} · ${version}`,
          isShell: team === 'shell',
          top,
          left,
          width,
          height,
        };
      });
      // A label stays in view while its part is, below sticky elements at the top.
      const edge = (of: (typeof parts)[number]) =>
        Math.max(
          0,
          ...parts.filter((part) => part !== of && isAtTop(part)).map((part) => part.top + part.height),
        );
      setOutlines(
        parts.map((part) => ({
          ...part,
          labelTop: Math.max(-BORDER, Math.min(edge(part) - part.top, part.height - LABEL)),
        })),
      );
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    scheduleMeasure();
    const changes = new MutationObserver(scheduleMeasure);
    const sizes = new ResizeObserver(scheduleMeasure);
    const root = document.getElementById(ROOT_ID);
    if (root) {
      changes.observe(root, {
        subtree: true,
        childList: true,
        attributeFilter: ['class', 'style', 'hidden'],
      });
      sizes.observe(root);
    }
    addEventListener('scroll', scheduleMeasure, { passive: true, capture: true });
    addEventListener('resize', scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', scheduleMeasure, { capture: true });
      removeEventListener('resize', scheduleMeasure);
    };
  }, [composition, shellVersion]);

  return (
    <div aria-hidden data-team-outlines>
      {outlines.map(({ text, isShell, top, left, width, height, labelTop }) => (
        <Box key={text} $shell={isShell} style={{ top, left, width, height }}>
          <Label $atRight={left > window.innerWidth / 2} style={{ top: labelTop }}>
            {text}
          </Label>
        </Box>
      ))}
    </div>
  );
}
