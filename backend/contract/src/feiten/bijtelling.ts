import type { Bron } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const PRIVEGEBRUIK: Bron = {
  naam: 'artikel 3.20 Wet inkomstenbelasting 2001',
  url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0011353&artikel=3.20',
};
const GECONTROLEERD = '2026-11-26';

export const BIJTELLING_ELEKTRISCH_GEBRUIKT = {
  tekst:
    'Een elektrische auto houdt het percentage van het jaar waarin hij nieuw was, 60 maanden lang. Daarna geldt elk jaar het percentage van dat jaar.',
  bron: PRIVEGEBRUIK,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BIJTELLING_ELEKTRISCH_NIEUW = {
  tekst: [
    {
      voor: '2028-01-01',
      tekst:
        'Voor een elektrische auto die in 2027 nieuw is, wordt het 20% tot € 30.000. Vanaf 2028 is er voor nieuwe elektrische auto’s geen lager percentage meer.',
    },
    'Voor elektrische auto’s die vanaf 2028 nieuw zijn, is er geen lager percentage.',
  ],
  bron: PRIVEGEBRUIK,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const YOUNGTIMER = {
  tekst: [
    {
      voor: '2027-01-01',
      tekst:
        'Is de auto ouder dan 16 jaar, dan telt 35% van wat hij nu waard is. Vanaf 2027 geldt dat pas bij een auto van meer dan 25 jaar.',
    },
    'Is de auto ouder dan 25 jaar, dan telt 35% van wat hij nu waard is.',
  ],
  bron: PRIVEGEBRUIK,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BIJTELLING_BESTELWAGEN = {
  tekst:
    'Ook een bestelwagen heeft bijtelling. Die is er niet als hij alleen voor goederen geschikt is (zonder passagiersstoel en zonder de bevestiging daarvan), of als u hoogstens 500 kilometer per jaar privé rijdt en dat kunt laten zien.',
  bron: PRIVEGEBRUIK,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const HEFFING_FOSSIEL = {
  tekst: [
    {
      voor: '2027-01-01',
      tekst:
        'Geeft u vanaf 1 januari 2027 een werknemer of uzelf als directeur van de bv een personenauto op benzine of diesel, ook voor privé? Dan betaalt de werkgever daar elk jaar 12% van de catalogusprijs over. Bij een bestelwagen en bij een eenmanszaak of vof voor uzelf is dat er niet.',
    },
    'Geeft u een werknemer of uzelf als directeur van de bv een personenauto op benzine of diesel, ook voor privé? Dan betaalt de werkgever daar elk jaar 12% van de catalogusprijs over, als dat voor het eerst na 2026 is. Bij een bestelwagen en bij een eenmanszaak of vof voor uzelf is dat er niet.',
  ],
  bron: {
    naam: 'Belastingplan 2026, memorie van toelichting',
    url: 'https://www.rijksfinancien.nl/belastingplan-memorie-van-toelichting/2026/d17e3185',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
