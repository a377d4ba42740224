import { color, media } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The parts of a payment. Each has its own pattern, so that it can be told apart without colour. */
export type PaymentPart = 'aanbetaling' | 'aflossing' | 'rente' | 'slottermijn';

export const PART_NAMES: Record<PaymentPart, string> = {
  aanbetaling: 'Aanbetaling',
  aflossing: 'Aflossing',
  rente: 'Rente',
  slottermijn: 'Slottermijn',
};

/** A part with its amount, in whole euros. */
export interface PartAmount {
  part: PaymentPart;
  amount: number;
}

/** Defines the patterns of `<PaymentBar>` and `<PartSwatch>`: render it once around them, with an `id` unique on the page. */
export function PartPatterns({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <Definitions aria-hidden="true" width="0" height="0">
        <defs>
          <pattern id={`${id}-aanbetaling`} width="8" height="8" patternUnits="userSpaceOnUse">
            <Ground width="8" height="8" $fill={color.sand} />
            <Line d="M4 0V8" />
          </pattern>
          <pattern id={`${id}-aflossing`} width="8" height="8" patternUnits="userSpaceOnUse">
            <Solid width="8" height="8" />
          </pattern>
          <pattern id={`${id}-rente`} width="10" height="10" patternUnits="userSpaceOnUse">
            <Ground width="10" height="10" $fill={color.plate} />
            <Line d="M-2 2L2 -2M0 10L10 0M8 12L12 8" />
          </pattern>
          <pattern id={`${id}-slottermijn`} width="8" height="8" patternUnits="userSpaceOnUse">
            <Ground width="8" height="8" $fill={color.sky} />
            <Dot cx="4" cy="4" r="1.7" />
          </pattern>
        </defs>
      </Definitions>
      {children}
    </>
  );
}

/**
 * Amounts as one bar, each as wide as its share of `most`. Decorative: show the figures as text next to it.
 *
 * @param patterns the `id` of the PartPatterns around it.
 * @param height in px.
 */
export function PaymentBar({
  patterns,
  parts,
  most,
  height,
}: {
  patterns: string;
  parts: readonly PartAmount[];
  most: number;
  height: number;
}) {
  const share = (amount: number) => (100 * amount) / most;
  let start = 0;
  return (
    <Bar aria-hidden="true" width="100%" height={height}>
      {parts.map(({ part, amount }) => {
        const x = start;
        start += share(amount);
        return amount > 0 ? (
          <Segment
            key={part}
            x={`${x}%`}
            width={`${share(amount)}%`}
            height={height}
            fill={`url(#${patterns}-${part})`}
          />
        ) : null;
      })}
    </Bar>
  );
}

/** The pattern of a part, for a legend. */
export function PartSwatch({ patterns, part }: { patterns: string; part: PaymentPart }) {
  return (
    <Swatch aria-hidden="true" width="22" height="22">
      <Segment width="22" height="22" rx="5" fill={`url(#${patterns}-${part})`} />
    </Swatch>
  );
}

const Definitions = styled.svg`
  position: absolute;
`;

const Ground = styled.rect<{ $fill: string }>`
  fill: ${({ $fill }) => $fill};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;

const Solid = styled.rect`
  fill: ${color.success};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Line = styled.path`
  stroke: ${color.ink};
  stroke-width: 1.5;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Dot = styled.circle`
  fill: ${color.band};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

/* Half of the outline of the first and last segment is outside the bar. */
const Bar = styled.svg`
  overflow: visible;
`;

const Swatch = styled.svg`
  flex: none;
  overflow: visible;
`;

const Segment = styled.rect`
  stroke: ${color.ink};
  stroke-width: 2;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;
