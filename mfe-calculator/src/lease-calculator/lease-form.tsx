import {
  euros,
  LOOPTIJDEN,
  MAXIMALE_AANSCHAFPRIJS,
  MEEST_GEKOZEN_LOOPTIJDEN,
  maximaleAanbetaling,
  maximaleSlottermijn,
} from '@site/contract';
import { Button, Card, color, space } from '@site/kit';
import { AmountField, Form, SelectField, Tabs } from '@site/kit/controls';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CALCULATOR_PATH, writeSecondLease } from './calculator-address';
import { useCalculator, useScenario } from './calculator-context';
import { getal, meldingBij, type Welke } from './calculator-store';
import { forgetInput } from './hand-over-storage';
import { Heading } from './heading';
import { SCENARIO_LABELS } from './scenario-labels';
import { VOERTUIG_TYPE_LABELS } from './vehicle-type';

const termOptions = LOOPTIJDEN.map((maanden) => ({ value: String(maanden), label: `${maanden} maanden` }));

/** Where the slider of the price ends, in whole euros. Higher prices, up to the highest that is accepted, are typed. */
const SLIDER_PRICE = 150_000;

/** What one step of a slider is, in whole euros. */
const SLIDER_STEP = 500;

/** The input of the calculator. Each change is computed at once, so there is nothing to submit. */
export function LeaseForm() {
  const type = useScenario(({ velden }) => velden.voertuigType);
  const vergelijkt = useCalculator(({ tweede }) => tweede !== null);
  const getoond = useCalculator((state) => state.getoond);
  const toon = useCalculator((state) => state.toon);

  return (
    <Card as="section" aria-labelledby="lease-gegevens">
      <Top>
        <div>
          <Heading id="lease-gegevens">Lease gegevens</Heading>
          <p>{VOERTUIG_TYPE_LABELS[type]}</p>
        </div>
        <ChooseAgain />
      </Top>
      {vergelijkt ? (
        <Tabs
          label="Berekening die u invult"
          current={getoond}
          onChange={(id) => toon(id as Welke)}
          tabs={(['eerste', 'tweede'] as const).map((id) => ({
            id,
            title: SCENARIO_LABELS[id],
            content: <LeaseFields />,
          }))}
        />
      ) : (
        <LeaseFields />
      )}
    </Card>
  );
}

/** The fields of the lease that is shown. Without scripts they are a GET form that the server answers with the result. */
function LeaseFields() {
  const scenario = useScenario((shown) => shown);
  const wijzig = useCalculator((state) => state.wijzig);
  const tweede = useCalculator((state) => state.tweede);
  const { velden } = scenario;
  const prijs = Math.min(getal(velden.aanschafprijs), MAXIMALE_AANSCHAFPRIJS);
  const hoogsteAanbetaling = maximaleAanbetaling(prijs);
  const hoogsteSlottermijn = maximaleSlottermijn(prijs);

  return (
    <Form label="Lease gegevens" action={CALCULATOR_PATH} method="get" onSubmit={() => {}}>
      <input type="hidden" name="type" value={velden.voertuigType} />
      {tweede && <input type="hidden" name="vergelijk" value={writeSecondLease(tweede.velden)} />}
      <AmountField
        label="Aanschafprijs"
        name="aanschafprijs"
        hint="Wat het voertuig of de machine kost, inclusief btw."
        value={velden.aanschafprijs}
        onChange={(aanschafprijs) => wijzig({ aanschafprijs })}
        error={meldingBij(scenario, 'aanschafprijs')}
        slider={{ max: SLIDER_PRICE, step: SLIDER_STEP }}
        required
      />
      <AmountField
        label="Aanbetaling"
        name="aanbetaling"
        optional
        hint={`Wat u zelf meteen betaalt.${prijs > 0 ? ` ${ruimte(hoogsteAanbetaling)}` : ''}`}
        value={velden.aanbetaling}
        onChange={(aanbetaling) => wijzig({ aanbetaling })}
        error={meldingBij(scenario, 'aanbetaling')}
        slider={{ max: hoogsteAanbetaling, step: SLIDER_STEP }}
      />
      <AmountField
        label="Slottermijn"
        name="slottermijn"
        optional
        hint={
          prijs > 0
            ? `Wat u pas aan het eind betaalt. Bij deze prijs hoogstens ${euros(hoogsteSlottermijn)}.`
            : 'Wat u pas aan het eind betaalt.'
        }
        value={velden.slottermijn}
        onChange={(slottermijn) => wijzig({ slottermijn })}
        error={meldingBij(scenario, 'slottermijn')}
        slider={{ max: hoogsteSlottermijn, step: SLIDER_STEP }}
      />
      <SelectField
        label="Looptijd"
        name="looptijd"
        hint={`${new Intl.ListFormat('nl').format(MEEST_GEKOZEN_LOOPTIJDEN.map(String))} maanden worden het meest gekozen.`}
        placeholder="Kies looptijd in maanden"
        options={termOptions}
        value={velden.looptijd}
        onChange={(looptijd) => wijzig({ looptijd })}
        error={meldingBij(scenario, 'looptijd')}
        required
      />
      <noscript>
        <Compute>
          <Button type="submit" wide>
            Bereken
          </Button>
        </Compute>
      </noscript>
    </Form>
  );
}

/** How much can be paid down, in words. */
function ruimte(hoogsteAanbetaling: number): string {
  return hoogsteAanbetaling > 0
    ? `Bij deze prijs hoogstens ${euros(hoogsteAanbetaling)}.`
    : 'Bij deze prijs is geen aanbetaling mogelijk.';
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
        forgetInput();
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

const Compute = styled.div`
  margin-top: ${space(3)};
`;
