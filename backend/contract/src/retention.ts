export interface Bewaartermijn {
  /** The kind of data, as shown to customers. */
  gegevens: string;
  termijn: { dagen: number } | { jaren: number };
  /** Start of the retention period. Completes "tot 2 jaar na …". */
  na: string;
  /** The reason, as a sentence. */
  waarom: string;
}

/**
 * Retention period of each kind of data. Shown in the privacy statement and the data export, and enforced by the backend every
 * night (`backend/src/privacy/retention-rules.ts`).
 */
export const BEWAARTERMIJNEN = {
  apparaten: {
    gegevens: 'Apparaten waarop u inlogde',
    termijn: { jaren: 1 },
    na: 'de laatste keer inloggen op dat apparaat',
    waarom: 'Zo kunnen wij u waarschuwen als iemand op een nieuw apparaat inlogt.',
  },
  nietGeactiveerd: {
    gegevens: 'Accounts die niet zijn geactiveerd',
    termijn: { dagen: 30 },
    na: 'de laatste aanvraag van een activatiecode',
    waarom: 'Zo kunt u het account alsnog activeren.',
  },
  accounts: {
    gegevens: 'Uw account en uw profiel',
    termijn: { jaren: 2 },
    na: 'het laatste contact, en zolang er een aanvraag in uw account staat',
    waarom: 'Zo kunt u inloggen en uw aanvragen zien.',
  },
  berichten: {
    gegevens: 'Berichten aan ons',
    termijn: { jaren: 2 },
    na: 'ontvangst',
    waarom: 'Zo kunnen wij antwoorden en bij een volgende vraag teruglezen wat u schreef.',
  },
  concepten: {
    gegevens: 'Aanvragen die u nog niet verstuurde',
    termijn: { dagen: 7 },
    na: 'het bewaren',
    waarom: 'Zo kunt u later verder.',
  },
  aanvragen: {
    gegevens: 'Aanvragen zonder overeenkomst',
    termijn: { jaren: 2 },
    na: 'de laatste wijziging van de aanvraag',
    waarom: 'Zo kunnen wij uw aanvraag behandelen en vragen over de uitkomst beantwoorden.',
  },
  documenten: {
    gegevens: 'Documenten die u ons stuurde',
    termijn: { dagen: 90 },
    na: 'het sturen of de laatste wijziging van de aanvraag',
    waarom: 'Zo kan uw aanvraag worden beoordeeld. Daarna hebben wij uw papieren niet meer nodig.',
  },
  overeenkomsten: {
    gegevens: 'Aanvragen die een overeenkomst werden',
    termijn: { jaren: 7 },
    na: 'het einde van de overeenkomst',
    waarom: 'De Belastingdienst eist dat wij onze administratie zo lang bewaren.',
  },
  dealers: {
    gegevens: 'Dealers',
    termijn: { jaren: 2 },
    na: 'het einde van de samenwerking',
    waarom: 'Zo weten wij wie een aanvraag begon.',
  },
  klachten: {
    gegevens: 'Klachten',
    termijn: { jaren: 7 },
    na: 'ontvangst',
    waarom: 'Zo kunnen wij laten zien hoe wij een klacht hebben behandeld, ook als er later een geschil is.',
  },
  onbezorgbareMails: {
    gegevens: 'E-mails die niet bezorgd konden worden',
    termijn: { dagen: 90 },
    na: 'de laatste poging',
    waarom: 'Zo kunnen wij ze alsnog versturen.',
  },
} as const satisfies Record<string, Bewaartermijn>;

export type BewaardeGegevens = keyof typeof BEWAARTERMIJNEN;

/** Formats a retention period: `tot 2 jaar na ontvangst`. */
export function describeBewaartermijn({ termijn, na }: Bewaartermijn): string {
  const duur = 'jaren' in termijn ? `${termijn.jaren} jaar` : `${termijn.dagen} dagen`;
  return `tot ${duur} na ${na}`;
}
