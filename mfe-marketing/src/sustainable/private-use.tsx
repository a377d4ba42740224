import { euros, procent } from '@site/contract';
import {
  BIJTELLING_BESTELWAGEN,
  BIJTELLING_ELEKTRISCH_GEBRUIKT,
  BIJTELLING_ELEKTRISCH_NIEUW,
  belastingjaar,
  belastingOver,
  bijtelling,
  feit,
  HEFFING_FOSSIEL,
  YOUNGTIMER,
} from '@site/contract/facts';
import { Band, OnlyWithScripts, SectionTitle, SliderField, Split, Stack } from '@site/kit';
import { ComparisonTable } from '@site/kit/article';
import { Disclosure, Prose } from '@site/kit/content';
import { useState } from 'react';
import { Fact, SourceLink } from '../parts/fact';
import { TaxYearNote } from '../parts/tax-year-note';

/** The list prices that the slider offers, in whole euros. */
const CATALOGUSPRIJS = { min: 20_000, max: 100_000, stap: 1_000, eerst: 42_000 };

/** The addition for private use of an electric car and of one with emission, for the same list price. */
export function PrivateUse() {
  const [prijs, setPrijs] = useState(CATALOGUSPRIJS.eerst);
  const { deel, elektrisch, elektrischTot, bron, loon } = belastingjaar().bijtelling;
  const laag = bijtelling(prijs, true);
  const gewoon = bijtelling(prijs, false);
  // Of the rates of sole traders: there the addition is part of the profit.
  const tarieven = belastingjaar().tarieven.filter(({ metMkbWinstvrijstelling }) => metMkbWinstvrijstelling);
  return (
    <Band tone="card" labelledBy="bijtelling">
      <Stack gap={3}>
        <Split>
          <SectionTitle
            id="bijtelling"
            eyebrow="Elektrisch of diesel"
            lead="Rijdt u ook privé in de auto van de zaak? Dan telt een deel van de catalogusprijs mee als inkomen."
          >
            Wat scheelt het in bijtelling?
          </SectionTitle>
          <OnlyWithScripts>
            <SliderField
              label="Catalogusprijs van de auto"
              value={prijs}
              onChange={setPrijs}
              min={CATALOGUSPRIJS.min}
              max={CATALOGUSPRIJS.max}
              step={CATALOGUSPRIJS.stap}
              format={euros}
              hint="Inclusief btw en bpm, toen de auto nieuw was."
            />
          </OnlyWithScripts>
        </Split>
        <ComparisonTable
          caption={`Per jaar, bij een catalogusprijs van ${euros(prijs)}`}
          columns={['Elektrisch', 'Diesel of benzine']}
          highlight={0}
          rows={[
            { label: 'Bijtelling', cells: [euros(laag), euros(gewoon)] },
            ...tarieven.map((tarief) => ({
              label: `Belasting: ${tarief.naam}`,
              cells: [euros(belastingOver(laag, tarief)), euros(belastingOver(gewoon, tarief))],
            })),
          ]}
        />
        <Split align="start">
          <Stack gap={3}>
            <p>
              Voor een elektrische auto die dit jaar nieuw is, geldt {procent(elektrisch)} tot{' '}
              {euros(elektrischTot)} en {procent(deel)} daarboven. Voor andere auto’s uit 2017 of later geldt{' '}
              {procent(deel)} over de hele prijs: <SourceLink bron={bron} />.
            </p>
            <Disclosure title="Gebruikt, bestelwagen of bv" headingLevel={3}>
              <Prose>
                <ul>
                  <li>{BIJTELLING_ELEKTRISCH_GEBRUIKT.tekst}</li>
                  <li>{feit(BIJTELLING_ELEKTRISCH_NIEUW).tekst}</li>
                  <li>{feit(YOUNGTIMER).tekst}</li>
                  <li>
                    <Fact of={BIJTELLING_BESTELWAGEN} />
                  </li>
                  <li>
                    <Fact of={HEFFING_FOSSIEL} />
                  </li>
                </ul>
              </Prose>
            </Disclosure>
          </Stack>
          <TaxYearNote>
            Niet meegerekend zijn heffingskortingen, uw eigen bijdrage, energie of brandstof en
            motorrijtuigenbelasting. Bent u directeur van uw eigen bv? Dan telt de bijtelling mee als loon:{' '}
            <SourceLink bron={loon} />.
          </TaxYearNote>
        </Split>
      </Stack>
    </Band>
  );
}
