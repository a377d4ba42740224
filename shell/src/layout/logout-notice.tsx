import { Button, CloseButton, useToast, useUnconfirmedLogout } from '@site/kit';
import { useState } from 'react';
import { ErrorBand } from './error-band';
import { focusHeading } from './page-change';

/**
 * A notice after a logout that the server did not confirm, because the session may still exist there. It is shown on every page until
 * the logout is confirmed or the notice is dismissed.
 */
export function LogoutNotice() {
  const { unconfirmed, retry, dismiss } = useUnconfirmedLogout();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failedAgain, setFailedAgain] = useState(false);
  if (!unconfirmed) return null;

  const tryAgain = async () => {
    setBusy(true);
    setFailedAgain(false);
    const confirmed = await retry();
    setBusy(false);
    setFailedAgain(!confirmed);
    if (!confirmed) return;
    focusHeading();
    toast({ title: 'Uitgelogd', text: 'Uw sessie is nu ook op de server beëindigd.' });
  };
  const close = () => {
    dismiss();
    // The focused button disappears with the notice.
    focusHeading();
  };

  return (
    <ErrorBand
      action={
        <Button variant="dark" size="s" busy={busy} busyText="Uitloggen..." onClick={tryAgain}>
          Opnieuw proberen
        </Button>
      }
      close={<CloseButton label="Melding sluiten" onClick={close} />}
    >
      <b>Wij konden nog niet bevestigen dat uw sessie op de server is beëindigd.</b>{' '}
      {failedAgain
        ? 'Het lukte weer niet. Wij blijven het vanzelf proberen.'
        : 'In deze browser bent u uitgelogd en staan uw gegevens niet meer. Wij proberen het vanzelf opnieuw.'}
    </ErrorBand>
  );
}
