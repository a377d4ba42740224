import type { Bron } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const BELASTINGDIENST: Bron = { naam: 'belastingdienst.nl', url: 'https://www.belastingdienst.nl' };
const GECONTROLEERD = '2026-11-26';

export const BTW_PRIVE = {
  tekst:
    'Rijdt u ook privé, dan betaalt u elk jaar btw terug: over uw privékilometers, of 2,7% van de catalogusprijs. Dat is 1,5% als u geen btw hebt afgetrokken, en na het vierde jaar dat volgt op het jaar van aanschaf. Voor de btw is woon-werkverkeer ook privé.',
  bron: BELASTINGDIENST,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BTW_VRIJGESTELD = {
  tekst: 'Met de kleineondernemersregeling of bij vrijgesteld werk vraagt u geen btw terug.',
  bron: {
    naam: 'artikel 25 Wet op de omzetbelasting 1968',
    url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002629&artikel=25',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
