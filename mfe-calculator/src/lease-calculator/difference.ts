import { euros } from '@site/contract';
import { isActueel, type Scenario } from './calculator-store';
import { SCENARIO_LABELS } from './scenario-labels';

/** In a sentence, what the second lease costs more or less than the first, a month and in all. */
export function difference(eerste: Scenario, tweede: Scenario): string {
  const onbruikbaar = [
    ...(isActueel(eerste) ? [] : [SCENARIO_LABELS.eerste]),
    ...(isActueel(tweede) ? [] : [SCENARIO_LABELS.tweede]),
  ];
  const a = eerste.berekening?.uitkomst;
  const b = tweede.berekening?.uitkomst;
  if (!a || !b || onbruikbaar.length > 0) {
    return `${onbruikbaar.join(' en ')} ${onbruikbaar.length > 1 ? 'kunnen' : 'kan'} niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.`;
  }
  const maand = b.maandbedrag - a.maandbedrag;
  const totaal = b.totaleKosten - a.totaleKosten;
  if (maand === 0 && totaal === 0) return 'Beide berekeningen kosten evenveel.';
  const perMaand =
    maand === 0
      ? 'kost per maand evenveel'
      : `kost ${euros(Math.abs(maand))} per maand ${meerOfMinder(maand)}`;
  const inTotaal =
    totaal === 0 ? 'in totaal evenveel' : `in totaal ${euros(Math.abs(totaal))} ${meerOfMinder(totaal)}`;
  // The same direction reads on with "en", the other one is a surprise.
  const samen = maand * totaal < 0 ? 'maar' : 'en';
  return `${SCENARIO_LABELS.tweede} ${perMaand} dan ${SCENARIO_LABELS.eerste}, ${samen} ${inTotaal}.`;
}

function meerOfMinder(verschil: number): string {
  return verschil > 0 ? 'meer' : 'minder';
}
