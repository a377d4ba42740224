import { BPM_BESTELWAGEN, BTW_PRIVE, BTW_VRIJGESTELD } from '@site/contract/facts';
import { Band } from '@site/kit';
import { Disclosure, Prose } from '@site/kit/content';
import { Fact } from '../parts/fact';

/** When VAT cannot be reclaimed, or only in part. */
export function VatQuestions() {
  return (
    <Band tone="card">
      <Disclosure
        id="btw"
        title="Wanneer krijgt u minder btw terug?"
        lead="Privégebruik, vrijgesteld werk, een marge-auto of bpm in de prijs."
      >
        <Prose>
          <ul>
            <li>
              <Fact of={BTW_PRIVE} />
            </li>
            <li>
              <Fact of={BTW_VRIJGESTELD} />
            </li>
            <li>Op de factuur van een marge-auto staat geen btw: er is dan niets terug te vragen.</li>
            <li>Zit er bpm in de prijs, dan is de btw lager dan hierboven. {BPM_BESTELWAGEN.tekst}</li>
          </ul>
        </Prose>
      </Disclosure>
    </Band>
  );
}
