import { BEWAARTERMIJNEN, describeBewaartermijn, LEASE_STATUS_LABELS } from '@site/contract';
import { type KlantAnswer, OFFICE_CALLS, type Verwijdering } from '@site/contract/office';
import { Button, ButtonRow, Callout, Stack, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dutchDate } from '../../klant/applications/dutch-date';
import { Section } from '../../parts/section';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { useOfficeSend } from '../parts/use-office-send';

interface DeleteCustomerProps {
  klant: KlantAnswer['klant'];
  verwijdering: Verwijdering;
}

/** Deletes what need not be kept of a customer, after saying what that is and until when the rest is kept. */
export function DeleteCustomer({ klant: { id, email }, verwijdering }: DeleteCustomerProps) {
  const { asked, ask, cancel, opener, text } = useQuestion();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { busy, send, failure, fieldErrors } = useOfficeSend({ email: typed });
  const navigate = useNavigate();
  const toast = useToast();
  const deleted = deletedInWords(verwijdering);
  const kept = keptInWords(verwijdering);

  async function remove() {
    if (typed.trim() === '') {
      setError('Typ het e-mailadres van de klant om te bevestigen dat u de gegevens wilt verwijderen.');
      return;
    }
    setError(null);
    const outcome = await send(OFFICE_CALLS.officeDeleteCustomer, {
      params: { klant: id },
      body: { email: typed.trim() },
    });
    if (!outcome?.ok) return;
    toast({ title: 'Gegevens verwijderd', text: `${email} krijgt een e-mail met wat wij nog bewaren.` });
    navigate('/kantoor/klanten', { replace: true });
  }

  if (deleted.length === 0) {
    return (
      <Section title="Gegevens verwijderen">
        <p>Er is niets dat nu verwijderd kan worden.</p>
        <Kept kept={kept} />
      </Section>
    );
  }
  return (
    <Section title="Gegevens verwijderen">
      {asked ? (
        <Form label="Gegevens verwijderen" onSubmit={() => void remove()}>
          <Stack gap={2}>
            <QuestionText ref={text}>Weet u zeker dat u deze gegevens wilt verwijderen?</QuestionText>
            <div>
              <b>Dit wordt verwijderd</b>
              <ul>
                {deleted.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            <Kept kept={kept} />
            <Callout tone="error">
              <p>
                Dit kunt u niet terugdraaien. {email} krijgt een e-mail met wat is verwijderd en wat wij nog
                bewaren.
              </p>
            </Callout>
            <TextField
              label="Typ het e-mailadres van de klant om te bevestigen"
              hint={`Het e-mailadres is ${email}.`}
              name="email"
              type="email"
              autoComplete="off"
              required
              value={typed}
              onChange={setTyped}
              error={error ?? fieldErrors.email}
            />
            {failure && !failure.errors.email && <InlineError>{messageOf(failure)}</InlineError>}
            <ButtonRow>
              <Button type="submit" variant="danger" size="s" busy={busy} busyText="Verwijderen...">
                Ja, verwijder de gegevens
              </Button>
              <Button variant="ghost" size="s" onClick={cancel}>
                Annuleren
              </Button>
            </ButtonRow>
          </Stack>
        </Form>
      ) : (
        <>
          <p>Voor een klant die daarom vraagt. U leest eerst wat wordt verwijderd en wat wij bewaren.</p>
          <ButtonRow>
            <Button ref={opener} variant="ghost" size="s" onClick={ask}>
              Gegevens verwijderen
            </Button>
          </ButtonRow>
        </>
      )}
    </Section>
  );
}

function Kept({ kept }: { kept: readonly string[] }) {
  if (kept.length === 0) return null;
  return (
    <div>
      <b>Dit bewaren wij, zonder account</b>
      <ul>
        {kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function deletedInWords({ account, afgewezen, ingetrokken, berichten, concepten }: Verwijdering): string[] {
  return [
    account && 'Het account, met de logincode en de apparaten. De klant wordt overal uitgelogd.',
    afgewezen.length > 0 && `Afgewezen aanvragen: ${afgewezen.join(', ')}.`,
    ingetrokken.length > 0 && `Ingetrokken aanvragen: ${ingetrokken.join(', ')}.`,
    concepten > 0 && `Aanvragen die nog niet zijn verstuurd: ${concepten}.`,
    berichten > 0 && `Berichten aan ons: ${berichten}.`,
  ].filter((line) => line !== false);
}

function keptInWords({ bewaardeAanvragen, bewaardeKlachten }: Verwijdering): string[] {
  const { aanvragen, overeenkomsten, klachten } = BEWAARTERMIJNEN;
  return [
    ...bewaardeAanvragen.map(({ leaseCode, status, tot }) => {
      const rule = status === 'completed' ? overeenkomsten : aanvragen;
      return `Aanvraag ${leaseCode} (${LEASE_STATUS_LABELS[status].toLowerCase()}), tot ${dutchDate(tot)}: ${describeBewaartermijn(rule)}. ${rule.waarom}`;
    }),
    ...bewaardeKlachten.map(
      ({ klachtnummer, tot }) =>
        `Klacht ${klachtnummer}, tot ${dutchDate(tot)}: ${describeBewaartermijn(klachten)}. ${klachten.waarom}`,
    ),
  ];
}
