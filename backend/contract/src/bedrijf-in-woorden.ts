import type { BedrijfBron, KvkGegevens, KvkProfiel } from './bedrijf.js';
import { dagInWoorden } from './dag-in-woorden.js';
import { datumInNederland } from './dutch-day.js';

/** Where what is shown of a company comes from. */
export const BEDRIJF_BRONNEN: Readonly<Record<BedrijfBron, string>> = {
  kvk: 'KvK',
  voorbeeld: 'voorbeeldgegevens, niet van de KvK',
};

/** Legal forms by how their name at the KvK begins, without spaces and capitals. */
const RECHTSVORMEN: readonly (readonly [begin: string, naam: string])[] = [
  ['eenmanszaak', 'Eenmanszaak'],
  ['vennootschaponderfirma', 'Vof'],
  ['commanditairevennootschap', 'Cv'],
  ['maatschap', 'Maatschap'],
  ['beslotenvennootschap', 'Bv'],
  ['naamlozevennootschap', 'Nv'],
];

/** A legal form in the words of this site: `Bv`. One that it has no word for is as the KvK writes it, with spaces. */
export function rechtsvormInWoorden(rechtsvorm: string): string {
  const compact = rechtsvorm.replace(/\s/g, '').toLowerCase();
  const [, naam] = RECHTSVORMEN.find(([begin]) => compact.startsWith(begin)) ?? [];
  return naam ?? rechtsvorm.replace(/\p{Ll}\p{Lu}/gu, ([end, start]) => `${end} ${start?.toLowerCase()}`);
}

/**
 * Whether a company is younger than lease companies accept: a month, and a year for who has a registration at the BKR. Undefined when it
 * is not, or when the register does not say so.
 */
function jong({ begonnenOp }: KvkGegevens, moment: Date): 'maand' | 'jaar' | undefined {
  if (begonnenOp === undefined) return undefined;
  const vandaag = datumInNederland(moment);
  if (eerder(vandaag, 1) < begonnenOp) return 'maand';
  return eerder(vandaag, 12) < begonnenOp ? 'jaar' : undefined;
}

/** The same day so many months earlier; where that month has no such day, the text still sorts as if it had. */
function eerder(dag: string, maanden: number): string {
  const [jaar = 0, maand = 1] = dag.split('-').map(Number);
  const geteld = jaar * 12 + maand - 1 - maanden;
  return `${Math.floor(geteld / 12)}-${String((geteld % 12) + 1).padStart(2, '0')}${dag.slice(7)}`;
}

/** What the register says about a company, as names with values; what it does not say is left out. */
export function bedrijfInWoorden(bedrijf: KvkProfiel, moment = new Date()): [name: string, value: string][] {
  const { naam, kvkNummer, rechtsvorm, begonnenOp, gestoptOp, adres, plaats } = bedrijf;
  const leeftijd = jong(bedrijf, moment);
  const facts: [string, string | undefined][] = [
    ['Naam', naam],
    ['KvK-nummer', kvkNummer],
    ['Rechtsvorm', rechtsvorm && rechtsvormInWoorden(rechtsvorm)],
    ['Begonnen op', begonnenOp && `${dagInWoorden(begonnenOp)}${leeftijd ? ` (nog geen ${leeftijd})` : ''}`],
    ['Gestopt op', gestoptOp && dagInWoorden(gestoptOp)],
    adres ? ['Adres', adres] : ['Plaats', plaats],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** What an applicant should know of the company before applying, a sentence or two; `null` when there is nothing. */
export function bedrijfspunt(bedrijf: KvkGegevens, moment = new Date()): string | null {
  if (bedrijf.gestoptOp)
    return 'Volgens de KvK is dit bedrijf gestopt. Klopt het nummer? U kunt gewoon verder.';
  switch (jong(bedrijf, moment)) {
    case 'maand':
      return 'Volgens de KvK bestaat uw bedrijf nog geen maand. Leasemaatschappijen vragen minimaal 1 maand. U kunt gewoon verder: wij bespreken met u wanneer het kan.';
    case 'jaar':
      return 'Volgens de KvK bestaat uw bedrijf nog geen jaar. Dat kan. Hebt u een BKR-registratie? Dan vragen leasemaatschappijen minimaal 1 jaar.';
    default:
      return null;
  }
}
