import { BELOFTEN } from '@site/contract';
import type { SitePath } from '@site/kit';

/** A question of customers. Plain text, because the search finds it too; a link with more comes after the answer. */
export interface ContactQuestion {
  /** Of its item on the page. In links elsewhere, so it never changes. */
  id: string;
  question: string;
  answer: string;
  more?: { to: SitePath; text: string };
}

export const QUESTIONS_BEFORE: readonly ContactQuestion[] = [
  {
    id: 'hoe-snel',
    question: 'Hoe snel krijg ik antwoord?',
    answer: `Op werkdagen binnen ${BELOFTEN.reactieUren} uur. Dat geldt voor een aanvraag en voor een bericht of e-mail.`,
  },
  {
    id: 'wat-nodig',
    question: 'Wat heb ik nodig voor een aanvraag?',
    answer:
      'Om te starten: uw rijbewijs, uw bankpas en een bewijs van uw onderneming. Bij de beoordeling kunnen wij vragen om een uittreksel van de KvK, bankafschriften, de gegevens van het voertuig en uw jaarcijfers als u die hebt.',
  },
  {
    id: 'bkr',
    question: 'Kan ik leasen met een BKR-registratie?',
    answer: 'Vaak wel. Wij kijken naar uw hele situatie en niet alleen naar de registratie.',
    more: { to: '/leasen-met-bkr', text: 'Lees meer over leasen met BKR' },
  },
];

export const QUESTIONS_AFTER: readonly ContactQuestion[] = [
  {
    id: 'status',
    question: 'Hoe zie ik wat de status van mijn aanvraag is?',
    answer:
      'Log in op uw account. Ziet u uw aanvraag daar nog niet? Koppel hem dan met de code van 7 tekens uit de bevestiging die wij u mailden.',
    more: { to: '/login', text: 'Inloggen op uw account' },
  },
  {
    id: 'code-kwijt',
    question: 'Ik ben mijn logincode kwijt. Wat nu?',
    answer:
      'Vraag een nieuwe code aan. U krijgt hem per e-mail; de oude code werkt niet meer zodra u met de nieuwe inlogt.',
    more: { to: '/login/klant/code-vergeten', text: 'Vraag een nieuwe code aan' },
  },
  {
    id: 'klacht',
    question: 'Waar kan ik terecht met een klacht?',
    answer: `Vul het formulier in. Dat duurt ongeveer ${BELOFTEN.klachtMinuten} minuten. U krijgt binnen 24 uur een bevestiging.`,
    more: { to: '/klacht-indienen', text: 'Naar het klachtenformulier' },
  },
];
