import styled from 'styled-components';
import { color, duration, media, on, space } from '../theme/theme';
import { HectometreSign } from './hectometre-sign';
import { ProgressFill } from './progress-fill';

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
  height: 0.875rem;
  border-radius: 7px;
  background: ${color.track};
  box-shadow: 0 0 0 1px ${on.soft};
  overflow: hidden;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Text = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transition: opacity ${duration.step};
`;

/** The progress of a wizard: a progress bar drawn as a road, and the same as text ("Stap 3 van 10"). */
export function WizardProgress({ step, of }: { step: number; of: number }) {
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
        <ProgressFill style={{ width: `${(step / of) * 100}%` }} />
      </Road>
      <Text>
        Stap {step} van {of}
      </Text>
    </Root>
  );
}
