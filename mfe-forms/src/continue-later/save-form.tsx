import { BEWAARTERMIJNEN, CALLS } from '@site/contract';
import { Button, Stack, TextLink } from '@site/kit';
import { Form, InlineError, TextField, useFormSubmission } from '@site/kit/controls';
import { useState } from 'react';

export interface SaveFormProps {
  /** As typed, with the token of the draft that they were kept as. */
  answers: { concept: string };
  /** The id of the step that is shown. */
  step: string;
  /** Empty when it was not asked yet. */
  email: string;
  /** The application of a customer: the link is mailed to the account. */
  inAccount?: true;
  onSaved(saved: { concept: string; email: string }): void;
}

/** Mails a link with which the visitor continues the application later. */
export function SaveForm({ answers, step, email: known, inAccount, onSaved }: SaveFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const email = (typed ?? known).trim();
  const { busy, failure, fieldErrors, corrected, send } = useFormSubmission({ values: { email } });
  const problem = email.includes('@') ? null : 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';

  const submit = async () => {
    setTried(true);
    if (problem) return;
    setSentTo(null);
    const { concept, ...filledIn } = answers;
    const kept = inAccount ? filledIn : { ...filledIn, email: known || email };
    const body = { antwoorden: JSON.stringify(kept), stap: step, ...(concept && { concept }) };
    const outcome = inAccount
      ? await send(CALLS.saveCustomerDraft, { body })
      : await send(CALLS.saveDraft, { body: { ...body, email } });
    if (!outcome?.ok) return;
    setSentTo(email);
    onSaved({ concept: outcome.answer.concept, email });
  };

  return (
    <Form label="Later verder" onSubmit={submit}>
      <Stack gap={3}>
        <p>
          Wij mailen u een link{inAccount && ` naar ${email}`}. Daarmee gaat u binnen{' '}
          {BEWAARTERMIJNEN.concepten.termijn.dagen} dagen verder waar u nu bent, op elk apparaat. Wat u hebt
          ingevuld, bewaren wij zo lang, versleuteld.
        </p>
        {!inAccount && (
          <TextField
            label="E-mailadres voor de link"
            name="linkEmail"
            type="email"
            autoComplete="email"
            required
            readOnly={busy}
            value={typed ?? known}
            onChange={setTyped}
            error={(tried ? problem : null) ?? fieldErrors.email}
          />
        )}
        {failure && !corrected && (
          <InlineError>
            {failure.status === 401 ? (
              <>
                Uw sessie is verlopen. <TextLink href="/login-klant">Log opnieuw in</TextLink>; uw antwoorden
                blijven bewaard.
              </>
            ) : (
              (failure.reason ?? 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.')
            )}
          </InlineError>
        )}
        <div>
          <Button type="submit" variant="ghost" busy={busy} busyText="Verzenden...">
            Mail mij de link
          </Button>
        </div>
        <p role="status">
          {sentTo &&
            `De link is onderweg naar ${sentTo}. U kunt dit scherm sluiten. Vult u eerst nog iets in? Vraag dan daarna een nieuwe link aan.`}
        </p>
      </Stack>
    </Form>
  );
}
