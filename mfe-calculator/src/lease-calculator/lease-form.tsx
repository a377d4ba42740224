import {
  AANSCHAFPRIJS_TOO_HIGH_EXCLUSIEF,
  aanbetalingVoorstellen,
  euros,
  LOOPTIJDEN,
  maxAanbetaling,
  maxSlottermijn,
  slottermijnVoorstellen,
  VOORSTEL_LOOPTIJD,
  type VoertuigType,
} from '@site/contract';
import { Button, Card, color, leaseOf, media, space } from '@site/kit';
import { AmountField, amountSuggestion, PriceField } from '@site/kit/amounts';
import { Form } from '@site/kit/controls';
import { SelectField, Tabs } from '@site/kit/widgets';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CALCULATOR_PATH, writeSecondLease } from './calculator-address';
import { useCalculator, useScenario } from './calculator-context';
import {
  type LeaseSide,
  messageFor,
  SCENARIO_LABELS,
  toNumber,
  VOERTUIG_TYPE_LABELS,
} from './calculator-store';
import { forgetInput } from './hand-over-storage';
import { Heading } from './heading';
import { MOST_CHOSEN } from './questions';
import { TradeIn } from './trade-in';
import { Vehicle } from './vehicle';

const termOptions = LOOPTIJDEN.map((maanden) => ({ value: String(maanden), label: `${maanden} maanden` }));

const PRICE_HINTS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Wat het voertuig kost. In een advertentie van een bestelwagen staat vaak de prijs exclusief btw.',
  equipment:
    'Wat de machine of de scooter kost. In een advertentie van een machine staat vaak de prijs exclusief btw.',
};

/** The maximum of the price slider, in whole euros. Higher prices can be typed. */
const SLIDER_PRICE = 150_000;

/** In whole euros. */
const SLIDER_STEP = 500;

/** The input of the calculator. Each change is computed immediately, so there is no submit button. */
export function LeaseForm() {
  const type = useScenario(({ velden }) => velden.voertuigType);
  const comparing = useCalculator(({ second }) => second !== null);
  const shown = useCalculator((state) => state.shown);
  const show = useCalculator((state) => state.show);

  return (
    <Card as="section" aria-labelledby="lease-gegevens">
      <Top>
        <Heading id="lease-gegevens">Lease gegevens</Heading>
        <p>{VOERTUIG_TYPE_LABELS[type]}</p>
      </Top>
      {comparing ? (
        <Tabs
          label="Berekening die u invult"
          current={shown}
          onChange={(id) => show(id as LeaseSide)}
          tabs={(['first', 'second'] as const).map((id) => ({
            id,
            title: SCENARIO_LABELS[id],
            content: <LeaseFields />,
          }))}
        />
      ) : (
        <LeaseFields />
      )}
      <ChooseAgain />
    </Card>
  );
}

/** The fields of the shown lease. Without JavaScript they are a GET form that the server answers with the result. */
function LeaseFields() {
  const scenario = useScenario((shown) => shown);
  const change = useCalculator((state) => state.change);
  const second = useCalculator((state) => state.second);
  const { velden } = scenario;
  const tooHigh = scenario.fouten.some(({ regel }) => regel === 'prijs-te-hoog');
  const prijs = tooHigh ? 0 : toNumber(velden.aanschafprijs);
  const aanbetalingLimit = maxAanbetaling(prijs);
  const slottermijnLimit = maxSlottermijn(prijs);
  const wanted = leaseOf(velden);
  const basis = `bij ${wanted.looptijd || VOORSTEL_LOOPTIJD}\u00a0maanden`;

  return (
    <Form label="Lease gegevens" action={CALCULATOR_PATH} method="get" onSubmit={() => {}}>
      <input type="hidden" name="type" value={velden.voertuigType} />
      {second && <input type="hidden" name="vergelijk" value={writeSecondLease(second.velden)} />}
      <div data-field>
        <PriceField
          label="Aanschafprijs"
          name="aanschafprijs"
          vatName="btw"
          hint={PRICE_HINTS[velden.voertuigType]}
          bpm={velden.voertuigType === 'auto'}
          value={velden.aanschafprijs}
          exclusive={velden.exclusiefBtw ?? false}
          onChange={({ value, exclusive }) =>
            change({ aanschafprijs: value, exclusiefBtw: exclusive || undefined })
          }
          error={
            tooHigh && velden.exclusiefBtw
              ? AANSCHAFPRIJS_TOO_HIGH_EXCLUSIEF
              : messageFor(scenario, 'aanschafprijs')
          }
          slider={{ max: SLIDER_PRICE, step: SLIDER_STEP }}
          required
        />
        <Vehicle />
      </div>
      <SelectField
        label="Looptijd"
        name="looptijd"
        hint={`${MOST_CHOSEN} maanden worden het meest gekozen.`}
        placeholder="Kies looptijd in maanden"
        options={termOptions}
        value={velden.looptijd}
        onChange={(looptijd) => change({ looptijd })}
        error={messageFor(scenario, 'looptijd')}
        required
      />
      <div data-field>
        <AmountField
          label="Aanbetaling"
          name="aanbetaling"
          optional
          hint={`Wat u zelf meteen betaalt.${prijs > 0 ? ` ${maxAanbetalingHint(aanbetalingLimit)}` : ''}`}
          value={velden.aanbetaling}
          onChange={(aanbetaling) => change({ aanbetaling })}
          error={messageFor(scenario, 'aanbetaling')}
          slider={{ max: aanbetalingLimit, step: SLIDER_STEP }}
          suggestions={aanbetalingLimit > 0 ? aanbetalingVoorstellen(wanted).map(amountSuggestion) : []}
          suggestionsBasis={basis}
        />
        <TradeIn
          voertuigType={velden.voertuigType}
          prijs={prijs}
          onUse={(aanbetaling) => change({ aanbetaling })}
        />
      </div>
      <AmountField
        label="Slottermijn"
        name="slottermijn"
        optional
        hint={`Wat u pas aan het eind betaalt. Tot dan betaalt u er rente over.${prijs > 0 ? ` ${maxSlottermijnHint(prijs, toNumber(velden.aanbetaling))}` : ''}`}
        value={velden.slottermijn}
        onChange={(slottermijn) => change({ slottermijn })}
        error={messageFor(scenario, 'slottermijn')}
        slider={{ max: slottermijnLimit, step: SLIDER_STEP }}
        suggestions={slottermijnVoorstellen(wanted).map(amountSuggestion)}
        suggestionsBasis={basis}
        foldSuggestions
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

/** The largest aanbetaling, as a hint of the field. */
function maxAanbetalingHint(aanbetalingLimit: number): string {
  return aanbetalingLimit > 0
    ? `Bij deze prijs hoogstens ${euros(aanbetalingLimit)}.`
    : 'Bij deze prijs is geen aanbetaling mogelijk.';
}

/** The largest final instalment, as a hint of the field. It is also less than what the down payment leaves to finance. */
function maxSlottermijnHint(prijs: number, aanbetaling: number): string {
  const limit = maxSlottermijn(prijs);
  const rest = Math.max(0, prijs - aanbetaling - 1);
  return rest < limit
    ? `Bij deze prijs en aanbetaling hoogstens ${euros(rest)}.`
    : `Bij deze prijs hoogstens ${euros(limit)}.`;
}

/** Returns to the choice screen and removes the stored input. A separate form, so that the button also works without JavaScript. */
function ChooseAgain() {
  const navigate = useNavigate();
  return (
    <Again
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
    </Again>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(2.5)};

  p {
    color: ${color.ink2};
  }

  ${media.wide} {
    margin-bottom: ${space(4)};
  }
`;

const Again = styled.form`
  margin-top: ${space(4)};
`;

const Compute = styled.div`
  margin-top: ${space(3)};
`;
