import { euros, LOOPTIJDEN, maximaleAanbetaling, maximaleSlottermijn } from '@site/contract';
import { Button, Card, color, space } from '@site/kit';
import { AmountField, Form, SelectField } from '@site/kit/controls';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCalculator } from './calculator-context';
import { getal, meldingBij } from './calculator-store';
import { handOverStorage, inputStorage } from './hand-over-storage';
import { Heading } from './heading';
import { CALCULATOR_PATH, VOERTUIG_TYPE_LABELS } from './vehicle-type';

const termOptions = LOOPTIJDEN.map((maanden) => ({ value: String(maanden), label: `${maanden} maanden` }));

/** The input of the calculator. Each change is computed at once, so there is nothing to submit. */
export function LeaseForm() {
  const velden = useCalculator((state) => state.velden);
  const wijzig = useCalculator((state) => state.wijzig);
  const prijsMelding = useCalculator((state) => meldingBij(state, 'aanschafprijs'));
  const aanbetalingMelding = useCalculator((state) => meldingBij(state, 'aanbetaling'));
  const slottermijnMelding = useCalculator((state) => meldingBij(state, 'slottermijn'));
  const looptijdMelding = useCalculator((state) => meldingBij(state, 'looptijd'));
  const prijs = getal(velden.aanschafprijs);

  return (
    <Card as="section" aria-labelledby="lease-gegevens">
      <Top>
        <div>
          <Heading id="lease-gegevens">Lease gegevens</Heading>
          <p>{VOERTUIG_TYPE_LABELS[velden.voertuigType]}</p>
        </div>
        <ChooseAgain />
      </Top>
      <Form label="Lease gegevens" onSubmit={() => {}}>
        <AmountField
          label="Aanschafprijs"
          hint="Wat het voertuig of de machine kost, inclusief btw."
          value={velden.aanschafprijs}
          onChange={(aanschafprijs) => wijzig({ aanschafprijs })}
          error={prijsMelding}
          required
        />
        <AmountField
          label="Aanbetaling"
          optional
          hint={
            prijs > 0
              ? `Wat u zelf meteen betaalt. Bij deze prijs hoogstens ${euros(maximaleAanbetaling(prijs))}.`
              : 'Wat u zelf meteen betaalt.'
          }
          value={velden.aanbetaling}
          onChange={(aanbetaling) => wijzig({ aanbetaling })}
          error={aanbetalingMelding}
        />
        <AmountField
          label="Slottermijn"
          optional
          hint={
            prijs > 0
              ? `Wat u pas aan het eind betaalt. Bij deze prijs hoogstens ${euros(maximaleSlottermijn(prijs))}.`
              : 'Wat u pas aan het eind betaalt.'
          }
          value={velden.slottermijn}
          onChange={(slottermijn) => wijzig({ slottermijn })}
          error={slottermijnMelding}
        />
        <SelectField
          label="Looptijd"
          hint="48, 60 en 72 maanden worden het meest gekozen."
          placeholder="Kies looptijd in maanden"
          options={termOptions}
          value={velden.looptijd}
          onChange={(looptijd) => wijzig({ looptijd })}
          error={looptijdMelding}
          required
        />
      </Form>
    </Card>
  );
}

/** Back to the choice screen with nothing kept. A form of its own, so that the button works without JavaScript too. */
function ChooseAgain() {
  const navigate = useNavigate();
  return (
    <form
      action={CALCULATOR_PATH}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        handOverStorage.clear();
        inputStorage.clear();
        navigate(CALCULATOR_PATH, { preventScrollReset: true });
      }}
    >
      <Button type="submit" variant="ghost" size="s">
        Opnieuw kiezen
      </Button>
    </form>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space(4)};

  p {
    margin: ${space(1)} 0 0;
    color: ${color.ink2};
  }
`;
