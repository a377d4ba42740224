import { euros, procent, procentExact } from '@site/contract';
import { belastingjaar, eersteJaar } from '@site/contract/facts';
import { Band, media, OnlyWithScripts, SectionTitle, Split, Stack, space } from '@site/kit';
import { Disclosure } from '@site/kit/content';
import { useState } from 'react';
import styled from 'styled-components';
import { AmountList } from '../parts/amount-list';
import { SourceLink } from '../parts/fact';
import { FiguresCard } from '../parts/own-lease/figures-card';
import { type ExampleLease, useOwnLease } from '../parts/own-lease/own-lease';
import { PillChoice } from '../parts/pill-choice';
import { TaxYearNote } from '../parts/tax-year-note';

/** The van of which the taxes are shown until the visitor's own is known. */
const BESTELWAGEN: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 34_485,
  aanbetaling: 5_985,
  slottermijn: 0,
  looptijd: 60,
};

type Vehicle = 'bestelwagen' | 'personenauto';

/** A rate, by its name, with its article of law, and what the exemption for small businesses makes of it. */
function RateInWords({ naam }: { naam: string }) {
  const { tarieven, premieVolksverzekeringen: premies, mkbWinstvrijstelling } = belastingjaar();
  const found = tarieven.find((tarief) => tarief.naam === naam);
  if (!found) return null;
  const { tarief, metPremies, metMkbWinstvrijstelling, bron } = found;
  const { deel, hoogsteTarief, bron: vrijstelling } = mkbWinstvrijstelling;
  return (
    <>
      Tegen {procentExact(tarief)}
      {metPremies && (
        <>
          , waarvan {procentExact(premies.deel)} premies volksverzekeringen (
          <SourceLink bron={premies.bron} />)
        </>
      )}
      : <SourceLink bron={bron} />
      {metMkbWinstvrijstelling && (
        <>
          , na de mkb-winstvrijstelling van {procentExact(deel)}: <SourceLink bron={vrijstelling} />
          {tarief > hoogsteTarief && (
            <>. Die vrijstelling telt tegen hoogstens {procentExact(hoogsteTarief)}</>
          )}
        </>
      )}
      .
    </>
  );
}

/** What one van means for the taxes of its first year: VAT, KIA, depreciation and interest, each with its article of law. */
export function FirstYear() {
  const own = useOwnLease(BESTELWAGEN);
  const [vehicle, setVehicle] = useState<Vehicle>('bestelwagen');
  const personenauto = vehicle === 'personenauto';
  const jaar = eersteJaar(own.lease, { personenauto });
  if (!jaar) return null;
  const { kia, kiaUitsluiting, afschrijving, btwAftrek } = belastingjaar();
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
        <StickyColumn>
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
        </StickyColumn>
        <Stack gap={4}>
          <AmountList
            items={[
              {
                name: 'Btw die u terugvraagt',
                amount: euros(jaar.btwTerug),
                text: (
                  <>
                    In één keer, bij een btw-auto en als u btw-plichtig bent:{' '}
                    <SourceLink bron={btwAftrek.bron} />.{' '}
                    <span>Zit er bpm in de prijs, dan is het minder: over bpm betaalt u geen btw.</span>
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
                ) : jaar.kia === 0 ? (
                  <>
                    Geen, want die is er alleen voor investeringen van meer dan {euros(kia.vanaf)} en
                    hoogstens {euros(kia.tot)} per jaar: <SourceLink bron={kia.bron} />.
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
          <Disclosure
            title="Zoveel minder belasting"
            lead="Per rechtsvorm en inkomen, met het tarief en de bron."
          >
            <AmountList
              items={jaar.besparing.map(({ naam, bedrag }) => ({
                name: naam,
                amount: euros(bedrag),
                text: <RateInWords naam={naam} />,
              }))}
            />
          </Disclosure>
          <TaxYearNote>
            Niet meegerekend zijn bpm, privégebruik, een restwaarde, andere investeringen, verkoop binnen vijf
            jaar en heffingskortingen. Wij gaan uit van iemand zonder AOW, die het voertuig het hele jaar en
            alleen voor btw-belast werk gebruikt. Een schijf waarin de aftrek niet past, staat er niet bij.
            Vraag uw boekhouder wat voor u geldt.
          </TaxYearNote>
        </Stack>
      </Split>
    </Band>
  );
}

/**
 * The column with the controls, beside a longer one with what they change: on a wide and high screen it stays in view. In a low window
 * that would hide its lower end.
 */
const StickyColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  ${media.wide} {
    @media (min-height: 43.75em) {
      position: sticky;
      top: calc(var(--header-height) + ${space(3)});
    }
  }
`;
