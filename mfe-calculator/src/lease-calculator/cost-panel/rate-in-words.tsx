import {
  EENMALIGE_KOSTEN,
  effectieveJaarrente,
  euros,
  JAARRENTE,
  PARTNERRENTE_TEKST,
  procent,
} from '@site/contract';
import { Stack } from '@site/kit';
import type { Berekening } from '../calculator-store';
import { Figures } from '../figures';

/** The rate, the amount it is charged over, and the effective rate for a comparison with a loan. */
export function RateInWords({ berekening: { invoer, uitkomst } }: { berekening: Berekening }) {
  const rente = JAARRENTE[invoer.voertuigType];
  const { teFinancierenBedrag } = uitkomst;
  const eenmaligeKosten = EENMALIGE_KOSTEN.administratie;
  const effectiveRate = effectieveJaarrente(invoer) || null;
  const effectiveRateWithFees = effectieveJaarrente(invoer, { eenmaligeKosten });
  return (
    <Stack>
      <Figures
        rows={[
          ['Rente die wij rekenen', procent(rente)],
          effectiveRate && ['Effectieve rente', procent(effectiveRate)],
          effectiveRateWithFees && ['Effectief, met de eenmalige kosten', procent(effectiveRateWithFees)],
        ]}
      />
      <p>
        Wij rekenen {procent(rente)} per jaar over het hele te financieren bedrag, de hele looptijd lang:{' '}
        {euros(teFinancierenBedrag)} × {procent(rente)} = {euros(teFinancierenBedrag * rente)} per jaar. Ook
        over het deel dat u al hebt afgelost. Het maandbedrag ronden wij af op hele euro’s.
      </p>
      {effectiveRate && (
        <p>
          Daarom is de effectieve rente hoger. Bij een lening met dezelfde looptijd waarbij u alleen rente
          betaalt over wat u nog open hebt staan, betaalt u evenveel bij {procent(effectiveRate)} rente per
          jaar.
        </p>
      )}
      <p>
        De rente ligt indicatief op {PARTNERRENTE_TEKST}. De rente in uw offerte kan dus anders zijn dan in
        deze berekening.
      </p>
    </Stack>
  );
}
