import { EENMALIGE_KOSTEN, euros, OFFERTE_GELDIG_WERKDAGEN, type ReceivedAnswer } from '@site/contract';
import { ButtonLink, useAuthUser } from '@site/kit';
import { Checklist } from '@site/kit/content';
import { SentScreen } from '@site/kit/controls';
import styled from 'styled-components';
import { dayInWords } from '../parts/day-in-words';
import { WhatHappensNow } from '../parts/what-happens-now';

interface SentProps {
  email: string;
  /** Null when the backend gave no readable one: then the screen has no dates. */
  answer: ReceivedAnswer | null;
  onDone: () => void;
}

/** The confirmation: what happens next, and where to find the code of the application. */
export function Sent({ email, answer, onDone }: SentProps) {
  const { user } = useAuthUser();
  return (
    <SentScreen title="Lease aangevraagd" onDone={onDone} more={<NextSteps answer={answer} />}>
      <p>We nemen zo spoedig mogelijk contact met u op.</p>
      <p>
        De bevestiging met de code van uw aanvraag is onderweg naar <b>{email}</b>.{' '}
        {user ? 'De aanvraag staat al in uw account.' : 'Met die code volgt u uw aanvraag in uw account.'}
      </p>
    </SentScreen>
  );
}

function NextSteps({ answer }: Pick<SentProps, 'answer'>) {
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
        <Checklist items={['Uw rijbewijs', 'Uw bankpas', 'Een bewijs van uw bedrijf, zoals uw KvK-nummer']} />
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
`;
