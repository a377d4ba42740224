import { type KlantAnswer, OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import { useState } from 'react';
import { Section } from '../../parts/section';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { inGroups } from '../parts/contact-links';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';

interface CorrectAddressProps {
  klant: KlantAnswer['klant'];
  onChanged(): void;
}

/** Gives the account of a customer who lost the mailbox another address, with what follows from it. */
export function CorrectAddress({ klant: { id, email, telefoon }, onChanged }: CorrectAddressProps) {
  const { values, changed, change, forget } = useKeptForm(`${id} e-mailadres`, { naar: '' });
  const { asked, ask, cancel, close, opener, text } = useQuestion();
  const { busy, send, failure, fieldErrors } = useOfficeSend(values);
  const [tried, setTried] = useState(false);
  const toast = useToast();
  const missing = values.naar.includes('@') ? null : 'Vul het nieuwe e-mailadres in.';
  // What was typed before the session expired is there again.
  const isOpen = asked || changed;

  async function correct() {
    setTried(true);
    if (missing) return;
    const outcome = await send(OFFICE_CALLS.officeCorrectCustomerEmail, {
      params: { klant: id },
      body: { van: email, naar: values.naar.trim() },
    });
    if (outcome?.ok) {
      toast({ title: 'E-mailadres gewijzigd', text: 'Het oude en het nieuwe adres krijgen een e-mail.' });
      forget();
      setTried(false);
      close();
    }
    if (outcome?.ok || outcome?.status === 409) onChanged();
  }

  return (
    <Section title="E-mailadres wijzigen">
      {isOpen ? (
        <Form label="E-mailadres wijzigen" onSubmit={() => void correct()}>
          <Stack gap={2}>
            <QuestionText ref={text}>Weet u zeker dat u met de klant spreekt?</QuestionText>
            <p>
              Bel terug op het nummer dat wij al hebben
              {telefoon ? `: ${inGroups(telefoon)}` : '. Wij hebben geen nummer: wijzig het adres dan niet'}.
              Bel nooit op een nummer dat de beller geeft. Wie het nieuwe adres leest, kan in het account.
            </p>
            <ul>
              <li>De klant wordt overal uitgelogd. De logincode blijft dezelfde.</li>
              <li>Het nieuwe adres krijgt een e-mail met hoe de klant inlogt.</li>
              <li>Het oude adres krijgt bericht dat het is gewijzigd, zonder het nieuwe adres.</li>
              <li>De aanvragen, klachten en berichten van het oude adres staan daarna bij het nieuwe.</li>
              <li>E-mails die nog naar het oude adres onderweg waren, sturen wij niet meer.</li>
            </ul>
            <TextField
              label="Nieuw e-mailadres"
              name="naar"
              type="email"
              autoComplete="off"
              required
              value={values.naar}
              onChange={(naar) => change({ naar })}
              hint={`Nu is het ${email}.`}
              error={(tried ? missing : null) ?? fieldErrors.naar}
            />
            {failure && !failure.errors.naar && <InlineError>{messageOf(failure)}</InlineError>}
            <ButtonRow>
              <Button type="submit" variant="dark" size="s" busy={busy} busyText="Wijzigen...">
                Wijzig het e-mailadres
              </Button>
              <Button
                variant="ghost"
                size="s"
                onClick={() => {
                  forget();
                  cancel();
                }}
              >
                Annuleren
              </Button>
            </ButtonRow>
          </Stack>
        </Form>
      ) : (
        <>
          <p>Voor een klant die niet meer bij de eigen e-mail kan.</p>
          <ButtonRow>
            <Button ref={opener} variant="ghost" size="s" onClick={ask}>
              Wijzig het e-mailadres
            </Button>
          </ButtonRow>
        </>
      )}
    </Section>
  );
}
