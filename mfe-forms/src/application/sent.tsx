import { SentScreen } from '@site/kit/controls';

/** The confirmation: what happens next, and where to find the code of the application. */
export function Sent({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <SentScreen title="Lease aangevraagd" onDone={onDone}>
      <p>We nemen zo spoedig mogelijk contact met u op.</p>
      <p>
        De bevestiging met de code van uw aanvraag is onderweg naar <b>{email}</b>. Met die code volgt u uw
        aanvraag in uw account.
      </p>
    </SentScreen>
  );
}
