import { BELASTINGJAAR, eersteJaar, euros, procent } from '@site/contract';
import { Band, font, SectionTitle, Split, Stack, space } from '@site/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { AmountList } from '../parts/amount-list';
import { OnlyWithScripts } from '../parts/only-with-scripts';
import { FiguresCard } from '../parts/own-lease/figures-card';
import { type ExampleLease, useOwnLease } from '../parts/own-lease/own-lease';
import { PillChoice } from '../parts/pill-choice';
import { SourceLink } from '../parts/source-link';
import { TaxYearNote } from '../parts/tax-year-note';

/** The van of which the taxes are shown until the visitor's own is known. */
const BESTELWAGEN: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 34_485,
  aanbetaling: 5_985,
  slottermijn: 0,
  looptijd: 60,
};

const Savings = styled.p`
  margin-bottom: ${space(2)};
  font: 700 22px/1.25 ${font.display};
`;

type Vehicle = 'bestelwagen' | 'personenauto';

/** What one van means for the taxes of its first year: VAT, KIA, depreciation and interest, each with its article of law. */
export function FirstYear() {
  const own = useOwnLease(BESTELWAGEN);
  const [vehicle, setVehicle] = useState<Vehicle>('bestelwagen');
  const personenauto = vehicle === 'personenauto';
  const jaar = eersteJaar(own.lease, { personenauto });
  if (!jaar) return null;
  const { kia, kiaUitsluiting, afschrijving, btwAftrek, mkbWinstvrijstelling } = BELASTINGJAAR;
  return (
    <Band labelledBy="eerste-jaar">
      <SectionTitle
        id="eerste-jaar"
        eyebrow="Rekenvoorbeeld"
        lead="Btw, investeringsaftrek, afschrijving en rente: wat u terugvraagt en van uw winst aftrekt."
      >
        Het eerste jaar bij de Belastingdienst
      </SectionTitle>
      <Split align="start">
        <Stack gap={3}>
          <FiguresCard own={own} />
          <OnlyWithScripts>
            <PillChoice<Vehicle>
              legend="Wat leaset u?"
              name="soort-voertuig"
              options={[
                { value: 'bestelwagen', text: 'Bestelwagen of machine' },
                { value: 'personenauto', text: 'Personenauto' },
              ]}
              value={vehicle}
              onChange={setVehicle}
            />
          </OnlyWithScripts>
        </Stack>
        <Stack gap={4}>
          <AmountList
            items={[
              {
                name: 'Btw die u terugvraagt',
                amount: euros(jaar.btwTerug),
                text: (
                  <>
                    In één keer, bij een btw-auto en als u btw-plichtig bent:{' '}
                    <SourceLink bron={btwAftrek.bron} />.
                  </>
                ),
              },
              {
                name: 'Investeringsaftrek (KIA)',
                amount: euros(jaar.kia),
                text: personenauto ? (
                  <>
                    Geen, want een gewone personenauto is uitgesloten:{' '}
                    <SourceLink bron={kiaUitsluiting.bron} />.
                  </>
                ) : (
                  <>
                    Over {euros(jaar.investering)} zonder btw, als dit uw enige investering van het jaar is:{' '}
                    <SourceLink bron={kia.bron} />.
                  </>
                ),
              },
              {
                name: 'Afschrijving',
                amount: euros(jaar.afschrijving),
                text: (
                  <>
                    Hoogstens {procent(afschrijving.deel)} van {euros(jaar.investering)} per jaar:{' '}
                    <SourceLink bron={afschrijving.bron} />.
                  </>
                ),
              },
              {
                name: 'Rente in de eerste twaalf maanden',
                amount: euros(jaar.rente),
                text: 'Volgens onze indicatie. In uw offerte staat wat voor u geldt.',
              },
              { name: 'Samen van uw winst af', amount: euros(jaar.aftrek) },
            ]}
          />
          <div>
            <Savings>Zoveel minder belasting</Savings>
            <AmountList
              items={jaar.besparing.map(({ naam, bedrag }, index) => {
                const { tarief, metMkbWinstvrijstelling, bron } = BELASTINGJAAR.tarieven[index] ?? {};
                return {
                  name: naam,
                  amount: euros(bedrag),
                  text: tarief !== undefined && bron && (
                    <>
                      Tegen {(tarief * 100).toLocaleString('nl-NL')}%: <SourceLink bron={bron} />
                      {metMkbWinstvrijstelling && (
                        <>
                          , na de mkb-winstvrijstelling van{' '}
                          {(mkbWinstvrijstelling.deel * 100).toLocaleString('nl-NL')}%:{' '}
                          <SourceLink bron={mkbWinstvrijstelling.bron} />
                        </>
                      )}
                      .
                    </>
                  ),
                };
              })}
            />
          </div>
          <TaxYearNote>
            Niet meegerekend zijn privégebruik, een restwaarde, andere investeringen en verkoop binnen vijf
            jaar. Wij gaan ervan uit dat u het voertuig het hele jaar en alleen voor btw-belast werk gebruikt.
            Vraag uw boekhouder wat voor u geldt.
          </TaxYearNote>
        </Stack>
      </Split>
    </Band>
  );
}
