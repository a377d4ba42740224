import { Slider } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, font, media } from '../theme/theme';
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

const Root = styled(Slider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 44px;
  touch-action: pan-y;
  user-select: none;
  cursor: pointer;
`;

const Track = styled(Slider.Track)`
  position: relative;
  flex: 1;
  height: 8px;
  border-radius: 8px;
  background: ${color.track};

  ${media.forced} {
    outline: 1px solid CanvasText;
  }
`;

const Range = styled(Slider.Range)`
  position: absolute;
  height: 100%;
  border-radius: 8px;
  background: ${color.ink};

  ${media.forced} {
    background: Highlight;
  }
`;

const Thumb = styled(Slider.Thumb)`
  display: block;
  width: 30px;
  height: 30px;
  border: 3px solid ${color.ink};
  border-radius: 50%;
  background: ${color.plate};

  ${media.forced} {
    background: ButtonFace;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

/** A slider with its value in sight. Give the same number a field to type in where precision matters. */
export function SliderField(props: SliderFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, min, max, step, format = String, hint } = props;
  return (
    <div data-field>
      <Head>
        <span id={`${id}-label`}>{label}</span>
        <output aria-hidden="true">{format(value)}</output>
      </Head>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        min={min}
        max={max}
        step={step}
      >
        <Track>
          <Range />
        </Track>
        <Thumb
          id={id}
          aria-labelledby={`${id}-label`}
          aria-valuetext={format(value)}
          aria-describedby={describedBy(id, hint)}
        />
      </Root>
    </div>
  );
}
