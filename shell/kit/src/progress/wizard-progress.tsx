import styled from 'styled-components';
import { color, media, on, space } from '../theme/theme';
import { HectometreSign } from './hectometre-sign';
import { ProgressFill } from './progress-fill';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2.25)};
  ${media.mobile} {
    gap: ${space(1.75)};
  }
`;

const Sign = styled(HectometreSign)`
  font-size: 1.125rem;
  white-space: nowrap;
`;

const Road = styled.span`
  position: relative;
  height: 0.875rem;
  border-radius: 7px;
  background: ${color.track};
  box-shadow: 0 0 0 1px ${on.soft};
  overflow: hidden;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** The progress of a wizard: a progress bar drawn as a road, and the same on a sign ("Stap 3 van 10"). */
export function WizardProgress({ step, of }: { step: number; of: number }) {
  return (
    <Root>
      <Sign>{`Stap ${step} van ${of}`}</Sign>
      <Road
        role="progressbar"
        aria-label="Voortgang"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={`Stap ${step} van ${of}`}
      >
        <ProgressFill style={{ width: `${(step / of) * 100}%` }} />
      </Road>
    </Root>
  );
}
