/** What the site does with personal data on one occasion, as the privacy statement says it. */
export interface Verwerking {
  /** Completes "Als u …". */
  als: string;
  /** The kinds of data. */
  gegevens: readonly string[];
  /** Completes "Wij gebruiken … omdat". */
  omdat: string;
  /** The legal basis in GDPR article 6(1). */
  grondslag: string;
}

/** Every occasion on which personal data is stored. A test compares the kinds with the columns of the database. */
export const VERWERKINGEN = {
  aanvraag: {
    als: 'een lease aanvraagt',
    gegevens: [
      'naam',
      'e-mailadres',
      'telefoonnummer',
      'bedrijfsnaam',
      'KvK-nummer',
      'uw bedrijf en wat de KvK daarover openbaar maakt',
      'het voertuig',
      'het kenteken en wat de RDW daarover openbaar maakt',
      'de bedragen en de looptijd',
      'uw opmerking',
      'de papieren die wij bij de beoordeling vragen',
    ],
    omdat: 'u een contract wilt sluiten',
    grondslag: 'overeenkomst',
  },
  concept: {
    als: 'een aanvraag later afmaakt',
    gegevens: ['e-mailadres', 'wat u invulde'],
    omdat: 'u dat wilt',
    grondslag: 'overeenkomst',
  },
  dealer: {
    als: 'dealer bent',
    gegevens: ['naam', 'e-mailadres', 'wanneer wij u toegang gaven'],
    omdat: 'wij samenwerken',
    grondslag: 'overeenkomst',
  },
  behandeling: {
    als: 'een aanvraag hebt lopen',
    gegevens: [
      'de stand en het verloop van uw aanvraag',
      'offertes en uw antwoord daarop',
      'uw verzoeken en ons antwoord',
      'notities van onze medewerkers',
      'wanneer wij uw papieren inzagen',
    ],
    omdat: 'wij uw aanvraag behandelen; wat een leasemaatschappij beslist, horen wij van haar',
    grondslag: 'overeenkomst',
  },
  account: {
    als: 'een account hebt',
    gegevens: [
      'e-mailadres',
      'naam',
      'telefoonnummer',
      'bedrijfsnaam',
      'KvK-nummer',
      'wanneer u het maakte en inlogde',
      'apparaten waarop u inlogde',
      'codes, onleesbaar gemaakt',
    ],
    omdat: 'u dan zelf uw aanvragen ziet',
    grondslag: 'overeenkomst',
  },
  bericht: {
    als: 'een bericht stuurt',
    gegevens: [
      'naam',
      'e-mailadres',
      'uw bericht',
      'ons antwoord',
      'wanneer wij antwoordden',
      'notities van onze medewerkers',
    ],
    omdat: 'wij u willen antwoorden',
    grondslag: 'gerechtvaardigd belang',
  },
  klacht: {
    als: 'een klacht indient',
    gegevens: [
      'naam',
      'e-mailadres',
      'telefoonnummer',
      'bedrijfsnaam',
      'uw klacht',
      'de stand en het verloop van uw klacht',
      'notities van onze medewerkers',
    ],
    omdat: 'wij uw klacht willen oplossen en kunnen laten zien hoe',
    grondslag: 'gerechtvaardigd belang',
  },
  bezoek: {
    als: 'deze website bezoekt',
    gegevens: ['uw IP-adres, onleesbaar gemaakt en hoogstens een dag'],
    omdat: 'wij de website tegen misbruik beschermen',
    grondslag: 'gerechtvaardigd belang',
  },
} as const satisfies Record<string, Verwerking>;

/** The name of an occasion. */
export type VerwerkingNaam = keyof typeof VERWERKINGEN;
