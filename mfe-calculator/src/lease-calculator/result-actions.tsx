import { euros } from '@site/contract';
import { Button, fieldsOf, media, space } from '@site/kit';
import { ShareButton } from '@site/kit/controls';
import { GitCompareArrows, Printer } from 'lucide-react';
import styled from 'styled-components';
import { type CalculatorInput, calculatorAddress } from './calculator-address';
import { useCalculator } from './calculator-context';
import { type CalculatorState, type Scenario, shownScenario } from './calculator-store';
import { goToHeading } from './heading';

/** The actions on a result: compare, print, share. */
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

/** The input of the shown results, which differs from the fields while those are invalid. */
function shownByResults({ first, second }: CalculatorState): CalculatorInput {
  const shown = ({ velden, berekening, isStale }: Scenario) =>
    isStale && berekening ? fieldsOf(berekening.invoer) : velden;
  return { first: shown(first), second: second && shown(second) };
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
