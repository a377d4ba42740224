import {
  euros,
  type LeaseInvoer,
  MAX_SLOTTERMIJN_DEEL,
  MIN_TE_FINANCIEREN,
  MOST_CHOSEN_LOOPTIJDEN,
  PARTNERRENTE,
  procent,
  slotbedrag,
} from '@site/contract';

/** The lease of the examples on the page. */
export const VOORBEELD: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
};

/** A worked early settlement, after two years. */
function earlySettlement(): string {
  const maanden = 24;
  const bedrag = slotbedrag(VOORBEELD, maanden);
  if (!bedrag) throw new Error('The example breaks a lease rule.');
  return `Dan betaalt u het slotbedrag: wat u op dat moment nog schuldig bent. Een voorbeeld: u leaset een auto van ${euros(VOORBEELD.aanschafprijs)} in ${VOORBEELD.looptijd} maanden en lost na ${maanden} maanden alles af. Daalt uw schuld elke maand evenveel, zoals in ons schema, dan is het slotbedrag ${euros(bedrag.volgensSchema)}. Rekent de leasemaatschappij met een annuïteit, dan is het ${euros(bedrag.alsAnnuiteit)}. De maandbedragen daarna, samen ${euros(bedrag.nogTeBetalen)}, vervallen. Vaak is eerder aflossen boetevrij; uw contract is bepalend. Uw eigen bedrag staat onder ‘Kostenopbouw en aflosschema’.`;
}

/** The questions about the amounts. Each id is in links elsewhere, so it never changes. */
export const QUESTIONS = [
  {
    id: 'hoe-zeker',
    question: 'Hoe zeker is deze uitkomst?',
    answer:
      'De uitkomst is indicatief. Wat u echt betaalt hangt af van uw bedrijf, het voertuig en de leasemaatschappij. Dat bedrag staat in uw offerte.',
  },
  {
    id: 'welke-rente',
    question: 'Welke rente betaal ik?',
    answer: `De rente ligt indicatief tussen ${PARTNERRENTE.van} en ${PARTNERRENTE.tot}% per jaar bij onze partners, afhankelijk van uw situatie. De calculator rekent met een vast percentage over het hele bedrag. De rente in uw offerte kan dus anders zijn.`,
  },
  {
    id: 'effectieve-rente',
    question: 'Waarom is de effectieve rente hoger?',
    answer:
      'U lost elke maand af, maar de rente wordt de hele looptijd over het volledige bedrag berekend. De effectieve rente laat zien wat dat per jaar kost over het geld dat u nog in gebruik hebt. Daarmee kunt u aanbiedingen eerlijk vergelijken.',
  },
  {
    id: 'btw',
    question: 'Waarom vul ik de prijs inclusief btw in?',
    answer:
      'Wij rekenen met de prijs inclusief btw, want die betaalt u de verkoper. U mag de prijs ook exclusief btw invullen: kies dat onder het veld. Is uw bedrijf btw-plichtig? Dan kunt u de btw vaak terugvragen en als aanbetaling gebruiken.',
  },
  {
    id: 'hoeveel-aanbetalen',
    question: 'Hoeveel mag ik aanbetalen?',
    answer: `Hoogstens de aanschafprijs min ${euros(MIN_TE_FINANCIEREN)}. Bij een lagere prijs dan ${euros(MIN_TE_FINANCIEREN)} is geen aanbetaling mogelijk.`,
  },
  {
    id: 'wat-is-een-slottermijn',
    question: 'Wat is een slottermijn?',
    answer: `Een bedrag dat u niet maandelijks aflost, maar in één keer aan het eind betaalt. Het is hoogstens ${procent(MAX_SLOTTERMIJN_DEEL)} van de aanschafprijs. Uw maandbedrag wordt lager, maar u betaalt over dit bedrag wel rente.`,
  },
  {
    id: 'eerder-aflossen',
    question: 'Wat betaal ik als ik eerder wil aflossen?',
    answer: earlySettlement(),
  },
];

/** The terms that customers choose most, in a sentence: `48, 60 en 72`. */
export const MOST_CHOSEN = `${MOST_CHOSEN_LOOPTIJDEN.slice(0, -1).join(', ')} en ${MOST_CHOSEN_LOOPTIJDEN.at(-1)}`;
