import type { LinkedQuestion } from '../parts/question';

export const QUESTIONS: readonly LinkedQuestion[] = [
  {
    id: 'wanneer-melden',
    question: 'Wanneer meld ik schade?',
    answer: [
      'Zo snel mogelijk, het liefst dezelfde dag. Ook als de schade klein is of als u twijfelt of u een claim wilt indienen.',
    ],
  },
  {
    id: 'hoe-lang',
    question: 'Hoe lang duurt een melding?',
    answer: ['Melden kan binnen 5 minuten, als u uw kenteken, polisnummer en foto’s bij de hand hebt.'],
  },
  {
    id: 'wanneer-antwoord',
    question: 'Wanneer hoor ik iets?',
    answer: [
      'De schadeafdeling van onze verzekeringspartner neemt meestal binnen 48 uur contact met u op. Daarna hoort u wat er gaat gebeuren.',
    ],
  },
  {
    id: 'schadeformulier',
    question: 'Moet ik het Europees schadeformulier invullen?',
    answer: [
      'Ja, als er een andere partij bij betrokken is. Vul het samen in en zet er allebei een handtekening onder. Op een telefoon kan het met de app Mobielschademelden.',
    ],
  },
  {
    id: 'eigen-risico',
    question: 'Betaal ik eigen risico?',
    answer: [
      'Dat hangt af van uw polis. Bij schade door een ander die aansprakelijk is, krijgt u het eigen risico meestal terug.',
    ],
  },
  {
    id: 'total-loss',
    question: 'Wat als het voertuig niet meer te repareren is?',
    answer: [
      'Dan keert de verzekeraar de waarde uit. De leasemaatschappij verrekent dat met wat u nog moet betalen. Laat het ons weten, dan vragen wij het slotbedrag voor u op.',
    ],
  },
];
