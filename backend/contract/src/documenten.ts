/** The documents that an application starts with. */
export const DOCUMENTEN_START = [
  'Uw rijbewijs',
  'Uw bankpas',
  'Een bewijs van uw bedrijf, zoals uw KvK-nummer',
] as const;

/** Every document that an assessment may require, by its kind. */
export const DOCUMENTEN = {
  identiteitsbewijs: 'Een geldig identiteitsbewijs, zoals uw rijbewijs',
  bankafschriften: 'Bankafschriften van de laatste 3 maanden',
  'kvk-uittreksel': 'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
  voertuig: 'De gegevens van het voertuig, zoals de offerte van de verkoper',
  jaarcijfers: 'Jaarcijfers, als u die hebt',
  aangifte: 'De aangifte inkomstenbelasting van vorig jaar, als u nog geen jaarcijfers hebt',
  'identiteitsbewijs-vennoten': 'Een identiteitsbewijs van elke vennoot: alle vennoten tekenen',
  vennootschapscontract: 'Uw vennootschapscontract, als u dat hebt',
  'identiteitsbewijs-bestuurder': 'Een identiteitsbewijs van de bestuurder die tekent',
  'uittreksel-holding': 'Een uittreksel van de holding, als die boven de bv staat',
  eigenaren: 'De namen van iedereen die meer dan 25% van de bv bezit',
  omzet: 'Iets dat uw omzet laat zien: facturen, een opdracht of een prognose',
  bkr: 'Uw gegevens van bkr.nl, die u daar zelf gratis opvraagt',
  betalingsregeling: 'Een bewijs dat de achterstand is ingelopen, of uw betalingsregeling',
} as const;

/** The kind of a document. */
export type DocumentSoort = keyof typeof DOCUMENTEN;

/** The documents that an assessment may require of every business. */
export const DOCUMENTEN_BEOORDELING = [
  DOCUMENTEN.identiteitsbewijs,
  DOCUMENTEN.bankafschriften,
  DOCUMENTEN['kvk-uittreksel'],
  DOCUMENTEN.voertuig,
  DOCUMENTEN.jaarcijfers,
] as const;

/** What an assessment may require in addition. */
export interface MeerDocumenten {
  /** For whom. */
  naam: string;
  documenten: readonly string[];
}

/** In addition by legal form. */
export const DOCUMENTEN_RECHTSVORM = {
  eenmanszaak: {
    naam: 'Eenmanszaak of zzp',
    documenten: [DOCUMENTEN.aangifte],
  },
  vof: {
    naam: 'Vof of maatschap',
    documenten: [DOCUMENTEN['identiteitsbewijs-vennoten'], DOCUMENTEN.vennootschapscontract],
  },
  bv: {
    naam: 'Bv',
    documenten: [
      DOCUMENTEN['identiteitsbewijs-bestuurder'],
      DOCUMENTEN['uittreksel-holding'],
      DOCUMENTEN.eigenaren,
    ],
  },
} as const satisfies Record<string, MeerDocumenten>;

/** In addition by situation, whatever the legal form. */
export const DOCUMENTEN_SITUATIE = {
  starter: {
    naam: 'Starter',
    documenten: [DOCUMENTEN.omzet],
  },
  bkr: {
    naam: 'Met BKR',
    documenten: [DOCUMENTEN.bkr, DOCUMENTEN.betalingsregeling],
  },
} as const satisfies Record<string, MeerDocumenten>;

/** How documents are asked for and sent. */
export const DOCUMENTEN_STUREN =
  'Stuur nog niets. Wij mailen u wat nodig is, en dat stuurt u dan veilig via uw account. Mail geen kopie van uw identiteitsbewijs.';

/** Largest file of a document, in bytes: 15 MB. */
export const BESTAND_BYTES = 15 * 1024 * 1024;
/** Most files of one document. */
export const BESTANDEN_PER_DOCUMENT = 10;
/** Most files of all documents of an application. */
export const BESTANDEN_PER_AANVRAAG = 60;
/** Most pages of a pdf. */
export const BESTAND_PAGINAS = 100;
/** What a file field accepts, for its attribute `accept`. */
export const BESTAND_ACCEPT =
  'application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic,.heif';

/** Why a file is not accepted, as the visitor reads it. */
export const BESTAND_FOUTEN = {
  leeg: 'Dit bestand is leeg. Kies het opnieuw.',
  teGroot: 'Dit bestand is groter dan 15 MB. Maak het kleiner, of verdeel het over meer bestanden.',
  soort: 'Dit is geen pdf, jpeg, png of heic. Stuur een pdf of een foto.',
  kapot: 'Wij kunnen dit bestand niet openen. Kijk of het bij u wel opengaat, en stuur het dan opnieuw.',
  wachtwoord: 'Deze pdf is beveiligd. Sla hem op zonder wachtwoord en stuur hem opnieuw.',
  inhoud:
    'In deze pdf zit meer dan tekst en beeld, zoals een script of een bijlage. Print hem naar een nieuwe pdf en stuur die.',
  paginas: `Deze pdf heeft meer dan ${BESTAND_PAGINAS} pagina’s. Stuur alleen de pagina’s waar wij om vragen.`,
  afmetingen: 'Deze foto heeft te veel pixels. Maak hem kleiner en stuur hem opnieuw.',
  zwaar:
    'Dit bestand is te ingewikkeld om te controleren. Print het naar een nieuwe pdf of maak er een foto van.',
  vol: `Bij dit document kunnen ${BESTANDEN_PER_DOCUMENT} bestanden. Verwijder er eerst een, of voeg ze samen.`,
  aanvraagVol: `Bij deze aanvraag kunnen ${BESTANDEN_PER_AANVRAAG} bestanden. Verwijder er eerst een, of bel ons.`,
} as const;

/** Why a file is not accepted. */
export type BestandFout = keyof typeof BESTAND_FOUTEN;

/** What came of a file that was sent by a form without scripts, as the visitor reads it. */
export const FORMULIER_UITKOMSTEN = {
  ...BESTAND_FOUTEN,
  ontvangen: 'Wij hebben uw bestand ontvangen. Wij kijken het na. Klopt er iets niet, dan mailen wij u.',
  geenBestand: 'Kies eerst een bestand.',
  nietGevraagd:
    'Dit document vragen wij nu niet van u, of het is al akkoord. Kijk in onze mail welk document u moet sturen.',
  uitgelogd: 'U bent niet meer ingelogd. Log opnieuw in en stuur het bestand nog een keer.',
  teVaak: 'U hebt te veel bestanden achter elkaar gestuurd. Probeer het later opnieuw.',
  storing: 'Wij konden uw bestand niet bewaren. Probeer het over een paar minuten opnieuw.',
} as const;

/** What came of a file that was sent by a form without scripts. */
export type FormulierUitkomst = keyof typeof FORMULIER_UITKOMSTEN;

const GEEN_BESTAND_VAN_ONS = /\.(?!(?:pdf|jpe?g|png|hei[cf])$)[a-z0-9]{1,5}$/i;

/** What is wrong with a chosen file as far as a browser can tell before it is sent; `undefined` when nothing is. */
export function controleerBestand({
  name,
  size,
  type,
}: Readonly<{ name: string; size: number; type: string }>): string | undefined {
  if (size === 0) return BESTAND_FOUTEN.leeg;
  if (size > BESTAND_BYTES) return BESTAND_FOUTEN.teGroot;
  // Browsers name the type by the extension, and many know none of a heic.
  const isKnown = BESTAND_ACCEPT.split(',').includes(type.toLowerCase());
  return isKnown || (type === '' && !GEEN_BESTAND_VAN_ONS.test(name)) ? undefined : BESTAND_FOUTEN.soort;
}
