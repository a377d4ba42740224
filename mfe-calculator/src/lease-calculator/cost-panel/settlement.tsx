import { euros, eurosEnCenten, type Slotbedrag, slotbedrag } from '@site/contract';
import { OnlyWithScripts, SliderField, Stack } from '@site/kit';
import { useState } from 'react';
import type { Berekening } from '../calculator-store';
import { Figures } from '../figures';

/** The slider moves by half years. */
const STEP = 6;

/** What settling the lease early costs, after the number of months that is chosen: halfway at first, which is all without JavaScript. */
export function Settlement({ berekening: { invoer, uitkomst } }: { berekening: Berekening }) {
  const { looptijd, slottermijn } = invoer;
  const [chosen, setChosen] = useState<number | null>(null);
  const maanden = Math.min(chosen ?? looptijd / 2, looptijd - STEP);
  const bedrag = slotbedrag(invoer, maanden);
  if (!bedrag) return null;
  const { teFinancierenBedrag } = uitkomst;
  const aflossing = eurosEnCenten((teFinancierenBedrag - slottermijn) / looptijd);
  return (
    <Stack>
      {looptijd > 2 * STEP && (
        <OnlyWithScripts>
          <SliderField
            label="U lost alles af na"
            value={maanden}
            onChange={setChosen}
            min={STEP}
            max={looptijd - STEP}
            step={STEP}
            format={(aantal) => `${aantal} maanden`}
          />
        </OnlyWithScripts>
      )}
      <Figures
        rows={[
          [`Slotbedrag na ${maanden} maanden, indicatie`, range(bedrag)],
          [
            `Maandbedragen ${slottermijn > 0 ? 'en slottermijn ' : ''}die dan vervallen`,
            euros(bedrag.nogTeBetalen),
          ],
        ]}
      />
      <p>
        {`Volgens ons schema: ${euros(teFinancierenBedrag)} − ${maanden} × ${aflossing} aflossing = ${euros(bedrag.volgensSchema)}. Rekent de leasemaatschappij met een annuïteit, dan lost u in het begin minder af en is het ${euros(bedrag.alsAnnuiteit)}.`}
      </p>
      <p>
        {`Het slotbedrag is wat u dan nog schuldig bent${slottermijn > 0 ? ', met de slottermijn erbij' : ''}. Eerder aflossen is vaak boetevrij; uw contract is bepalend. Vraag het bedrag op voordat u beslist.`}
      </p>
    </Stack>
  );
}

function range({ volgensSchema, alsAnnuiteit }: Slotbedrag): string {
  return alsAnnuiteit > volgensSchema
    ? `${euros(volgensSchema)} tot ${euros(alsAnnuiteit)}`
    : euros(volgensSchema);
}
