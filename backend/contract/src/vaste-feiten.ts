import type { Feit } from './bron.js';

/** Facts that pages of forms and portal state, which do not load the whole table for them. */

export const KOPIE_IDENTITEITSBEWIJS: Feit = {
  tekst:
    'Maak op een kopie van uw rijbewijs of identiteitsbewijs uw bsn en pasfoto onleesbaar, bijvoorbeeld met de app KopieID van de overheid.',
  bron: {
    naam: 'Autoriteit Persoonsgegevens',
    url: 'https://autoriteitpersoonsgegevens.nl/themas/identificatie/paspoort-en-identiteitskaart/kopie-van-uw-id-bewijs-wat-kunt-u-doen',
  },
  bekekenOp: '2026-11-26',
};

export const KIFID: Feit = {
  tekst:
    'Een klacht over een leasemaatschappij kunt u bij het Kifid indienen als uw bedrijf minder dan € 5 miljoen omzet heeft en de leasemaatschappij de Gedragscode Kleinzakelijke Financiering heeft ondertekend. Een klacht over een afwijzing behandelt het Kifid niet.',
  bron: { naam: 'Kifid', url: 'https://www.kifid.nl/ondernemers/kleinzakelijke-financiering' },
  bekekenOp: '2026-11-26',
};
