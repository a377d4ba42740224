import { type CSSProperties, useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, focusRing, on } from '../theme/theme';
import { usePreHydrationValue } from './pre-hydration-value';

/** Shared by WebKit and Gecko. The part of the track before the thumb is visible on every surface. */
const track = css`
  height: 0.5rem;
  border-radius: 8px;
  background: linear-gradient(to right, ${on.text} var(--behind), ${on.rule} var(--behind));
`;

const thumb = css`
  box-sizing: border-box;
  width: 1.875rem;
  height: 1.875rem;
  border: 3px solid ${color.ink};
  border-radius: 50%;
  background: ${color.plate};
`;

const idleThumb = css`
  border-color: ${color.ink2};
  border-style: dashed;
  background: ${color.track};
`;

/** With forced colours the browser draws its default slider. */
const Input = styled.input`
  display: block;
  width: 100%;
  height: 2.75rem;
  touch-action: pan-y;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }

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
      margin-top: -0.6875rem;
      ${thumb}
    }

    &::-moz-range-thumb {
      ${thumb}
    }

    &:disabled::-webkit-slider-thumb {
      ${idleThumb}
    }

    &:disabled::-moz-range-thumb {
      ${idleThumb}
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

/** The accessible name comes from a `<label>` or from `aria-label`. */
export interface RangeProps {
  /** Must be on a step between the bounds: the browser would round it. */
  value: number;
  onMove(value: number): void;
  min: number;
  max: number;
  step: number;
  /** The value as text, for `aria-valuetext`: `€ 25.000`. */
  inWords: string;
  disabled?: boolean;
  /** `off` when the field that it belongs to is not autofilled either. */
  autoComplete?: 'off';
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/**
 * The browser's own slider: it works before hydration, with the gestures of a screen reader on a phone, and with a tap on the track.
 * It has no `name`: the field that it belongs to is what a form sends.
 */
export function Range({ value, onMove, min, max, inWords, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  usePreHydrationValue(input, String(value), (typed) => onMove(Number(typed)));
  const behind = (value - min) / (max - min || 1);
  return (
    <Input
      {...rest}
      ref={input}
      type="range"
      data-screen-only
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onMove(Number(target.value))}
      aria-valuetext={inWords}
      // Between the centres of the thumb at both ends.
      style={{ '--behind': `calc(0.9375rem + ${behind} * (100% - 1.875rem))` } as CSSProperties}
    />
  );
}
