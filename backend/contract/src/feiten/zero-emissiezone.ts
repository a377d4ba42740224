import type { Bron } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const ZERO_EMISSIE: Bron = { naam: 'opwegnaarzes.nl', url: 'https://www.opwegnaarzes.nl' };
const GECONTROLEERD = '2026-11-26';

export const ZONE_EURO5 = {
  tekst: [
    {
      voor: '2027-01-01',
      tekst: 'Een bestelwagen met emissieklasse 5 mag nog tot 1 januari 2027 in een zero-emissiezone.',
    },
    'Een bestelwagen met emissieklasse 5 mag een zero-emissiezone niet meer in.',
  ],
  bron: ZERO_EMISSIE,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const ZONE_EURO6 = {
  tekst: [
    {
      voor: '2028-01-01',
      tekst:
        'Met emissieklasse 6, en vóór 2025 op kenteken, mag het tot 1 januari 2028; uitstel tot 1 januari 2029 is aangekondigd.',
    },
    'Met emissieklasse 6, en vóór 2025 op kenteken, hangt het af van het uitstel tot 1 januari 2029 dat was aangekondigd.',
  ],
  bron: ZERO_EMISSIE,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const ZONE_NIEUW = {
  tekst: 'Staat hij vanaf 2025 op kenteken, dan mag hij er alleen zonder uitstoot in; een hybride dus niet.',
  bron: ZERO_EMISSIE,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
