import { Button, Callout, type SitePath, Stack, TextLink } from '@site/kit';
import { Form, TextField, useDocumentTitle } from '@site/kit/controls';
import { useState } from 'react';
import { LoginFrame } from './login-frame';

interface ClosedPortalForgottenProps {
  title: string;
  /** The portal in a sentence: 'Het partnerportaal'. */
  portal: string;
  loginPath: SitePath;
}

/**
 * The forgotten code of a portal that has not opened yet. No mail is sent, so the confirmation links to the contact page.
 */
export function ClosedPortalForgotten({ title, portal, loginPath }: ClosedPortalForgottenProps) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const shown = sent ? 'Mail verzonden!' : title;
  useDocumentTitle(shown);
  return (
    <LoginFrame
      title={shown}
      lead={sent ? undefined : 'Vul het e-mailadres in dat bij uw account hoort.'}
      back={{ to: loginPath, text: 'Terug naar inloggen' }}
    >
      {sent ? (
        <Callout tone="note" title="Er is geen mail verstuurd">
          <p>
            {portal} is nog niet open. Daarom krijgt u nu nog geen nieuwe code. Hebt u toegang nodig?{' '}
            <TextLink to="/contact">Neem contact op</TextLink>, dan helpen wij u persoonlijk.
          </p>
        </Callout>
      ) : (
        <Form label={title} onSubmit={() => setSent(true)}>
          <Stack gap={3}>
            <TextField
              label="E-mailadres"
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={setEmail}
            />
            <Button type="submit">Code aanvragen</Button>
          </Stack>
        </Form>
      )}
    </LoginFrame>
  );
}
