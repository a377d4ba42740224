import { euros } from '@site/contract';
import { styled } from 'styled-components';
import { media, on, space } from '../theme/theme';
import { Range } from './range';
import { type AmountSliderRange, sliderMarks } from './slider-marks';

/** Hidden without JavaScript, where it does nothing. The text field remains. */
const Root = styled.div`
  margin-top: ${space(0.5)};

  ${media.noScript} {
    display: none;
  }
`;

/** Close to the track, over the empty part of its touch target. */
const Ends = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: space-between;
  margin-top: -2px;
  color: ${on.soft};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  pointer-events: none;
`;

/** The slider of an AmountField, with the amounts at its ends. */
export function AmountSlider({
  label,
  digits,
  span,
  onMove,
}: {
  /** The label of the field. */
  label: string;
  digits: string;
  span: AmountSliderRange;
  onMove(digits: string): void;
}) {
  const amount = Number(digits);
  const { first, last, end, placeOf, amountAfter } = sliderMarks(span);
  const isPoint = first === last;
  return (
    <Root>
      <Range
        aria-label={`${label}, schuif`}
        value={placeOf(amount)}
        onMove={(place) => onMove(String(amountAfter(amount, place)))}
        min={first}
        max={last}
        step={span.step}
        disabled={isPoint}
        autoComplete="off"
        inWords={digits === '' ? 'Nog geen bedrag' : euros(amount)}
      />
      <Ends data-screen-only aria-hidden="true">
        <span>{euros(first)}</span>
        {!isPoint && <span>{euros(end)}</span>}
      </Ends>
    </Root>
  );
}
