import { ButtonLink } from '@site/kit';
import { CallFirst } from '../parts/call-first';
import { AANBETALING_STARTER } from '../parts/costs';
import { type AnswersTo, type CheckResult, SelfCheck } from '../parts/self-check';

const { van, tot } = AANBETALING_STARTER;

const QUESTIONS = {
  inschrijving: {
    question: 'Hoe lang staat uw bedrijf bij de Kamer van Koophandel?',
    answers: { kort: 'Korter dan 1 maand', starter: '1 tot 12 maanden', jaar: '1 jaar of langer' },
  },
  aanbetaling: {
    question: `Kunt u ${van} tot ${tot}% van de prijs aanbetalen?`,
    answers: { ja: 'Ja', deels: 'Een deel', nee: 'Nee' },
  },
  bkr: {
    question: 'Hebt u een negatieve BKR-registratie?',
    answers: { nee: 'Nee', ja: 'Ja', onbekend: 'Dat weet ik niet' },
  },
} as const;

const ABOUT_BKR = (
  <ButtonLink variant="dark" to="/leasen-met-bkr">
    Leasen met een BKR-registratie
  </ButtonLink>
);

/** What leasing companies usually decide. */
function resultOf(answers: AnswersTo<typeof QUESTIONS>): CheckResult {
  const { inschrijving, aanbetaling, bkr } = answers;
  if (bkr === 'ja' && inschrijving !== 'jaar') {
    return {
      outcome: 'nu niet',
      text: 'Met een BKR-registratie moet uw bedrijf minimaal 1 jaar zijn ingeschreven. Daarna bekijken wij graag wat kan.',
      action: ABOUT_BKR,
    };
  }
  if (inschrijving === 'kort') {
    return {
      outcome: 'nu niet',
      text: 'Vanaf 1 maand inschrijving kunt u aanvragen. Zoek intussen uw voertuig uit en reken alvast uit wat het kost.',
      action: (
        <ButtonLink variant="dark" to="/lease-berekenen">
          Bereken uw maandbedrag
        </ButtonLink>
      ),
    };
  }
  if (bkr !== 'nee') {
    return {
      outcome: 'bel eerst',
      text:
        bkr === 'ja'
          ? 'Uw bedrijf bestaat lang genoeg. Of het kan, hangt af van uw registratie. Test het met de drie vragen op de pagina over BKR, of bel ons.'
          : 'U kunt uw gegevens gratis bekijken op bkr.nl. Zo weet u vooraf wat een leasemaatschappij ziet.',
      action: bkr === 'ja' ? ABOUT_BKR : <CallFirst />,
    };
  }
  if (inschrijving === 'starter' && aanbetaling !== 'ja') {
    const less =
      aanbetaling === 'nee'
        ? 'Zonder aanbetaling is een akkoord moeilijk, maar soms is er een andere zekerheid.'
        : 'Met minder kan het soms ook, bijvoorbeeld met een goedkoper voertuig of andere zekerheid.';
    return {
      outcome: 'bel eerst',
      text: `Een starter betaalt vaak ${van} tot ${tot}% aan. ${less} Bel ons voordat u aanvraagt.`,
      action: <CallFirst />,
    };
  }
  return {
    outcome: 'goede kans',
    text: 'U voldoet aan wat leasemaatschappijen het vaakst vragen. Zij kijken nog naar uw bankafschriften, uw opdrachten en het voertuig.',
    action: <ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>,
  };
}

export function StarterCheck() {
  return (
    <SelfCheck
      title="Kan het bij u? Drie vragen"
      lead="U ziet meteen of aanvragen zin heeft."
      questions={QUESTIONS}
      resultOf={resultOf}
      withoutScripts={<CallFirst />}
    />
  );
}
