import type { Bron } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const BELASTINGDIENST: Bron = { naam: 'belastingdienst.nl', url: 'https://www.belastingdienst.nl' };
const GECONTROLEERD = '2026-11-26';

export const BPM_BESTELWAGEN = {
  tekst:
    'Over een bestelwagen die vanaf 2025 nieuw op kenteken komt, is bpm verschuldigd, naar zijn uitstoot; over een elektrische niet. Over de bpm zit geen btw: die kunt u ook niet terugvragen.',
  bron: {
    naam: 'Belastingplan 2023, memorie van toelichting',
    url: 'https://www.rijksfinancien.nl/belastingplan-memorie-van-toelichting/2023/d17e2453',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const WEGENBELASTING_ELEKTRISCH = {
  tekst:
    'Motorrijtuigenbelasting betaalt u zelf. Een elektrische bestelwagen betaalt sinds 2026 het volle tarief.',
  bron: BELASTINGDIENST,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
