import { LOGINCODE_LENGTE } from '@site/contract';
import { Button, Callout, type SitePath, Stack, TextLink } from '@site/kit';
import { CodeBoxes, Form } from '@site/kit/controls';
import { useState } from 'react';
import { LoginFrame } from './login-frame';

interface ClosedPortalLoginProps {
  title: string;
  lead: string;
  /** The portal in a sentence: 'Het partnerportaal'. */
  portal: string;
  forgotPath: SitePath;
}

/** The login of a portal that has not opened yet: it asks for the code, sends nothing, and says that the portal is not open. */
export function ClosedPortalLogin({ title, lead, portal, forgotPath }: ClosedPortalLoginProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);

  return (
    <LoginFrame
      title={title}
      lead={lead}
      back={{ to: '/login', text: 'Andere ingang kiezen' }}
      links={<TextLink to={forgotPath}>Code vergeten?</TextLink>}
    >
      <Form label={title} onSubmit={() => setTried(true)}>
        <Stack gap={4}>
          <CodeBoxes
            legend="Logincode"
            permanent
            kind="digits"
            length={LOGINCODE_LENGTE}
            value={code}
            onChange={setCode}
            hint="6 cijfers"
          />
          <div role="status">
            {tried && (
              <Callout tone="note" title={`${portal} is nog niet open`}>
                <p>
                  U kunt hier nog niet inloggen en uw code is niet verstuurd. Hebt u ons nodig?{' '}
                  <TextLink to="/contact">Neem contact op</TextLink>.
                </p>
              </Callout>
            )}
          </div>
          <Button type="submit">Inloggen</Button>
        </Stack>
      </Form>
    </LoginFrame>
  );
}
