import { euros } from '@site/contract';
import { styled } from 'styled-components';
import { media, on, space } from '../theme/theme';
import { Range } from './range';
import { type AmountSliderSpan, sliderMarks } from './slider-marks';

/** Without scripts it would set nothing: the typed field is there. */
const Root = styled.div`
  margin-top: ${space(0.5)};

  ${media.unscripted} {
    display: none;
  }
`;

/** Drawn close to the track, over the part of the target that nothing is drawn in. */
const Ends = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: space-between;
  margin-top: -2px;
  color: ${on.soft};
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  pointer-events: none;

  ${media.print} {
    display: none;
  }
`;

/** The slider of an AmountField: for the same amount, in steps, with its ends in figures. */
export function AmountSlider({
  label,
  digits,
  span,
  onMove,
}: {
  /** The label of the field. */
  label: string;
  digits: string;
  span: AmountSliderSpan;
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
      <Ends aria-hidden="true">
        <span>{euros(first)}</span>
        {!isPoint && <span>{euros(end)}</span>}
      </Ends>
    </Root>
  );
}
