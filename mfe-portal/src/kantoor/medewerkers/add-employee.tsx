import { type MedewerkerBody, OFFICE_CALLS, ROL_LABELS } from '@site/contract/office';
import { Button, ButtonRow, space, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import { SelectField } from '@site/kit/widgets';
import styled from 'styled-components';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';

/** A form that adds and invites an employee. */
export function AddEmployee({ onAdded }: { onAdded(): void }) {
  const { values, change, forget } = useKeptForm('nieuwe medewerker', {
    naam: '',
    email: '',
    rol: 'medewerker' as string,
  });
  const { busy, send, failure, fieldErrors } = useOfficeSend(values);
  const toast = useToast();
  const text = (name: 'naam' | 'email') => ({
    name,
    // What is in this browser is about who looks.
    autoComplete: 'off',
    required: true,
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: fieldErrors[name],
  });

  async function add() {
    const body = values as MedewerkerBody;
    const outcome = await send(OFFICE_CALLS.officeAddEmployee, { body });
    if (!outcome?.ok) return;
    forget();
    toast({ title: 'Uitnodiging verstuurd', text: `${body.naam} kan drie dagen lang een passkey maken.` });
    onAdded();
  }

  return (
    <Section
      title="Medewerker toevoegen"
      lead="De medewerker krijgt een mail met een link, maakt daarmee een passkey en krijgt een eigen code."
    >
      <Form label="Medewerker toevoegen" onSubmit={() => void add()}>
        <Fields>
          <TextField label="Naam" {...text('naam')} hint="Klanten lezen deze naam onder onze mails." />
          <TextField label="E-mailadres" type="email" {...text('email')} />
          <SelectField
            label="Rol"
            placeholder="Kies een rol"
            value={values.rol}
            onChange={(rol) => change({ rol })}
            error={fieldErrors.rol}
            options={Object.entries(ROL_LABELS).map(([value, label]) => ({ value, label }))}
            hint="Een beheerder mag ook medewerkers beheren, en gegevens van klanten downloaden en verwijderen."
          />
          {failure && Object.keys(failure.errors).length === 0 && (
            <InlineError>{messageOf(failure)}</InlineError>
          )}
          <ButtonRow>
            <Button type="submit" variant="dark" size="s" busy={busy} busyText="Versturen...">
              Voeg toe en verstuur de uitnodiging
            </Button>
          </ButtonRow>
        </Fields>
      </Form>
    </Section>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 36rem;
`;
