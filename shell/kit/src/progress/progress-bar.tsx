import { useId } from 'react';
import styled from 'styled-components';
import { color, font, media, on, space } from '../theme/theme';
import { ProgressFill } from './progress-fill';

const Head = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
  font-weight: 600;
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Percentage = styled.span`
  flex: none;
  font: 800 1.375rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  position: relative;
  height: 0.875rem;
  border-radius: 7px;
  overflow: hidden;
  background: ${color.track};
  box-shadow: 0 0 0 1px ${on.soft};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A progress bar with a label and the percentage as text. `value` is 0 to 100; others are clamped. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const id = useId();
  const share = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        <Percentage aria-hidden>{share}%</Percentage>
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
      >
        <ProgressFill style={{ width: `${share}%` }} />
      </Track>
    </div>
  );
}
