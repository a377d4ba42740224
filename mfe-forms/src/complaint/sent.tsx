import { TextLink, useSite } from '@site/kit';
import { SentScreen } from '@site/kit/controls';

/** The confirmation: what happens next, and where to find the number of the complaint. */
export function Sent({ email, onDone }: { email: string; onDone: () => void }) {
  const { klachtenEmail } = useSite();
  return (
    <SentScreen title="Bedankt, uw klacht is verstuurd" onDone={onDone}>
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
