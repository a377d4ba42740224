import { Button, ButtonLink, ButtonRow, Callout, type SitePath, useAuthUser } from '@site/kit';
import { useState } from 'react';
import { LogOutButton } from '../../parts/log-out-button';

/**
 * Links a logged-in visitor to the portal. Says so when the backend cannot tell who is logged in: portal pages lead here too while
 * it is unavailable.
 */
export function AlreadyLoggedIn({ to = '/klant' }: { to?: SitePath }) {
  const { user, unavailable, refresh } = useAuthUser();
  const [retrying, setRetrying] = useState(false);
  if (unavailable || retrying) {
    return (
      <Callout
        tone="note"
        title="Onze server is even niet bereikbaar"
        action={
          <Button
            variant="ghost"
            busy={retrying}
            busyText="Proberen..."
            onClick={async () => {
              setRetrying(true);
              await refresh();
              setRetrying(false);
            }}
          >
            Opnieuw proberen
          </Button>
        }
      >
        <p>
          Wij kunnen nu niet zien of u al ingelogd bent. Was u ingelogd? Probeer het over een paar seconden
          opnieuw. U hoeft dan niet nog een keer in te loggen.
        </p>
      </Callout>
    );
  }
  if (!user) return null;
  return (
    <Callout
      tone="info"
      title="U bent al ingelogd"
      action={
        <ButtonRow>
          <ButtonLink to={to}>Naar uw portaal</ButtonLink>
          <LogOutButton variant="ghost" />
        </ButtonRow>
      }
    >
      <p>U bent ingelogd als {user.email}.</p>
    </Callout>
  );
}
