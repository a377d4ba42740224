import { EENMALIGE_KOSTEN, euros, OFFERTE_GELDIG_WERKDAGEN, type ReceivedAnswer } from '@site/contract';
import { DOCUMENTEN_START } from '@site/contract/facts';
import { ButtonLink, type SitePath, TextLink, useAuthUser } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { SentScreen } from '@site/kit/wizard';
import styled from 'styled-components';
import { dayInWords } from '../parts/day-in-words';
import { SentAgain, sentMoment } from '../parts/sent-again';
import type { SentForm } from '../parts/sent-form';
import { WhatHappensNow } from '../parts/what-happens-now';
import { WrongAddress } from '../parts/wrong-address';

interface SentProps {
  /** Without an answer the screen has no dates. */
  sent: SentForm<ReceivedAnswer>;
  leave: { to: SitePath; text: string };
  onDone(): void;
  onAnother(): void;
}

/** The confirmation: what happens next, and where to find the code of the application. */
export function Sent({ sent, leave, onDone, onAnother }: SentProps) {
  const { email, answer, at, again } = sent;
  const { user, pending } = useAuthUser();
  return (
    <SentScreen
      title="Lease aangevraagd"
      onDone={again ? undefined : onDone}
      actions={<SentAgain another="Nieuwe aanvraag starten" onAnother={onAnother} leave={leave} />}
      more={<NextSteps answer={answer} />}
    >
      {again && <p>U verstuurde uw aanvraag {sentMoment(at)}.</p>}
      <p>We nemen zo spoedig mogelijk contact met u op.</p>
      <p>
        De bevestiging met de code van uw aanvraag is onderweg naar <b>{email}</b>.{' '}
        {user ? 'De aanvraag staat al in uw account.' : 'Met die code volgt u uw aanvraag in uw account.'}
      </p>
      {/* A mailed code proved that of the account. */}
      {!pending && user?.email !== email && <WrongAddress />}
    </SentScreen>
  );
}

function NextSteps({ answer }: Pick<SentForm<ReceivedAnswer>, 'answer'>) {
  const { user, pending } = useAuthUser();
  const received = dayInWords(answer?.ontvangenOp);
  const reply = dayInWords(answer?.antwoordUiterlijk);
  if (!received || !reply) return null;
  return (
    <WhatHappensNow
      steps={[
        { title: 'Uw aanvraag is binnen', text: `Ontvangen op ${received}.` },
        { title: 'Wij bellen of mailen u', text: `Uiterlijk ${reply}.` },
        {
          title: 'U krijgt een vrijblijvende offerte',
          text: `Die is ${OFFERTE_GELDIG_WERKDAGEN} werkdagen geldig.`,
        },
        {
          title: 'U tekent bij de leasemaatschappij',
          text: `Pas dan betaalt u ${euros(EENMALIGE_KOSTEN.administratie)} administratie- en bemiddelingskosten, exclusief btw.`,
        },
        { title: 'U haalt uw voertuig op' },
      ]}
      links={!user && !pending && <ButtonLink to="/login/klant">Maak uw account</ButtonLink>}
    >
      <Prepare>
        <h3>Leg dit alvast klaar</h3>
        <Checklist items={[...DOCUMENTEN_START]} />
        <p>
          Stuur nog niets. Wij mailen u wat nodig is, en dat stuurt u dan veilig via{' '}
          <TextLink to="/klant/documenten">uw documenten</TextLink>.
        </p>
      </Prepare>
    </WhatHappensNow>
  );
}

const Prepare = styled.div`
  margin-top: 2.5rem;

  h3 {
    margin: 0 0 1rem;
    font-size: 1.375rem;
  }

  p {
    margin-top: 1.5rem;
  }
`;
