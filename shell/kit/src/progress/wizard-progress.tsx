import styled from 'styled-components';
import { media, space } from '../theme/theme';
import { HectometreSign } from './hectometre-sign';
import { ProgressTrack } from './progress-track';

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

/** The progress of a wizard: a progress bar drawn as a road, and the same on a sign ("Stap 3 van 10"). */
export function WizardProgress({ step, of }: { step: number; of: number }) {
  const words = `Stap ${step} van ${of}`;
  return (
    <Root>
      <Sign>{words}</Sign>
      <ProgressTrack now={step} of={of} aria-label="Voortgang" aria-valuetext={words} />
    </Root>
  );
}
