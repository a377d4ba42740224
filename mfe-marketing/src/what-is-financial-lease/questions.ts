import { LOOPTIJDEN, PARTNERRENTE_TEKST } from '@site/contract';
import type { Question } from '../parts/question';

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Hoe werkt het in het kort?',
    answer: [
      'De leasemaatschappij betaalt de verkoper van het voertuig. U betaalt de leasemaatschappij terug in vaste maandbedragen, met rente.',
      `De looptijd kiest u zelf: ${LOOPTIJDEN[0]} tot ${LOOPTIJDEN.at(-1)} maanden.`,
    ],
  },
  {
    question: 'Van wie is het voertuig?',
    answer: [
      'U bent direct economisch eigenaar: u gebruikt het, u schrijft het af en het risico is van u.',
      'De leasemaatschappij is juridisch eigenaar tot uw laatste betaling. Daarna bent u dat zelf, en u levert niets in.',
    ],
  },
  {
    question: 'Wat betaalt u per maand?',
    answer: [
      'Elke maand lost u een deel af en betaalt u rente. Met een aanbetaling leent u minder. Een slottermijn is een deel van de prijs dat u pas aan het einde betaalt; over dat deel betaalt u de hele looptijd rente.',
      `De rente ligt indicatief op ${PARTNERRENTE_TEKST}. De calculator gebruikt een hogere rente en laat zien welke.`,
    ],
  },
  {
    question: 'Wat zijn de fiscale gevolgen?',
    answer: [
      'U trekt de rente en de afschrijving af van uw winst. Bij een btw-auto vraagt een btw-plichtige ondernemer de btw in één keer terug.',
      'Investeringsaftrek geldt voor bijvoorbeeld bestelwagens en taxi’s, niet voor gewone personenauto’s.',
    ],
  },
];
