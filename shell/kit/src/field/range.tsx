import { type CSSProperties, useRef } from 'react';
import { css, styled } from 'styled-components';
import { color, focusRing, media, on } from '../theme/theme';
import { useEarlyInput } from './early-input';

/** Drawn alike by both kinds of engine; the part of the track that is behind the thumb stands out on every surface. */
const track = css`
  height: 8px;
  border-radius: 8px;
  background: linear-gradient(to right, ${on.text} var(--behind), ${on.rule} var(--behind));
`;

const thumb = css`
  box-sizing: border-box;
  width: 30px;
  height: 30px;
  border: 3px solid ${color.ink};
  border-radius: 50%;
  background: ${color.plate};
`;

const idleThumb = css`
  border-color: ${color.ink2};
  border-style: dashed;
  background: ${color.track};
`;

/** In high contrast the browser draws it: it knows the colours. */
const Input = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  touch-action: pan-y;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }

  ${media.print} {
    display: none;
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
      margin-top: -11px;
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

/** What a Range is set to and between what. Its name comes from a `<label>` or from `aria-label`. */
export interface RangeProps {
  /** On a step between the bounds: the browser would move it there. */
  value: number;
  onMove(value: number): void;
  min: number;
  max: number;
  step: number;
  /** How the value reads: `€ 25.000`. */
  inWords: string;
  disabled?: boolean;
  /** `off` beside a field that the browser does not fill in again either. */
  autoComplete?: 'off';
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/**
 * The browser's own slider: it moves before the page has come alive, by the gestures of a screen reader on a phone, and by
 * a tap beside the thumb. It has no name in a form, for what it sets is sent by the field that it belongs to.
 */
export function Range({ value, onMove, min, max, inWords, ...rest }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, String(value), (early) => onMove(Number(early)));
  const behind = (value - min) / (max - min || 1);
  return (
    <Input
      {...rest}
      ref={input}
      type="range"
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onMove(Number(target.value))}
      aria-valuetext={inWords}
      // From the middle of the thumb at one end to its middle at the other.
      style={{ '--behind': `calc(15px + ${behind} * (100% - 30px))` } as CSSProperties}
    />
  );
}
