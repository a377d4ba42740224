import type { Bron, Feit } from './bron.js';
import { datumInNederland } from './dutch-day.js';

/**
 * Every fact about law, tax and registers that pages state, with its official source. What cannot be sourced is not on the site. Each is
 * an export of its own, of literals only, so that a page loads no more than the facts that it states.
 */

/** What is true before a day, and what is true from the end of the one before it. The last one has no end. */
type Teksten = string | readonly [...{ voor: string; tekst: string }[], string];

/** A fact with all its texts; `feit` gives the one of a day. */
export interface Vermelding extends Omit<Feit, 'tekst'> {
  tekst: Teksten;
}

const PRIVEGEBRUIK: Bron = {
  naam: 'artikel 3.20 Wet inkomstenbelasting 2001',
  url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0011353&artikel=3.20',
};
const BELASTINGDIENST: Bron = { naam: 'belastingdienst.nl', url: 'https://www.belastingdienst.nl' };
const BKR: Bron = { naam: 'bkr.nl', url: 'https://www.bkr.nl' };
const ZERO_EMISSIE: Bron = { naam: 'opwegnaarzes.nl', url: 'https://www.opwegnaarzes.nl' };
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

export const BKR_LENINGEN = {
  tekst: 'De meeste leningen van mensen vanaf € 250 staan erin, ook als u altijd op tijd betaalt.',
  bron: BKR,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BKR_ZAKELIJK = {
  tekst:
    'Bent u zelf aansprakelijk, zoals bij een eenmanszaak of vof, dan kan ook uw lease erin komen: zakelijk krediet vanaf € 1.000 heet daar ZK, zonder bedrag. Een achterstand op een andere zakelijke betaling heet ZO.',
  bron: BKR,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BKR_SCHULDREGELING = {
  tekst:
    'Veel gemeenten laten de code SR 6 maanden na een geslaagde regeling verwijderen; vraag erom bij uw gemeente.',
  bron: {
    naam: 'gemeente.nu',
    url: 'https://www.gemeente.nu/bestuur/na-schuldhulptraject-een-kortere-bkr-registratie/',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const MEETEKENEN = {
  tekst:
    'Staat u privé borg voor uw bv, dan kan uw man, vrouw of geregistreerd partner daarvoor toestemming moeten geven.',
  bron: {
    naam: 'artikel 88 Burgerlijk Wetboek Boek 1',
    url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002656&artikel=88',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const KOPIE_IDENTITEITSBEWIJS = {
  tekst:
    'Maak op een kopie van uw rijbewijs of identiteitsbewijs uw bsn en pasfoto onleesbaar, bijvoorbeeld met de app KopieID van de overheid.',
  bron: {
    naam: 'Autoriteit Persoonsgegevens',
    url: 'https://autoriteitpersoonsgegevens.nl/themas/identificatie/paspoort-en-identiteitskaart/kopie-van-uw-id-bewijs-wat-kunt-u-doen',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const KIFID = {
  tekst:
    'Een klacht over een leasemaatschappij kunt u bij het Kifid indienen als uw bedrijf minder dan € 5 miljoen omzet heeft en de leasemaatschappij de Gedragscode Kleinzakelijke Financiering heeft ondertekend. Een klacht over een afwijzing behandelt het Kifid niet.',
  bron: { naam: 'Kifid', url: 'https://www.kifid.nl/ondernemers/kleinzakelijke-financiering' },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

/** A fact as it is on a day in the Netherlands: today by default. */
export function feit({ tekst, ...rest }: Vermelding, dag = new Date()): Feit {
  if (typeof tekst === 'string') return { tekst, ...rest };
  const vandaag = datumInNederland(dag);
  for (const deel of tekst) {
    if (typeof deel === 'string') return { tekst: deel, ...rest };
    if (vandaag < deel.voor) return { tekst: deel.tekst, ...rest };
  }
  throw new Error('The fact has no last text.');
}
