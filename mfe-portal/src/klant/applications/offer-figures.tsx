import { euros, eurosZoNodigCenten, type LeaseOfferte, offerteKosten, procent } from '@site/contract';
import type { ReactNode } from 'react';
import { dutchDate } from './dutch-date';
import { Vehicle } from './vehicle';

type Item = readonly [name: string, value: ReactNode];

/** What an offer comes to. */
export function costsOf(offerte: LeaseOfferte): Item[] {
  const { totaal, effectieveRente } = offerteKosten(offerte);
  return [
    ['U betaalt in totaal', eurosZoNodigCenten(totaal)],
    ...(effectieveRente === null ? [] : [['Effectieve rente per jaar', procent(effectieveRente)] as const]),
  ];
}

/** What is offered, and on which terms. */
export function termsOf(offerte: LeaseOfferte): Item[] {
  const { voertuig, aanbetaling, slottermijn, kosten } = offerte;
  return [
    ['Voertuig', <Vehicle key="voertuig" text={voertuig} />],
    ['Per maand', eurosZoNodigCenten(offerte.maandbedrag)],
    ['Looptijd', `${offerte.looptijd} maanden`],
    ['Aanschafprijs (inclusief btw)', euros(offerte.aanschafprijs)],
    ['Aanbetaling', aanbetaling > 0 ? euros(aanbetaling) : 'Geen'],
    ['Slottermijn', slottermijn > 0 ? euros(slottermijn) : 'Geen'],
    [
      'Eenmalige kosten (exclusief btw)',
      kosten > 0 ? `${eurosZoNodigCenten(kosten)}, niet in het totaal` : 'Geen',
    ],
    ['Gemaakt op', dutchDate(offerte.gemaaktOp)],
  ];
}
