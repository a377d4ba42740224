/** How long one kind of data is kept. */
export interface Bewaartermijn {
  /** What is kept, as people call it. */
  gegevens: string;
  termijn: { dagen: number } | { jaren: number };
  /** From when the term counts. Completes "tot 2 jaar na …". */
  na: string;
  /** Why it is kept that long. A sentence. */
  waarom: string;
}

/**
 * How long each kind of data is kept. The privacy statement tells these terms, the backend keeps to them each night,
 * and a customer finds them in his download.
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
  aanvragen: {
    gegevens: 'Aanvragen zonder overeenkomst',
    termijn: { jaren: 2 },
    na: 'de laatste wijziging van de aanvraag',
    waarom: 'Zo kunnen wij uw aanvraag behandelen en vragen over de uitkomst beantwoorden.',
  },
  overeenkomsten: {
    gegevens: 'Aanvragen die een overeenkomst werden',
    termijn: { jaren: 7 },
    na: 'het einde van de overeenkomst',
    waarom: 'De Belastingdienst eist dat wij onze administratie zo lang bewaren.',
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

/** A kind of data that has its own term. */
export type BewaardeGegevens = keyof typeof BEWAARTERMIJNEN;

/** A term in words: `tot 2 jaar na ontvangst`. */
export function bewaartermijnInWoorden({ termijn, na }: Bewaartermijn): string {
  const duur = 'jaren' in termijn ? `${termijn.jaren} jaar` : `${termijn.dagen} dagen`;
  return `tot ${duur} na ${na}`;
}
