import { type Bron, type Feit, inDeWet } from './bron.js';
import { datumInNederland } from './dutch-day.js';
import { KIFID, KOPIE_IDENTITEITSBEWIJS } from './vaste-feiten.js';

/** What is true before a day, and what is true from the end of the one before it. The last one has no end. */
type Teksten = string | readonly [...{ voor: string; tekst: string }[], string];

interface Vermelding {
  tekst: Teksten;
  bron: Bron;
  bekekenOp: string;
}

const inkomstenbelasting = inDeWet('BWBR0011353', 'Wet inkomstenbelasting 2001');
const omzetbelasting = inDeWet('BWBR0002629', 'Wet op de omzetbelasting 1968');
const BELASTINGDIENST: Bron = { naam: 'belastingdienst.nl', url: 'https://www.belastingdienst.nl' };
const BKR: Bron = { naam: 'bkr.nl', url: 'https://www.bkr.nl' };
const ZERO_EMISSIE: Bron = { naam: 'opwegnaarzes.nl', url: 'https://www.opwegnaarzes.nl' };
const GECONTROLEERD = '2026-11-26';

/** Every fact about law, tax and registers that pages state, with its official source. What cannot be sourced is not on the site. */
const FEITEN = {
  bijtellingElektrischGebruikt: {
    tekst:
      'Een elektrische auto houdt het percentage van het jaar waarin hij nieuw was, 60 maanden lang. Daarna geldt elk jaar het percentage van dat jaar.',
    bron: inkomstenbelasting('3.20'),
    bekekenOp: GECONTROLEERD,
  },
  bijtellingElektrischNieuw: {
    tekst: [
      {
        voor: '2028-01-01',
        tekst:
          'Voor een elektrische auto die in 2027 nieuw is, wordt het 20% tot € 30.000. Vanaf 2028 is er voor nieuwe elektrische auto’s geen lager percentage meer.',
      },
      'Voor elektrische auto’s die vanaf 2028 nieuw zijn, is er geen lager percentage.',
    ],
    bron: inkomstenbelasting('3.20'),
    bekekenOp: GECONTROLEERD,
  },
  youngtimer: {
    tekst: [
      {
        voor: '2027-01-01',
        tekst:
          'Is de auto ouder dan 16 jaar, dan telt 35% van wat hij nu waard is. Vanaf 2027 geldt dat pas bij een auto van meer dan 25 jaar.',
      },
      'Is de auto ouder dan 25 jaar, dan telt 35% van wat hij nu waard is.',
    ],
    bron: inkomstenbelasting('3.20'),
    bekekenOp: GECONTROLEERD,
  },
  bijtellingBestelwagen: {
    tekst:
      'Ook een bestelwagen heeft bijtelling. Die is er niet als hij alleen voor goederen geschikt is (zonder passagiersstoel en zonder de bevestiging daarvan), of als u hoogstens 500 kilometer per jaar privé rijdt en dat kunt laten zien.',
    bron: inkomstenbelasting('3.20'),
    bekekenOp: GECONTROLEERD,
  },
  heffingFossiel: {
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
  },
  btwPrive: {
    tekst:
      'Rijdt u ook privé, dan betaalt u elk jaar btw terug: over uw privékilometers, of 2,7% van de catalogusprijs. Dat is 1,5% als u geen btw hebt afgetrokken, en na het vierde jaar dat volgt op het jaar van aanschaf. Voor de btw is woon-werkverkeer ook privé.',
    bron: BELASTINGDIENST,
    bekekenOp: GECONTROLEERD,
  },
  btwVrijgesteld: {
    tekst: 'Met de kleineondernemersregeling of bij vrijgesteld werk vraagt u geen btw terug.',
    bron: omzetbelasting('25'),
    bekekenOp: GECONTROLEERD,
  },
  bpmBestelwagen: {
    tekst:
      'Over een bestelwagen die vanaf 2025 nieuw op kenteken komt, is bpm verschuldigd, naar zijn uitstoot; over een elektrische niet. Over de bpm zit geen btw: die kunt u ook niet terugvragen.',
    bron: {
      naam: 'Belastingplan 2023, memorie van toelichting',
      url: 'https://www.rijksfinancien.nl/belastingplan-memorie-van-toelichting/2023/d17e2453',
    },
    bekekenOp: GECONTROLEERD,
  },
  wegenbelastingElektrisch: {
    tekst:
      'Motorrijtuigenbelasting betaalt u zelf. Een elektrische bestelwagen betaalt sinds 2026 het volle tarief.',
    bron: BELASTINGDIENST,
    bekekenOp: GECONTROLEERD,
  },
  zoneEuro5: {
    tekst: [
      {
        voor: '2027-01-01',
        tekst: 'Een bestelwagen met emissieklasse 5 mag nog tot 1 januari 2027 in een zero-emissiezone.',
      },
      'Een bestelwagen met emissieklasse 5 mag een zero-emissiezone niet meer in.',
    ],
    bron: ZERO_EMISSIE,
    bekekenOp: GECONTROLEERD,
  },
  zoneEuro6: {
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
  },
  zoneNieuw: {
    tekst:
      'Staat hij vanaf 2025 op kenteken, dan mag hij er alleen zonder uitstoot in; een hybride dus niet.',
    bron: ZERO_EMISSIE,
    bekekenOp: GECONTROLEERD,
  },
  bkrLeningen: {
    tekst: 'De meeste leningen van mensen vanaf € 250 staan erin, ook als u altijd op tijd betaalt.',
    bron: BKR,
    bekekenOp: GECONTROLEERD,
  },
  bkrZakelijk: {
    tekst:
      'Bent u zelf aansprakelijk, zoals bij een eenmanszaak of vof, dan kan ook uw lease erin komen: zakelijk krediet vanaf € 1.000 heet daar ZK, zonder bedrag. Een achterstand op een andere zakelijke betaling heet ZO.',
    bron: BKR,
    bekekenOp: GECONTROLEERD,
  },
  bkrSchuldregeling: {
    tekst:
      'Veel gemeenten laten de code SR 6 maanden na een geslaagde regeling verwijderen; vraag erom bij uw gemeente.',
    bron: {
      naam: 'gemeente.nu',
      url: 'https://www.gemeente.nu/bestuur/na-schuldhulptraject-een-kortere-bkr-registratie/',
    },
    bekekenOp: GECONTROLEERD,
  },
  kopieIdentiteitsbewijs: KOPIE_IDENTITEITSBEWIJS,
  meetekenen: {
    tekst:
      'Staat u privé borg voor uw bv, dan kan uw man, vrouw of geregistreerd partner daarvoor toestemming moeten geven.',
    bron: inDeWet('BWBR0002656', 'Burgerlijk Wetboek Boek 1')('88'),
    bekekenOp: GECONTROLEERD,
  },
  kifid: KIFID,
} as const satisfies Record<string, Vermelding>;

/** The name of a fact in the table. */
export type FeitNaam = keyof typeof FEITEN;

/** The facts of the table by name. */
export const FEIT_NAMEN = Object.keys(FEITEN) as FeitNaam[];

/** A fact as it is on a day in the Netherlands: today by default. */
export function feit(naam: FeitNaam, dag = new Date()): Feit {
  const { tekst, ...rest }: Vermelding = FEITEN[naam];
  if (typeof tekst === 'string') return { tekst, ...rest };
  const vandaag = datumInNederland(dag);
  for (const deel of tekst) {
    if (typeof deel === 'string') return { tekst: deel, ...rest };
    if (vandaag < deel.voor) return { tekst: deel.tekst, ...rest };
  }
  throw new Error(`The fact ${naam} has no last text.`);
}
