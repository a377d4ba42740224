import {
  BEWAARTERMIJNEN,
  CALLS,
  type Customer,
  type DeleteCustomerBody,
  describeBewaartermijn,
} from '@site/contract';
import { Button, ButtonRow, Callout, media, Stack, space, useForgetCustomer, useToast } from '@site/kit';
import { Form, InlineError, TextField, useFormSubmission } from '@site/kit/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { knownBrowser } from '../../parts/known-browser';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { PartHeading } from './part-heading';

/** Deletes the account, after explaining the consequences and asking for the mail address. */
export function DeleteAccount({ customer }: { customer: Customer }) {
  const { asked, ask, cancel, opener, text } = useQuestion();

  return (
    <Stack gap={asked ? 3 : 2}>
      <PartHeading>Account verwijderen</PartHeading>
      {asked ? (
        <>
          <Question ref={text}>Weet u zeker dat u uw account wilt verwijderen?</Question>
          <Consequences />
          <Confirmation customer={customer} onCancel={cancel} />
        </>
      ) : (
        <>
          <p>
            Hebt u uw account niet meer nodig? Dan kunt u het verwijderen. Wij leggen eerst uit wat er dan
            gebeurt.
          </p>
          <ButtonRow>
            <Button ref={opener} variant="ghost" onClick={ask}>
              Account verwijderen
            </Button>
          </ButtonRow>
        </>
      )}
    </Stack>
  );
}

function Consequences() {
  const { overeenkomsten, klachten } = BEWAARTERMIJNEN;
  return (
    <>
      <Lists>
        <div>
          <b>Dit verwijderen wij meteen</b>
          <ul>
            <li>Uw profiel, uw logincode en de apparaten waarop u inlogde.</li>
            <li>Uw afgewezen en ingetrokken aanvragen.</li>
            <li>Aanvragen die u bewaarde om later verder te gaan.</li>
            <li>De berichten die u ons stuurde.</li>
          </ul>
        </div>
        <div>
          <b>Dit blijft, zonder account</b>
          <ul>
            <li>
              Een aanvraag in behandeling loopt door, want u wacht op antwoord. U krijgt dat per e-mail. Een
              goedgekeurde aanvraag loopt ook door. Wilt u de aanvraag intrekken? Doe dat dan eerst, bij uw
              lease aanvragen.
            </li>
            <li>
              Een aanvraag die een overeenkomst werd: {describeBewaartermijn(overeenkomsten)}.{' '}
              {overeenkomsten.waarom}
            </li>
            <li>
              Een klacht: {describeBewaartermijn(klachten)}. {klachten.waarom}
            </li>
          </ul>
        </div>
      </Lists>
      <Callout tone="error">
        <p>
          U wordt op al uw apparaten uitgelogd. Verwijderen kunt u niet terugdraaien. Later een nieuw account
          maken met hetzelfde e-mailadres kan wel.
        </p>
      </Callout>
    </>
  );
}

function Confirmation({ customer, onCancel }: { customer: Customer; onCancel: () => void }) {
  const [email, setEmail] = useState('');
  const { busy, send, failure, fieldErrors } = useFormSubmission({ values: { email } });
  const [error, setError] = useState<string>();
  const forgetCustomer = useForgetCustomer();
  const toast = useToast();

  async function confirm() {
    // The server knows how a domain with other letters, as `bäckerei.example`, is written in the address of the account.
    const isPlain = /^[\x20-\x7e]*$/.test(email);
    if (isPlain && email.trim().toLowerCase() !== customer.email) {
      setError(
        email.trim() === ''
          ? 'Vul uw e-mailadres in om te bevestigen dat u uw account wilt verwijderen.'
          : 'Dit is niet het e-mailadres van uw account. Controleer wat u hebt ingevuld.',
      );
      return;
    }
    setError(undefined);
    const body: DeleteCustomerBody = { email: email.trim() };
    const outcome = await send(CALLS.deleteCustomer, { params: { id: customer.id }, body });
    if (!outcome?.ok) return;
    knownBrowser.forget();
    await forgetCustomer();
    toast({ title: 'Account verwijderd', text: 'U krijgt een e-mail met wat wij nog van u bewaren.' });
  }

  return (
    <Form label="Account verwijderen" onSubmit={confirm}>
      <Stack gap={2}>
        <Confirm>
          <TextField
            label="Typ uw e-mailadres om te bevestigen"
            hint={`Uw e-mailadres is ${customer.email}.`}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={error ?? fieldErrors.email}
            onChange={setEmail}
          />
        </Confirm>
        {failure && !failure.errors.email && !error && (
          <InlineError>Uw account is niet verwijderd. {messageOf(failure)}</InlineError>
        )}
        <ButtonRow>
          <Button type="submit" variant="danger" busy={busy} busyText="Verwijderen...">
            Ja, account verwijderen
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Annuleren
          </Button>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const Question = styled(QuestionText)`
  font-size: 1.125rem;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};

  ul {
    margin: ${space(1)} 0 0;
    padding-left: 1.2em;
  }

  li + li {
    margin-top: ${space(1)};
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`;

const Confirm = styled.div`
  max-width: 30em;
`;
