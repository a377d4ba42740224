import { ButtonLink } from '@site/kit';
import { CallFirst } from '../parts/call-first';
import { type AnswersTo, type CheckResult, SelfCheck } from '../parts/self-check';

const QUESTIONS = {
  achterstand: {
    question: 'Is de achterstand ingelopen?',
    answers: {
      ja: 'Ja, helemaal',
      regeling: 'Nee, maar ik houd mij aan een betalingsregeling',
      nee: 'Nee',
    },
  },
  schuldregeling: {
    question: 'Loopt er een schuldregeling (SR) of een faillissement?',
    answers: { nee: 'Nee', afgerond: 'Die is afgerond', ja: 'Ja' },
  },
  inschrijving: {
    question: 'Hoe lang staat uw bedrijf bij de Kamer van Koophandel?',
    answers: { jaar: '1 jaar of langer', korter: 'Korter dan 1 jaar' },
  },
} as const;

/** What leasing companies usually decide. */
function resultOf(answers: AnswersTo<typeof QUESTIONS>): CheckResult {
  const { achterstand, schuldregeling, inschrijving } = answers;
  if (schuldregeling === 'ja') {
    return {
      outcome: 'nu niet',
      text: 'Zolang een schuldregeling of een faillissement loopt, is een lease meestal niet mogelijk. Is de regeling afgerond? Neem dan contact op, dan bekijken wij wat kan.',
      action: <CallFirst />,
    };
  }
  if (inschrijving === 'korter') {
    return {
      outcome: 'nu niet',
      text: `Met een BKR-registratie vragen leasemaatschappijen dat uw bedrijf minimaal 1 jaar is ingeschreven. Daarna kunt u alsnog aanvragen. Gebruik die tijd om ${achterstand === 'ja' ? '' : 'uw achterstand in te lopen en '}te sparen voor een aanbetaling.`,
      action: (
        <ButtonLink variant="dark" to="/lease-voorwaarden">
          Bekijk de voorwaarden
        </ButtonLink>
      ),
    };
  }
  if (achterstand === 'ja' && schuldregeling === 'nee') {
    return {
      outcome: 'goede kans',
      text: 'Uw achterstand is ingelopen en uw bedrijf bestaat lang genoeg. Reken op een hogere rente of aanbetaling dan zonder registratie. De leasemaatschappij beslist.',
      action: <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>,
    };
  }
  return {
    outcome: 'bel eerst',
    text:
      achterstand === 'nee'
        ? 'Met een achterstand die nog loopt is een lease lastig. Bel ons: soms helpt een betalingsregeling of een hogere aanbetaling. Dan vraagt u niet voor niets aan.'
        : 'Het hangt af van uw situatie. Bel ons voordat u aanvraagt, dan zeggen wij wat een leasemaatschappij van u wil zien.',
    action: <CallFirst />,
  };
}

export function BkrCheck() {
  return (
    <SelfCheck
      title="Maakt u kans? Drie vragen"
      lead="U ziet meteen of aanvragen zin heeft."
      questions={QUESTIONS}
      resultOf={resultOf}
      withoutScripts={<CallFirst />}
    />
  );
}
