import type { Feit } from './bron.js';
import { dagInWoorden } from './dag-in-woorden.js';
import { datumInNederland } from './dutch-day.js';
import { BPM_BESTELWAGEN, WEGENBELASTING_ELEKTRISCH } from './feiten/bestelwagen.js';
import {
  BIJTELLING_BESTELWAGEN,
  BIJTELLING_ELEKTRISCH_GEBRUIKT,
  HEFFING_FOSSIEL,
  YOUNGTIMER,
} from './feiten/bijtelling.js';
import { KIA_BESTELWAGEN, KIA_PERSONENAUTO } from './feiten/investeringsaftrek.js';
import { ZONE_EURO5, ZONE_EURO6, ZONE_NIEUW } from './feiten/zero-emissiezone.js';
import { feit, type Vermelding } from './vermelding.js';
import type { VoertuigCategorie, VoertuigGegevens } from './voertuig.js';

/** Where what is shown of a vehicle comes from. */
export const VOERTUIG_BRONNEN: Readonly<Record<VoertuigGegevens['bron'], string>> = {
  rdw: 'RDW',
  voorbeeld: 'voorbeeldgegevens, niet van de RDW',
};

const CATEGORIEEN: Readonly<Record<Exclude<VoertuigCategorie, 'anders'>, string>> = {
  bestelwagen: 'Bestelwagen (N1)',
  personenauto: 'Personenauto (M1)',
};

/** Make and model, as the register writes them: the model may repeat the make. */
export function voertuigNaam({ merk, handelsbenaming = '' }: VoertuigGegevens): string {
  return handelsbenaming.startsWith(merk) ? handelsbenaming : `${merk} ${handelsbenaming}`.trim();
}

/** What the register says about a vehicle, as names with values; what it does not say is left out. */
export function voertuigInWoorden(voertuig: VoertuigGegevens): [name: string, value: string][] {
  const { categorie, voertuigsoort, inrichting, kleur = '', eersteToelating } = voertuig;
  const { emissieklasse, apkTotEnMet } = voertuig;
  const [brandstof, ...tweede] = voertuig.brandstoffen;
  const soort = categorie === 'anders' ? voertuigsoort : CATEGORIEEN[categorie];
  const facts: [string, string | undefined][] = [
    ['Merk en model', voertuigNaam(voertuig)],
    ['Soort', [soort, inrichting].filter(Boolean).join(', ')],
    ['Kleur', kleur.charAt(0) + kleur.slice(1).toLowerCase()],
    ['Eerste keer op kenteken', eersteToelating && dagInWoorden(eersteToelating)],
    ['Brandstof', [brandstof, ...tweede.map((naam) => naam.toLowerCase())].join(' en ')],
    ['Emissieklasse', emissieklasse === undefined ? '' : `Euro ${emissieklasse}`],
    ['Apk geldig tot en met', apkTotEnMet && dagInWoorden(apkTotEnMet)],
    ['Oordeel over de tellerstand', voertuig.tellerstandoordeel],
    ['Terugroepactie', voertuig.terugroepactieOpen ? 'Ja, staat nog open' : 'Geen die openstaat'],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** What a buyer should ask the seller about before signing, one sentence or two each. */
export function aandachtspunten(voertuig: VoertuigGegevens, moment = new Date()): string[] {
  const { apkTotEnMet, tellerstandoordeel, tenaamstellenMogelijk } = voertuig;
  const points = [
    voertuig.geexporteerd &&
      'Het voertuig is geëxporteerd. Vraag de verkoper of het weer een Nederlands kenteken krijgt.',
    tenaamstellenMogelijk === false && 'Het voertuig kan nu niet op uw naam komen. Vraag de verkoper waarom.',
    tellerstandoordeel === 'Onlogisch' && 'De tellerstand is onlogisch. Vraag de verkoper hoe dat komt.',
    voertuig.terugroepactieOpen &&
      'Er staat een terugroepactie van de fabrikant open. Laat de verkoper die uitvoeren voordat u koopt.',
    apkTotEnMet !== undefined &&
      apkTotEnMet < datumInNederland(moment) &&
      `De apk is verlopen op ${dagInWoorden(apkTotEnMet)}. Vraag de verkoper om een nieuwe.`,
    voertuig.taxi && 'Het voertuig staat geregistreerd als taxi.',
  ];
  return points.filter((point) => point !== false);
}

/** The facts about law and tax that hold for a vehicle, each with its source. What depends on the seller or the owner is not in it. */
export function gevolgen(voertuig: VoertuigGegevens, moment = new Date()): Feit[] {
  return vermeldingen(voertuig, datumInNederland(moment)).map((vermelding) => feit(vermelding, moment));
}

function vermeldingen(
  { categorie, brandstoffen, emissieklasse, eersteToelating }: VoertuigGegevens,
  vandaag: string,
): Vermelding[] {
  const zonderUitstoot =
    brandstoffen.length > 0 &&
    brandstoffen.every((brandstof) => /^(elektriciteit|waterstof)$/i.test(brandstof));
  const vanaf2025 = eersteToelating !== undefined && eersteToelating >= '2025-01-01';
  if (categorie === 'bestelwagen') {
    return [
      BIJTELLING_BESTELWAGEN,
      KIA_BESTELWAGEN,
      ...(zonderUitstoot ? [WEGENBELASTING_ELEKTRISCH] : zone(vanaf2025, emissieklasse)),
      ...(vanaf2025 ? [BPM_BESTELWAGEN] : []),
    ];
  }
  if (categorie !== 'personenauto') return [];
  const jaren = eersteToelating === undefined ? 0 : volleJaren(eersteToelating, vandaag);
  return [
    KIA_PERSONENAUTO,
    ...(jaren >= youngtimerVanaf(vandaag) ? [YOUNGTIMER] : []),
    zonderUitstoot ? BIJTELLING_ELEKTRISCH_GEBRUIKT : HEFFING_FOSSIEL,
  ];
}

/** The age of which `YOUNGTIMER` speaks, in years. */
function youngtimerVanaf(vandaag: string): number {
  return vandaag < '2027-01-01' ? 16 : 25;
}

/** The zones for zero emission: nothing for a class about which there is no fact, or when the register does not say the class. */
function zone(vanaf2025: boolean, emissieklasse: number | undefined): Vermelding[] {
  if (vanaf2025) return [ZONE_NIEUW];
  if (emissieklasse === 6) return [ZONE_EURO6];
  return emissieklasse === 5 ? [ZONE_EURO5] : [];
}

function volleJaren(van: string, tot: string): number {
  return Number(tot.slice(0, 4)) - Number(van.slice(0, 4)) - (tot.slice(5) < van.slice(5) ? 1 : 0);
}
