import type { Vermelding } from '../vermelding.js';

const GECONTROLEERD = '2026-11-26';

export const KOPIE_IDENTITEITSBEWIJS = {
  tekst:
    'Maak op een kopie van uw rijbewijs of identiteitsbewijs uw bsn en pasfoto onleesbaar, bijvoorbeeld met de app KopieID van de overheid.',
  bron: {
    naam: 'Autoriteit Persoonsgegevens',
    url: 'https://autoriteitpersoonsgegevens.nl/themas/identificatie/paspoort-en-identiteitskaart/kopie-van-uw-id-bewijs-wat-kunt-u-doen',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
