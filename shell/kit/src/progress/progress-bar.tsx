import { useId } from 'react';
import styled from 'styled-components';
import { font, space } from '../theme/theme';
import { ProgressTrack } from './progress-track';

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
      <ProgressTrack now={share} of={100} aria-labelledby={id} />
    </div>
  );
}
