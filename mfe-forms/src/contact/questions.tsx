import { BELOFTEN } from '@site/contract';
import { TextLink } from '@site/kit';
import type { FaqItem } from '@site/kit/content';

/** Questions before an application. */
export const QUESTIONS_BEFORE: readonly FaqItem[] = [
  {
    question: 'Hoe snel krijg ik antwoord?',
    answer: `Op werkdagen binnen ${BELOFTEN.reactieUren} uur. Dat geldt voor een aanvraag en voor een bericht of e-mail.`,
  },
  {
    question: 'Wat heb ik nodig voor een aanvraag?',
    answer:
      'Om te starten: uw rijbewijs, uw bankpas en een bewijs van uw onderneming. Bij de beoordeling kunnen wij vragen om een uittreksel van de KvK, bankafschriften, de gegevens van het voertuig en uw jaarcijfers als u die hebt.',
  },
  {
    question: 'Kan ik leasen met een BKR-registratie?',
    answer: (
      <>
        Vaak wel. Wij kijken naar uw hele situatie en niet alleen naar de registratie. Lees er meer over op{' '}
        <TextLink to="/leasen-met-bkr">leasen met BKR</TextLink>.
      </>
    ),
  },
];

/** Questions after an application. */
export const QUESTIONS_AFTER: readonly FaqItem[] = [
  {
    question: 'Hoe zie ik wat de status van mijn aanvraag is?',
    answer: (
      <>
        Log in op <TextLink to="/login">uw account</TextLink>. Ziet u uw aanvraag daar nog niet? Koppel hem
        dan met de code van 7 tekens uit de bevestiging die wij u mailden.
      </>
    ),
  },
  {
    question: 'Ik ben mijn logincode kwijt. Wat nu?',
    answer: (
      <>
        Vraag bij <TextLink to="/login/klant/code-vergeten">code vergeten</TextLink> een nieuwe code aan. U
        krijgt hem per e-mail; de oude code werkt niet meer zodra u met de nieuwe inlogt.
      </>
    ),
  },
  {
    question: 'Waar kan ik terecht met een klacht?',
    answer: (
      <>
        Vul het formulier in bij <TextLink to="/klacht-indienen">klacht indienen</TextLink>. Dat duurt
        ongeveer {BELOFTEN.klachtMinuten} minuten. U krijgt binnen 24 uur een bevestiging.
      </>
    ),
  },
];
