import {
  CALLS,
  checkLease,
  type DealerAnswer,
  type DealerApplicationBody,
  isBlank,
  LOOPTIJDEN,
  MAX_AANSCHAFPRIJS,
  maxAanbetaling,
  VOERTUIG_TYPES,
  type VoertuigType,
} from '@site/contract';
import { formatKenteken } from '@site/contract/facts';
import { Button, Stack } from '@site/kit';
import { AmountField, KentekenField, PriceField } from '@site/kit/amounts';
import { Form, InlineError, TextField, useFormSubmission } from '@site/kit/controls';
import { ChoiceCards } from '@site/kit/wizard';
import { useState } from 'react';

type Fields = Required<Omit<DealerApplicationBody, 'link'>>;

const EMPTY: Fields = {
  voertuigLink: '',
  kenteken: '',
  voertuigType: '',
  aanschafprijs: '',
  aanbetaling: '',
  naam: '',
  email: '',
};
const TYPES = Object.entries(VOERTUIG_TYPES) as [VoertuigType, string][];

/** What is missing or invalid, by field. */
function problemsOf({ voertuigLink, aanschafprijs, aanbetaling, naam, email }: Fields): Partial<Fields> {
  const lease = {
    aanschafprijs: Number(aanschafprijs),
    aanbetaling: Number(aanbetaling),
    slottermijn: 0,
    looptijd: LOOPTIJDEN[0],
  };
  return {
    ...Object.fromEntries(checkLease(lease).map(({ veld, melding }) => [veld, melding])),
    ...(isBlank(voertuigLink) && { voertuigLink: 'Plak de link van het voertuig.' }),
    ...(aanschafprijs === '' && { aanschafprijs: 'Vul de aanschafprijs in.' }),
    ...(isBlank(naam) && { naam: 'Vul de naam van uw klant in.' }),
    ...(!email.includes('@') && { email: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' }),
  };
}

/** What a dealer fills in for a customer, who gets a mail to finish it. */
export function DealerForm({ link, onSent }: { link: string; onSent(page: DealerAnswer): void }) {
  const [values, setValues] = useState(EMPTY);
  const [exclusive, setExclusive] = useState(false);
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, fieldErrors, corrected, send } = useFormSubmission({ values });
  const problems = problemsOf(values);
  const set = (patch: Partial<Fields>) => setValues((before) => ({ ...before, ...patch }));
  const errorOf = (field: keyof Fields) => (tried ? problems[field] : undefined) ?? fieldErrors[field];
  const text = (name: keyof Fields) => ({
    name,
    required: true,
    autoComplete: 'off',
    value: values[name],
    onChange: (typed: string) => set({ [name]: typed }),
    error: errorOf(name),
  });

  const submit = async () => {
    setTried(true);
    setSentTo(null);
    if (Object.keys(problems).length > 0) return;
    const body = { ...values, link, kenteken: formatKenteken(values.kenteken) };
    const outcome = await send(CALLS.dealerApplication, { body });
    if (!outcome?.ok) return;
    setSentTo(values.email.trim());
    setValues(EMPTY);
    setTried(false);
    onSent(outcome.answer);
  };

  return (
    <Form label="Nieuwe aanvraag" onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label="Link naar het voertuig"
          type="url"
          hint="Bijvoorbeeld www.autobedrijf.nl/bestelbus"
          {...text('voertuigLink')}
        />
        <KentekenField
          name="kenteken"
          value={values.kenteken}
          onChange={(kenteken) => set({ kenteken })}
          error={fieldErrors.kenteken}
        />
        <ChoiceCards
          legend="Wat voor voertuig is het?"
          optional
          name="voertuigType"
          columns={2}
          value={values.voertuigType}
          onChange={(voertuigType) => set({ voertuigType })}
          options={TYPES.map(([value, title]) => ({ value, title }))}
          error={fieldErrors.voertuigType}
        />
        <PriceField
          label={`Aanschafprijs ${exclusive ? 'exclusief' : 'inclusief'} btw`}
          required
          max={MAX_AANSCHAFPRIJS}
          value={values.aanschafprijs}
          exclusive={exclusive}
          onChange={({ value, exclusive: isExclusive }) => {
            setExclusive(isExclusive);
            set({ aanschafprijs: value });
          }}
          bpm={values.voertuigType !== 'equipment'}
          error={errorOf('aanschafprijs')}
        />
        <AmountField
          label="Aanbetaling"
          optional
          max={values.aanschafprijs === '' ? undefined : maxAanbetaling(Number(values.aanschafprijs))}
          value={values.aanbetaling}
          onChange={(aanbetaling) => set({ aanbetaling })}
          hint="Uw klant kan het nog wijzigen."
          error={errorOf('aanbetaling')}
        />
        <TextField label="Naam van uw klant" {...text('naam')} />
        <TextField
          label="E-mailadres van uw klant"
          type="email"
          hint="Vraag uw klant eerst of u dit adres mag doorgeven."
          {...text('email')}
        />
        {failure && !corrected && (
          <InlineError>
            {failure.reason ?? 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.'} Wat u hebt
            ingevuld, staat er nog.
          </InlineError>
        )}
        <div>
          <Button type="submit" busy={busy} busyText="Verzenden...">
            Mail uw klant de aanvraag
          </Button>
        </div>
        <p role="status">{sentTo && `De aanvraag is onderweg naar ${sentTo}.`}</p>
      </Stack>
    </Form>
  );
}
