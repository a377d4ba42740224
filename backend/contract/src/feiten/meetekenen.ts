import type { Vermelding } from '../vermelding.js';

const GECONTROLEERD = '2026-11-26';

export const MEETEKENEN = {
  tekst:
    'Staat u privé borg voor uw bv, dan kan uw man, vrouw of geregistreerd partner daarvoor toestemming moeten geven.',
  bron: {
    naam: 'artikel 88 Burgerlijk Wetboek Boek 1',
    url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002656&artikel=88',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
