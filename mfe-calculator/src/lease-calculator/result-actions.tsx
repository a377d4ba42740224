import { euros } from '@site/contract';
import { Button, media, space } from '@site/kit';
import { ShareButton } from '@site/kit/widgets';
import { GitCompareArrows, Printer } from 'lucide-react';
import styled from 'styled-components';
import { calculatorAddress } from './calculator-address';
import { useCalculator } from './calculator-context';
import { shownByResults, shownScenario } from './calculator-store';
import { goToHeading } from './heading';

export function ResultActions() {
  const state = useCalculator((all) => all);
  const { berekening } = shownScenario(state);

  const compare = () => {
    state.compare();
    goToHeading('lease-gegevens');
  };

  return (
    <Actions data-screen-only>
      {!state.second && (
        <Button variant="ghost" size="s" onClick={compare}>
          <GitCompareArrows size={18} /> Vergelijk met een tweede berekening
        </Button>
      )}
      <Button variant="ghost" size="s" onClick={() => window.print()}>
        <Printer size={18} /> Print of bewaar als pdf
      </Button>
      <ShareButton
        label="Deel deze berekening"
        title={`Leaseberekening: ${euros(berekening?.uitkomst.maandbedrag ?? 0)} per maand`}
        url={() => location.origin + calculatorAddress(shownByResults(state))}
      />
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.mobile} {
    display: grid;
  }

  ${media.noScript} {
    display: none;
  }
`;
