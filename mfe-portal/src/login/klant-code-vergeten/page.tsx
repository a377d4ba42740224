import { CALLS } from '@site/contract';
import { ButtonLink, Callout, Stack, useToast } from '@site/kit';
import { useDocumentTitle } from '@site/kit/controls';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginState } from '../klant/login-step';
import { AlreadyLoggedIn } from '../parts/already-logged-in';
import { EmailForm } from '../parts/email-form';
import { LoginFrame } from '../parts/login-frame';

/** Sends a customer a new permanent login code. The answer is the same whether or not the address is known. */
export default function KlantCodeVergetenPage() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const toast = useToast();
  const { state } = useLocation();
  const title = sentTo ? 'Kijk in uw inbox' : 'Logincode vergeten?';
  useDocumentTitle(sentTo ? title : 'Logincode vergeten als klant');
  function onSent(address: string) {
    toast({ title: 'Code verzonden!', text: 'Controleer je inbox voor de nieuwe logincode' });
    setSentTo(address);
  }

  return (
    <LoginFrame
      title={title}
      lead={sentTo ? undefined : 'Geen probleem. Wij sturen een nieuwe logincode naar uw e-mailadres.'}
      back={{ to: '/login/klant', text: 'Terug naar inloggen', state }}
    >
      {sentTo ? (
        <Stack gap={3}>
          <Callout tone="success" title="De mail is onderweg">
            <p>
              Hoort {sentTo} bij een account, dan staat uw nieuwe logincode daar binnen enkele minuten in de
              inbox. Kijk ook bij ongewenste mail.
            </p>
          </Callout>
          <ButtonLink to="/login/klant" state={{ ...state, ...loginState({ name: 'permanent-code' }) }}>
            Inloggen met mijn nieuwe code
          </ButtonLink>
        </Stack>
      ) : (
        <Stack gap={4}>
          <AlreadyLoggedIn />
          <EmailForm
            label="Nieuwe logincode aanvragen"
            call={CALLS.forgotCode}
            email={email}
            onEmail={setEmail}
            hint="Het adres waarmee u uw account hebt geactiveerd."
            submitText="Stuur mij een nieuwe code"
            onSent={onSent}
          />
        </Stack>
      )}
    </LoginFrame>
  );
}
