import {
  BELOFTEN,
  EENMALIGE_KOSTEN,
  euros,
  JAARRENTE,
  LEASECODE_LENGTE,
  type LeaseInvoer,
  LOOPTIJDEN_TEKST,
  MAX_SLOTTERMIJN_DEEL,
  OFFERTE_ZINNEN,
  PARTNERRENTE_TEKST,
  procent,
  slotbedrag,
} from '@site/contract';
import { AANBETALING_STARTER } from '../parts/costs';
import type { LinkedQuestion } from '../parts/question';

/** Questions that belong together. */
export interface Topic {
  id: string;
  title: string;
  description: string;
  questions: readonly LinkedQuestion[];
}

/** A van of which the lease ends after two years. */
const VOORBEELD: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 0,
  slottermijn: 0,
  looptijd: 60,
};
const NA_MAANDEN = 24;
const SLOTBEDRAG = slotbedrag(VOORBEELD, NA_MAANDEN)?.volgensSchema;
const VOORBEELD_AFLOSSEN = SLOTBEDRAG
  ? `Voorbeeld: u financiert ${euros(VOORBEELD.aanschafprijs)} in ${VOORBEELD.looptijd} maanden en lost af na ${NA_MAANDEN} maanden. Zoals onze calculator rekent, is dan nog ${euros(SLOTBEDRAG)} over. De leasemaatschappij kan anders rekenen; zij noemt het slotbedrag vooraf.`
  : '';

export const TOPICS: readonly Topic[] = [
  {
    id: 'algemeen',
    title: 'Algemeen',
    description: 'Wat financial lease is, en voor wie.',
    questions: [
      {
        id: 'wat-is-financial-lease',
        question: 'Wat is financial lease?',
        answer: [
          'Met financial lease koopt u een voertuig voor uw bedrijf en betaalt u het in vaste maandbedragen.',
          'U bent direct economisch eigenaar: het voertuig staat op uw balans. Na de laatste betaling bent u ook juridisch eigenaar.',
        ],
        more: { to: '/wat-is-financial-lease', text: 'Financial lease stap voor stap uitgelegd' },
      },
      {
        id: 'voor-wie',
        question: 'Voor wie is financial lease?',
        answer: [
          'Voor ondernemingen die in Nederland zijn gevestigd: eenmanszaken, zzp’ers, vof’s en bv’s, ook starters en met een BKR-registratie. Voor privé kan het niet.',
        ],
      },
      {
        id: 'wat-kan-ik-leasen',
        question: 'Wat kan ik leasen?',
        answer: [
          'Personenauto’s, bestelwagens, scooters en machines, nieuw of gebruikt. De verkoper is een dealer of een andere zakelijke verkoper.',
          'Welk bouwjaar nog kan, en wat het voertuig minstens moet kosten, bepaalt de leasemaatschappij. Twijfelt u? Vraag het ons voordat u koopt.',
        ],
        more: { to: '/aanbod', text: 'Zo kiest u een voertuig' },
      },
      {
        id: 'leasemaatschappij',
        question: 'Van wie krijg ik de lease?',
        answer: [
          'Van een leasemaatschappij. Wij zijn bemiddelaar: wij leggen uw aanvraag voor aan de leasemaatschappijen waarmee wij werken. Welke het wordt, staat in uw offerte.',
        ],
      },
      {
        id: 'verzekeren',
        question: 'Moet ik het voertuig verzekeren?',
        answer: [
          'Ja. Een WA-verzekering is verplicht. De leasemaatschappij vraagt vaak ook om een allriskverzekering, zeker bij een nieuw of duur voertuig.',
        ],
        more: { to: '/binnenkort', text: 'Verzekeren via onze verzekeringspartner: binnenkort' },
      },
    ],
  },
  {
    id: 'aanvraag-en-goedkeuring',
    title: 'Aanvraag en goedkeuring',
    description: 'Wat u nodig hebt en hoe snel u het weet.',
    questions: [
      {
        id: 'aanvragen',
        question: 'Hoe vraag ik een lease aan?',
        answer: [
          `Online, in ongeveer ${BELOFTEN.aanvraagMinuten} minuten. Daarna krijgt u een mail met een code van ${LEASECODE_LENGTE} letters en cijfers. Daarmee koppelt u de aanvraag aan uw account en ziet u hoe het ervoor staat.`,
        ],
        more: { to: '/lease-aanvragen', text: 'Start uw aanvraag' },
      },
      {
        id: 'hoe-snel',
        question: 'Hoe snel weet ik of het kan?',
        answer: [
          `Op werkdagen krijgt u binnen ${BELOFTEN.reactieUren} uur onze eerste reactie. Wij beoordelen uw aanvraag en zeggen welke papieren nog nodig zijn; de leasemaatschappij beslist.`,
        ],
      },
      {
        id: 'documenten',
        question: 'Welke documenten heb ik nodig?',
        answer: [
          'Om te starten hebt u alleen uw rijbewijs, uw bankpas en een bewijs van uw bedrijf nodig, zoals uw KvK-nummer.',
          'Bij de beoordeling kunnen wij ook vragen om een uittreksel van de Kamer van Koophandel, bankafschriften, de gegevens van het voertuig en, als u die hebt, uw jaarcijfers. Wij mailen u wat nodig is, en u stuurt het veilig via uw account.',
        ],
        more: { to: '/lease-voorwaarden', text: 'Bekijk de hele lijst' },
      },
      {
        id: 'hoe-lang-bestaat-uw-bedrijf',
        question: 'Hoe lang moet mijn bedrijf bestaan?',
        answer: [
          'Uw bedrijf staat minimaal 1 maand ingeschreven bij de Kamer van Koophandel; met een BKR-registratie minimaal 1 jaar.',
        ],
      },
      {
        id: 'bkr',
        question: 'Kan ik leasen met een BKR-registratie?',
        answer: [
          'Vaak wel. Daarvoor is er een BKR-lease. Het hangt af van het soort registratie en van hoe uw bedrijf er nu voor staat. De rente en de aanbetaling zijn dan meestal hoger.',
        ],
        more: { to: '/leasen-met-bkr', text: 'Leasen met een BKR-registratie' },
      },
      {
        id: 'zonder-jaarcijfers',
        question: 'Kan ik leasen zonder jaarcijfers?',
        answer: [
          'Ja, dat kan bij een deel van de leasemaatschappijen. Zij kijken dan naar uw bankafschriften, uw opdrachten en het voertuig.',
        ],
        more: { to: '/leasen-zonder-jaarcijfers', text: 'Leasen zonder jaarcijfers' },
      },
    ],
  },
  {
    id: 'kosten-en-voorwaarden',
    title: 'Kosten en voorwaarden',
    description: 'Rente, looptijd, aanbetaling en eerder stoppen.',
    questions: [
      {
        id: 'rente',
        question: 'Hoe hoog is de rente?',
        answer: [
          `Als indicatie: ${PARTNERRENTE_TEKST}.`,
          `Onze calculator rekent met ${procent(JAARRENTE.auto)} voor auto’s en bedrijfswagens en ${procent(JAARRENTE.equipment)} voor machines en scooters, de hele looptijd over het hele te financieren bedrag. Daardoor is de effectieve rente in de calculator hoger. In uw offerte staat de effectieve rente die voor u geldt. Die staat vast voor de hele looptijd, tenzij uw contract iets anders zegt.`,
        ],
        more: { to: '/lease-berekenen', text: 'Bereken uw maandbedrag' },
      },
      {
        id: 'looptijd',
        question: 'Welke looptijd kan ik kiezen?',
        answer: [
          `U kiest uit ${LOOPTIJDEN_TEKST}. Een langere looptijd verlaagt het maandbedrag, maar u betaalt in totaal meer rente.`,
        ],
      },
      {
        id: 'aanbetaling',
        question: 'Moet ik een aanbetaling doen?',
        answer: [
          `Niet altijd. Bent u starter, 1 tot 12 maanden actief, dan is ${AANBETALING_STARTER.van} tot ${AANBETALING_STARTER.tot}% aanbetaling vaak nodig. Met een aanbetaling is uw maandbedrag lager.`,
        ],
      },
      {
        id: 'slottermijn',
        question: 'Wat is een slottermijn?',
        answer: [
          `Een bedrag dat u pas aan het einde betaalt, hoogstens ${procent(MAX_SLOTTERMIJN_DEEL)} van de aanschafprijs. Het maandbedrag is lager, maar over dit bedrag betaalt u de hele looptijd rente.`,
        ],
      },
      {
        id: 'eenmalige-kosten',
        question: 'Welke eenmalige kosten zijn er?',
        answer: [
          `Een aanvraag en een eerste offerte zijn gratis en verplichten u tot niets. ${OFFERTE_ZINNEN.bindend} ${OFFERTE_ZINNEN.kosten}`,
        ],
      },
      {
        id: 'eerder-aflossen',
        question: 'Kan ik eerder aflossen?',
        answer: [
          'Ja. Het kan zijn dat de leasemaatschappij daarvoor een boete rekent, maar vaak is het boetevrij; uw contract is bepalend. Het slotbedrag is wat u nog moet betalen om de lease te beëindigen: het deel dat nog niet is afgelost, met een slottermijn en een eventuele boete.',
          VOORBEELD_AFLOSSEN,
        ],
        more: { to: '/login', text: 'Slotbedrag opvragen' },
      },
      {
        id: 'niet-geleverd',
        question: 'Wat als de dealer niet levert, of de auto gebreken heeft?',
        answer: [
          'Levert de dealer niet, bel ons dan meteen. Gebreken meldt u bij de verkoper. Uw maandbedrag loopt intussen door: dat betaalt u aan de leasemaatschappij, niet aan de verkoper.',
        ],
      },
      {
        id: 'niet-betalen',
        question: 'Wat als ik niet kan betalen, stop of failliet ga?',
        answer: [
          'Bel de leasemaatschappij voordat u te laat bent. Betaalt u na een aanmaning niet, dan kan zij het voertuig terughalen en verkopen; de opbrengst gaat van uw schuld af.',
        ],
        more: { to: '/financial-lease', text: 'Lees wat er gebeurt als het tegenzit' },
      },
      {
        id: 'overnemen',
        question: 'Kan iemand anders mijn lease overnemen?',
        answer: [
          `Dat kan als de leasemaatschappij het goedvindt. De nieuwe ondernemer wordt eerst beoordeeld. De overname kost ${euros(EENMALIGE_KOSTEN.overname)} exclusief btw aan administratie.`,
        ],
      },
    ],
  },
];
