import { Button, ButtonLink, ButtonRow, Callout, useAuthUser, useLogout } from '@site/kit';
import { useState } from 'react';

/** Spares someone with a running session the login; shows nothing to anybody else. */
export function AlreadyLoggedIn({ to = '/klant' }: { to?: string }) {
  const { user } = useAuthUser();
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  if (!user) return null;
  return (
    <Callout
      tone="info"
      title="U bent al ingelogd"
      action={
        <ButtonRow>
          <ButtonLink to={to}>Naar uw portaal</ButtonLink>
          <Button
            variant="ghost"
            busy={busy}
            busyText="Uitloggen..."
            onClick={() => {
              setBusy(true);
              void logout();
            }}
          >
            Uitloggen
          </Button>
        </ButtonRow>
      }
    >
      <p>U bent ingelogd als {user.email}.</p>
    </Callout>
  );
}
