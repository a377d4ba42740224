import {
  calculateLease,
  effectieveJaarrente,
  euros,
  JAARRENTE,
  type LeaseHandOver,
  procent,
  VOORSTEL_LOOPTIJD,
} from '@site/contract';
import { AmountPlate, ButtonLink, Callout, Card, color, leaseOf, myLease, space } from '@site/kit';
import styled from 'styled-components';
import { useCalculator, useScenario } from './calculator-context';
import { type Berekening, firstMessage, SCENARIO_LABELS } from './calculator-store';
import { Figures } from './figures';
import { Heading } from './heading';
import { OfferRange } from './offer-range';
import { ResultActions } from './result-actions';
import { StaleAnnouncement } from './stale-announcement';

const INVITATION = 'Vul de aanschafprijs in en kies een looptijd. Dan ziet u hier meteen uw maandbedrag.';

/** What is still needed for a result. With a price it names the monthly amount at the term of the proposals. */
function invitation(velden: LeaseHandOver): string {
  const uitkomst = calculateLease({ ...leaseOf(velden), looptijd: VOORSTEL_LOOPTIJD });
  return velden.looptijd === '' && uitkomst
    ? `Kies een looptijd. Bij ${VOORSTEL_LOOPTIJD} maanden is het bijvoorbeeld ${euros(uitkomst.maandbedrag)} per maand.`
    : INVITATION;
}

const NOT_COMPUTABLE =
  'Dit kan niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.';

/** The result. With invalid input the last result stays, dimmed and marked as stale. */
export function ResultsCard() {
  const { velden, berekening, isStale } = useScenario((scenario) => scenario);
  const melding = useScenario(firstMessage);
  const scenarioLabel = useCalculator(({ second, shown }) => second && SCENARIO_LABELS[shown]);

  return (
    <Card as="section" aria-labelledby="resultaten">
      <Heading id="resultaten">Resultaten</Heading>
      {scenarioLabel && <Which>{scenarioLabel}</Which>}
      <Body>
        <AmountPlate amount={berekening?.uitkomst.maandbedrag ?? null} dimmed={isStale} />
        {isStale && (
          <Callout tone="note">
            <p>Deze uitkomst hoort bij uw vorige invoer</p>
          </Callout>
        )}
        {berekening ? (
          <Details berekening={berekening} dimmed={isStale} />
        ) : (
          <p>{melding ? NOT_COMPUTABLE : invitation(velden)}</p>
        )}
        <ButtonLink to="/lease-aanvragen" variant="primary" onClick={() => myLease.store(velden)}>
          Vraag offerte aan
        </ButtonLink>
        {berekening && <ResultActions />}
        <Fine>
          Deze berekening is indicatief. U kunt er geen rechten aan ontlenen: het definitieve bedrag staat in
          uw offerte.
        </Fine>
      </Body>
      <StaleAnnouncement key={scenarioLabel} />
    </Card>
  );
}

function Details({ berekening, dimmed }: { berekening: Berekening; dimmed: boolean }) {
  const { invoer, uitkomst } = berekening;
  const rente = procent(JAARRENTE[invoer.voertuigType]);
  // At a price of a few euros, rounding leaves no interest.
  const effectiveRate = effectieveJaarrente(invoer) || null;
  return (
    <Dimmable $dimmed={dimmed}>
      <Figures
        rows={[
          ['Te financieren bedrag', euros(uitkomst.teFinancierenBedrag)],
          ['Looptijd', `${invoer.looptijd} maanden`],
          ['Rente per jaar', rente],
          effectiveRate && ['Effectieve rente per jaar', procent(effectiveRate)],
        ]}
      />
      <Fine>
        Wij rekenen {rente} rente per jaar over het hele te financieren bedrag, de hele looptijd lang. Ook
        over het deel dat u al hebt afgelost.
        {effectiveRate &&
          ` Vergelijkt u met een lening waarbij de rente met de schuld daalt? Dan is de rente hier ${procent(effectiveRate)} per jaar.`}
      </Fine>
      <OfferRange invoer={invoer} />
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
`;

const Dimmable = styled.div<{ $dimmed: boolean }>`
  display: grid;
  gap: ${space(2)};
  ${({ $dimmed }) => $dimmed && `color: ${color.ink2};`}
`;

const Fine = styled.p`
  font-size: 0.9375rem;
  color: ${color.ink2};
`;
