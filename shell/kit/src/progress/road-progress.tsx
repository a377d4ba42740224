import styled from 'styled-components';
import { color, duration, media, on, space } from '../theme/theme';
import { HectometreSign } from './hectometre-sign';
import { Travelled } from './travelled';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2.25)};
  ${media.mobile} {
    gap: ${space(1.75)};
  }
`;

const Road = styled.span`
  position: relative;
  height: 14px;
  border-radius: 7px;
  background: ${color.track};
  box-shadow: 0 0 0 1px ${on.soft};
  overflow: hidden;
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transition: opacity ${duration.step};
`;

/** How far a wizard is: the sign, the road travelled, and the same in words ("Stap 3 van 10"). */
export function RoadProgress({ step, of }: { step: number; of: number }) {
  return (
    <Root>
      <HectometreSign aria-hidden>
        {step} <small>van {of}</small>
      </HectometreSign>
      <Road
        role="progressbar"
        aria-label="Voortgang"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={`Stap ${step} van ${of}`}
      >
        <Travelled style={{ width: `${(step / of) * 100}%` }} />
      </Road>
      <Words>
        Stap {step} van {of}
      </Words>
    </Root>
  );
}
