/** The documents that an application starts with. */
export const DOCUMENTEN_START = [
  'Uw rijbewijs',
  'Uw bankpas',
  'Een bewijs van uw bedrijf, zoals uw KvK-nummer',
] as const;

/** The documents that an assessment may require of every business. */
export const DOCUMENTEN_BEOORDELING = [
  'Een geldig identiteitsbewijs, zoals uw rijbewijs',
  'Bankafschriften van de laatste 3 maanden',
  'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
  'De gegevens van het voertuig, zoals de offerte van de verkoper',
  'Jaarcijfers, als u die hebt',
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
    documenten: ['De aangifte inkomstenbelasting van vorig jaar, als u nog geen jaarcijfers hebt'],
  },
  vof: {
    naam: 'Vof of maatschap',
    documenten: [
      'Een identiteitsbewijs van elke vennoot: alle vennoten tekenen',
      'Uw vennootschapscontract, als u dat hebt',
    ],
  },
  bv: {
    naam: 'Bv',
    documenten: [
      'Een identiteitsbewijs van de bestuurder die tekent',
      'Een uittreksel van de holding, als die boven de bv staat',
      'De namen van iedereen die meer dan 25% van de bv bezit',
    ],
  },
} as const satisfies Record<string, MeerDocumenten>;

/** In addition by situation, whatever the legal form. */
export const DOCUMENTEN_SITUATIE = {
  starter: {
    naam: 'Starter',
    documenten: ['Iets dat uw omzet laat zien: facturen, een opdracht of een prognose'],
  },
  bkr: {
    naam: 'Met BKR',
    documenten: [
      'Uw gegevens van bkr.nl, die u daar zelf gratis opvraagt',
      'Een bewijs dat de achterstand is ingelopen, of uw betalingsregeling',
    ],
  },
} as const satisfies Record<string, MeerDocumenten>;

/** How documents are asked for and sent. */
export const DOCUMENTEN_STUREN =
  'Stuur nog niets. Wij zeggen wat nodig is en hoe u het veilig stuurt. Mail geen leesbare kopie van uw identiteitsbewijs.';
