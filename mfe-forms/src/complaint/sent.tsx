import type { ComplaintAnswer } from '@site/contract';
import { ButtonLink, TextLink, useSite } from '@site/kit';
import { SentScreen } from '@site/kit/wizard';
import { dayInWords } from '../parts/day-in-words';
import { SentAgain, sentMoment } from '../parts/sent-again';
import type { SentForm } from '../parts/sent-form';
import { WhatHappensNow } from '../parts/what-happens-now';
import { WrongAddress } from '../parts/wrong-address';

interface SentProps {
  sent: SentForm<ComplaintAnswer>;
  onDone(): void;
  onAnother(): void;
}

/** The confirmation: what happens next, and where to find the number of the complaint. */
export function Sent({ sent: { email, answer, at, again }, onDone, onAnother }: SentProps) {
  const { klachtenEmail } = useSite();
  return (
    <SentScreen
      title="Bedankt, uw klacht is verstuurd"
      onDone={again ? undefined : onDone}
      actions={
        <SentAgain
          another="Nieuwe klacht indienen"
          onAnother={onAnother}
          leave={{ to: '/', text: 'Naar de homepagina' }}
        />
      }
      more={<NextSteps answer={answer} />}
    >
      {again && <p>U verstuurde uw klacht {sentMoment(at)}.</p>}
      <p>Wij nemen binnen 5 werkdagen contact met u op.</p>
      <p>
        U krijgt binnen 24 uur een bevestiging op <b>{email}</b>. Daarin staan uw klachtnummer en een
        samenvatting van uw klacht.
      </p>
      <WrongAddress />
      <p>
        Wilt u foto’s of brieven meesturen? Mail ze naar{' '}
        <TextLink href={`mailto:${klachtenEmail}`}>{klachtenEmail}</TextLink> en noem uw klachtnummer.
      </p>
    </SentScreen>
  );
}

/** Empty for an answer without dates, of an older backend. */
function NextSteps({ answer }: Pick<SentForm<ComplaintAnswer>, 'answer'>) {
  const received = dayInWords(answer?.ontvangenOp);
  const handled = dayInWords(answer?.behandelingUiterlijk);
  const contacted = dayInWords(answer?.antwoordUiterlijk);
  if (!received || !handled || !contacted) return null;
  return (
    <WhatHappensNow
      steps={[
        { title: 'Uw klacht is binnen', text: `Ontvangen op ${received}.` },
        { title: 'U krijgt een bevestiging', text: 'Binnen 24 uur, per e-mail.' },
        { title: 'Wij nemen uw klacht in behandeling', text: `Uiterlijk ${handled}.` },
        {
          title: 'Wij nemen persoonlijk contact met u op',
          text: `Uiterlijk ${contacted}. Duurt het uitzoeken langer, dan hoort u de uitkomst binnen 10 werkdagen.`,
        },
      ]}
      links={<ButtonLink to="/klacht-volgen">Volg uw klacht</ButtonLink>}
    />
  );
}
