import type { ComplaintAnswer } from '@site/contract';
import { ButtonLink, Plate, TextLink, useSite } from '@site/kit';
import { SentScreen } from '@site/kit/controls';
import { dayInWords } from '../parts/day-in-words';
import { WhatHappensNow } from '../parts/what-happens-now';

interface SentProps {
  email: string;
  answer: ComplaintAnswer;
  onDone: () => void;
}

/** The confirmation: what happens next, and where to find the number of the complaint. */
export function Sent({ email, answer, onDone }: SentProps) {
  const { klachtenEmail } = useSite();
  return (
    <SentScreen
      title="Bedankt, uw klacht is verstuurd"
      onDone={onDone}
      plate={answer.klachtnummer && <Plate label="Uw klachtnummer">{answer.klachtnummer}</Plate>}
      more={<NextSteps answer={answer} />}
    >
      <p>Wij nemen binnen 5 werkdagen contact met u op.</p>
      <p>
        U krijgt binnen 24 uur een bevestiging op <b>{email}</b>. Daarin staan uw klachtnummer en een
        samenvatting van uw klacht.
      </p>
      <p>
        Wilt u foto’s of brieven meesturen? Mail ze naar{' '}
        <TextLink href={`mailto:${klachtenEmail}`}>{klachtenEmail}</TextLink> en noem uw klachtnummer.
      </p>
    </SentScreen>
  );
}

/** Empty for an answer without number and dates, of an older backend. */
function NextSteps({ answer }: Pick<SentProps, 'answer'>) {
  const received = dayInWords(answer.ontvangenOp);
  const handled = dayInWords(answer.behandelingUiterlijk);
  const contacted = dayInWords(answer.antwoordUiterlijk);
  if (!answer.klachtnummer || !received || !handled || !contacted) return null;
  return (
    <WhatHappensNow
      steps={[
        { title: 'Uw klacht is binnen', text: `Ontvangen op ${received}.` },
        { title: 'U krijgt een bevestiging', text: 'Binnen 24 uur, per e-mail.' },
        { title: 'Wij nemen uw klacht in behandeling', text: `Uiterlijk ${handled}.` },
        { title: 'Wij nemen persoonlijk contact met u op', text: `Uiterlijk ${contacted}.` },
      ]}
      links={
        <ButtonLink to={`/klacht-volgen?nummer=${encodeURIComponent(answer.klachtnummer)}`}>
          Volg uw klacht
        </ButtonLink>
      }
    />
  );
}
