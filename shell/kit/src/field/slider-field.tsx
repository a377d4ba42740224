import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, focusRing, font } from '../theme/theme';
import { useEarlyInput } from './early-input';
import { describedBy } from './field-frame';
import { FieldHint } from './field-messages';

/** A number between two bounds that is set by dragging or with the arrow keys. */
export interface SliderFieldProps {
  label: string;
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step: number;
  /** How the number reads: `€ 25.000`, `60 maanden`. */
  format?(value: number): string;
  hint?: ReactNode;
  id?: string;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
  font-weight: 600;

  output {
    font: 700 22px/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

/** Drawn alike by both kinds of engine; the part of the track that is behind the thumb is dark. */
const track = css`
  height: 8px;
  border-radius: 8px;
  background: linear-gradient(to right, ${color.ink} var(--behind), ${color.track} var(--behind));
`;

const thumb = css`
  box-sizing: border-box;
  width: 30px;
  height: 30px;
  border: 3px solid ${color.ink};
  border-radius: 50%;
  background: ${color.plate};
`;

/** In high contrast the browser draws it: it knows the colours. */
const Range = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  touch-action: pan-y;
  cursor: pointer;

  @media not (forced-colors: active) {
    appearance: none;
    background: transparent;

    &::-webkit-slider-runnable-track {
      ${track}
    }

    &::-moz-range-track {
      ${track}
    }

    &::-webkit-slider-thumb {
      appearance: none;
      margin-top: -11px;
      ${thumb}
    }

    &::-moz-range-thumb {
      ${thumb}
    }

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }

    &:focus-visible::-webkit-slider-thumb {
      ${focusRing}
    }

    &:focus-visible::-moz-range-thumb {
      ${focusRing}
    }
  }
`;

/**
 * A slider with its value in sight: the browser's own, so that it moves before the page has come alive, and by the gestures
 * of a screen reader on a phone. Give the same number a field to type in where precision matters.
 */
export function SliderField(props: SliderFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, min, max, step, format = String, hint } = props;
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, String(value), (early) => onChange(Number(early)));
  const behind = (value - min) / (max - min || 1);
  return (
    <div data-field>
      <Head>
        <label htmlFor={id}>{label}</label>
        <output aria-hidden="true">{format(value)}</output>
      </Head>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Range
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        aria-valuetext={format(value)}
        aria-describedby={describedBy(id, hint)}
        // From the middle of the thumb at one end to its middle at the other.
        style={{ '--behind': `calc(15px + ${behind} * (100% - 30px))` } as CSSProperties}
      />
    </div>
  );
}
