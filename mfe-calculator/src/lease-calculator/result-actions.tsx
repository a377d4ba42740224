import { euros } from '@site/contract';
import { Button, media, space } from '@site/kit';
import { ShareButton } from '@site/kit/controls';
import { GitCompareArrows, Printer } from 'lucide-react';
import styled from 'styled-components';
import { type CalculatorInput, calculatorAddress, inputOf } from './calculator-address';
import { useCalculator } from './calculator-context';
import { type CalculatorState, getoondeScenario, type Scenario } from './calculator-store';
import { goToHeading } from './heading';

/** What can be done with a result: put another beside it, take it along on paper, or give it to somebody else. */
export function ResultActions() {
  const state = useCalculator((all) => all);
  const { berekening } = getoondeScenario(state);

  const vergelijk = () => {
    state.vergelijk();
    goToHeading('lease-gegevens');
  };

  return (
    <Actions data-screen-only>
      {!state.tweede && (
        <Button variant="ghost" size="s" onClick={vergelijk}>
          <GitCompareArrows size={18} aria-hidden /> Vergelijk met een tweede berekening
        </Button>
      )}
      <Button variant="ghost" size="s" onClick={() => window.print()}>
        <Printer size={18} aria-hidden /> Print of bewaar als pdf
      </Button>
      <ShareButton
        label="Deel deze berekening"
        title={`Leaseberekening: ${euros(berekening?.uitkomst.maandbedrag ?? 0)} per maand`}
        url={() => location.origin + calculatorAddress(shownByResults(state))}
      />
    </Actions>
  );
}

/** Shared is what the results show, and that outlives input that cannot be computed. */
function shownByResults({ eerste, tweede }: CalculatorState): CalculatorInput {
  const shown = ({ velden, berekening, verouderd }: Scenario) =>
    verouderd && berekening ? inputOf(berekening.invoer) : velden;
  return { eerste: shown(eerste), tweede: tweede && shown(tweede) };
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.mobile} {
    display: grid;
  }

  ${media.unscripted} {
    display: none;
  }
`;
