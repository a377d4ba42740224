import { effectieveJaarrente, euros, JAARRENTE, procent } from '@site/contract';
import { AmountPlate, ButtonLink, Callout, Card, color, space } from '@site/kit';
import styled from 'styled-components';
import { useCalculator, useScenario } from './calculator-context';
import { type Berekening, eersteMelding } from './calculator-store';
import { Figures } from './figures';
import { handOver } from './hand-over-storage';
import { Heading } from './heading';
import { ResultActions } from './result-actions';
import { SCENARIO_LABELS } from './scenario-labels';
import { StaleAnnouncement } from './stale-announcement';

const UITNODIGING = 'Vul de aanschafprijs in en kies een looptijd. Dan ziet u hier meteen uw maandbedrag.';
const ONBEREKENBAAR = 'Dit kan niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.';

/** What the lease costs. Over input that cannot be computed the last result stays, dimmed and marked as such. */
export function ResultsCard() {
  const { velden, berekening, verouderd } = useScenario((scenario) => scenario);
  const melding = useScenario(eersteMelding);
  const vergeleken = useCalculator(({ tweede, getoond }) => tweede && SCENARIO_LABELS[getoond]);

  return (
    <Card as="section" aria-labelledby="resultaten">
      <Heading id="resultaten">Resultaten</Heading>
      {vergeleken && <Which>{vergeleken}</Which>}
      <Body>
        <AmountPlate amount={berekening?.uitkomst.maandbedrag ?? null} unit="per maand" dimmed={verouderd} />
        {verouderd && (
          <Callout tone="note">
            <p>Deze uitkomst hoort bij uw vorige invoer</p>
          </Callout>
        )}
        {berekening ? (
          <Details berekening={berekening} dimmed={verouderd} />
        ) : (
          <p>{melding ? ONBEREKENBAAR : UITNODIGING}</p>
        )}
        <ButtonLink to="/lease-aanvragen" variant="primary" onClick={() => handOver(velden)}>
          Vraag offerte aan
        </ButtonLink>
        {berekening && <ResultActions />}
        <Fine>
          Deze berekening is indicatief. U kunt er geen rechten aan ontlenen: het definitieve bedrag staat in
          uw offerte.
        </Fine>
      </Body>
      <StaleAnnouncement key={vergeleken} />
    </Card>
  );
}

function Details({ berekening, dimmed }: { berekening: Berekening; dimmed: boolean }) {
  const { invoer, uitkomst } = berekening;
  const rente = procent(JAARRENTE[invoer.voertuigType]);
  // Of a few euros the rounding leaves nothing to speak of.
  const effectief = effectieveJaarrente(invoer) || null;
  return (
    <Dimmable $dimmed={dimmed}>
      <Figures>
        <div>
          <dt>Te financieren bedrag</dt>
          <dd>{euros(uitkomst.teFinancierenBedrag)}</dd>
        </div>
        <div>
          <dt>Looptijd</dt>
          <dd>{invoer.looptijd} maanden</dd>
        </div>
        <div>
          <dt>Rente per jaar</dt>
          <dd>{rente}</dd>
        </div>
        {effectief && (
          <div>
            <dt>Effectieve rente per jaar</dt>
            <dd>{procent(effectief)}</dd>
          </div>
        )}
      </Figures>
      <Fine>
        Wij rekenen {rente} rente per jaar over het hele te financieren bedrag, de hele looptijd lang. Ook
        over het deel dat u al hebt afgelost.
        {effectief &&
          ` Vergelijkt u met een lening waarbij de rente met de schuld daalt? Dan is de rente hier ${procent(effectief)} per jaar.`}
      </Fine>
    </Dimmable>
  );
}

const Which = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color.ink2};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};

  p {
    margin: 0;
  }
`;

const Dimmable = styled.div<{ $dimmed: boolean }>`
  display: grid;
  gap: ${space(2)};
  ${({ $dimmed }) => $dimmed && `color: ${color.ink2};`}
`;

const Fine = styled.p`
  font-size: 15px;
  color: ${color.ink2};
`;
