import { OFFICE_CALLS } from '@site/contract/office';
import { Callout, useSite } from '@site/kit';
import { useDocumentTitle } from '@site/kit/controls';
import { useState } from 'react';
import { ClosedPortalForgotten } from '../parts/closed-portal-forgotten';
import { EmailForm } from '../parts/email-form';
import { LoginFrame } from '../parts/login-frame';

const TITLE = 'Logincode vergeten?';

export default function MedewerkerCodeVergetenPage() {
  const { kantoor } = useSite();
  if (kantoor) return <EmployeeForgotten />;
  return (
    <ClosedPortalForgotten
      title="Logincode vergeten als medewerker"
      portal="Het medewerkersportaal"
      loginPath="/login/medewerker"
    />
  );
}

/** Mails an employee a new code. The answer is the same whether or not the address is known. */
function EmployeeForgotten() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const title = sentTo ? 'Mail verzonden!' : TITLE;
  useDocumentTitle(title);
  return (
    <LoginFrame
      title={title}
      lead={sentTo ? undefined : 'Wij sturen een nieuwe code naar uw e-mailadres van kantoor.'}
      back={{ to: '/login/medewerker', text: 'Terug naar inloggen' }}
    >
      {sentTo ? (
        <Callout tone="success" title="De mail is onderweg">
          <p>
            Hoort {sentTo} bij een medewerker, dan staat de nieuwe code binnen enkele minuten in de inbox. Uw
            oude code werkt tot u de nieuwe gebruikt. Uw passkey blijft dezelfde.
          </p>
        </Callout>
      ) : (
        <EmailForm
          label="Nieuwe code aanvragen"
          call={OFFICE_CALLS.officeForgotCode}
          email={email}
          onEmail={setEmail}
          submitText="Code aanvragen"
          onSent={setSentTo}
        />
      )}
    </LoginFrame>
  );
}
