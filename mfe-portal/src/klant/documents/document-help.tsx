import type { GevraagdDocument } from '@site/contract';
import { type DocumentSoort, KOPIE_IDENTITEITSBEWIJS } from '@site/contract/facts';
import { Callout, TextLink } from '@site/kit';
import type { ReactNode } from 'react';

const KVK = <TextLink href="https://www.kvk.nl">kvk.nl</TextLink>;
const BKR = <TextLink href="https://www.bkr.nl">bkr.nl</TextLink>;

/** What each document is, and where to get it. */
const HELP: Readonly<Record<DocumentSoort, ReactNode>> = {
  identiteitsbewijs:
    'Uw rijbewijs, paspoort of identiteitskaart. Maak een foto van de voorkant en een van de achterkant. Let op dat alles scherp is en dat hij nog geldig is.',
  bankafschriften:
    'Van uw zakelijke rekening. In de app of op de website van uw bank downloadt u ze als pdf, meestal bij ‘Afschriften’. Een bestand per maand is goed.',
  'kvk-uittreksel': <>U bestelt het op {KVK}. U krijgt het als pdf; die kunt u hier meteen sturen.</>,
  voertuig:
    'De offerte of de advertentie van de verkoper, met het kenteken, de kilometerstand en de prijs. Een schermafbeelding van de advertentie is ook goed.',
  jaarcijfers:
    'De balans en de winst- en verliesrekening van uw laatste boekjaar. Uw boekhouder heeft ze, of u haalt ze uit uw boekhoudprogramma.',
  aangifte:
    'De hele aangifte, niet de aanslag. Uw boekhouder heeft hem. Deed u hem zelf, dan bewaart uw boekhoudprogramma hem als pdf.',
  'identiteitsbewijs-vennoten':
    'Van elke vennoot een foto van de voorkant en van de achterkant. Een rijbewijs, paspoort of identiteitskaart is goed. Stuur ze als losse bestanden.',
  vennootschapscontract: 'De afspraken die u en uw vennoten bij de start hebt getekend, met alle pagina’s.',
  'identiteitsbewijs-bestuurder':
    'Het rijbewijs, paspoort of de identiteitskaart van wie tekent: een foto van de voorkant en een van de achterkant.',
  'uittreksel-holding': <>U bestelt het op {KVK}, met het KvK-nummer van de holding. U krijgt het als pdf.</>,
  eigenaren:
    'Schrijf de volledige namen op, met het deel dat ieder bezit, en stuur er een foto of een pdf van.',
  omzet:
    'Kies wat u hebt. Facturen van de laatste maanden, een getekende opdracht of een prognose van uw boekhouder zijn goed.',
  bkr: <>Op {BKR} vraagt u gratis op wat er over u staat. Bewaar het overzicht als pdf.</>,
  betalingsregeling:
    'De brief of mail van wie het geld van u kreeg, of een bankafschrift waarop de betaling staat.',
};

/** What a document is and where to get it; nothing about one that the office named itself. */
export function DocumentHelp({ soort }: Pick<GevraagdDocument, 'soort'>) {
  return (
    <>
      {Object.hasOwn(HELP, soort) && <p>{HELP[soort as DocumentSoort]}</p>}
      {soort.startsWith('identiteitsbewijs') && (
        <Callout tone="note" title="Maak uw bsn en pasfoto onleesbaar">
          Met de app KopieID van de overheid maakt u een foto en streept u het bsn en de pasfoto door. Of dek
          ze op papier af voordat u de foto maakt. Op een paspoort staat het bsn ook in de strook onderaan.{' '}
          <TextLink href={KOPIE_IDENTITEITSBEWIJS.bron.url}>
            {`Uitleg van de ${KOPIE_IDENTITEITSBEWIJS.bron.naam}`}
          </TextLink>
        </Callout>
      )}
    </>
  );
}
