import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { font } from '../theme/theme';
import { describedBy } from './field-frame';
import { FieldHint } from './field-messages';
import { Range } from './range';

interface SliderFieldProps {
  label: string;
  /** May be between the steps or outside the bounds: it is shown as it is, and the thumb at the nearest step. */
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step: number;
  /** The number as text: `€ 25.000`, `60 maanden`. */
  format?(value: number): string;
  hint?: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: baseline;
  justify-content: space-between;
  font-weight: 600;

  output {
    font: 700 1.375rem/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

/** The nearest value that the slider can have, as the browser rounds it. */
function onStep(value: number, min: number, max: number, step: number): number {
  const most = Math.max(0, Math.floor((max - min) / step));
  return min + step * Math.min(most, Math.max(0, Math.round((value - min) / step)));
}

/**
 * A slider with a visible value: the browser's own, so that it works before hydration and with the gestures of a screen reader on a
 * phone. Where precision matters, use an AmountField with a `slider`.
 */
export function SliderField(props: SliderFieldProps) {
  const id = useId();
  const { label, value, onChange, min, max, step, format = String, hint } = props;
  return (
    <div data-field>
      <Head>
        <label htmlFor={id}>{label}</label>
        <output aria-hidden="true">{format(value)}</output>
      </Head>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Range
        id={id}
        value={onStep(value, min, max, step)}
        onMove={onChange}
        min={min}
        max={max}
        step={step}
        inWords={format(value)}
        aria-describedby={describedBy(id, hint)}
      />
    </div>
  );
}
