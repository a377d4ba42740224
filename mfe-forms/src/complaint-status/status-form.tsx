import {
  CALLS,
  type ComplaintStatusAnswer,
  type ComplaintStatusBody,
  isKlachtnummer,
  normaliseKlachtnummer,
} from '@site/contract';
import { Button, space } from '@site/kit';
import { Form, InlineError, type SubmissionFailure, TextField, useFormSubmission } from '@site/kit/controls';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';

/** The status of a complaint, with its number. */
export interface FoundComplaint extends ComplaintStatusAnswer {
  klachtnummer: string;
}

function errorOf(field: keyof ComplaintStatusBody, text: string): string | undefined {
  if (field === 'klachtnummer') {
    return isKlachtnummer(normaliseKlachtnummer(text))
      ? undefined
      : 'Vul uw klachtnummer in, bijvoorbeeld K2026-000123.';
  }
  return text.includes('@') ? undefined : 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
}

/** The complaint number in the address, `?nummer=`, with which the mails link here; empty when there is none. */
function useNumberInAddress(): string {
  const [query] = useSearchParams();
  const number = normaliseKlachtnummer(query.get('nummer') ?? '');
  return isKlachtnummer(number) ? number : '';
}

/**
 * Asks for the number and the mail address of a complaint.
 *
 * @param onAnswer gets the complaint, and null while it is looked up.
 */
export function StatusForm({ onAnswer }: { onAnswer: (found: FoundComplaint | null) => void }) {
  const numberInAddress = useNumberInAddress();
  const [values, setValues] = useState<ComplaintStatusBody>({ klachtnummer: numberInAddress, email: '' });
  const [tried, setTried] = useState(false);
  const { busy, failure, fieldErrors, corrected, send } = useFormSubmission({ values });

  const field = (name: keyof ComplaintStatusBody) => ({
    name,
    required: true,
    readOnly: busy,
    value: values[name],
    onChange: (text: string) => setValues((before) => ({ ...before, [name]: text })),
    error: (tried ? errorOf(name, values[name]) : undefined) ?? fieldErrors[name],
  });
  const submit = async () => {
    setTried(true);
    if (errorOf('klachtnummer', values.klachtnummer) || errorOf('email', values.email)) return;
    onAnswer(null);
    const klachtnummer = normaliseKlachtnummer(values.klachtnummer);
    const outcome = await send(CALLS.complaintStatus, { body: { ...values, klachtnummer } });
    if (outcome?.ok) onAnswer({ ...outcome.answer, klachtnummer });
  };

  return (
    <Form label="Klacht volgen" onSubmit={submit}>
      <TextField
        label="Klachtnummer"
        hint="Bijvoorbeeld K2026-000123"
        autoComplete="off"
        {...field('klachtnummer')}
      />
      <TextField
        label="E-mailadres"
        hint="Het adres dat u bij uw klacht invulde"
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <Foot>
        {failure && !corrected && (
          <InlineError onRetry={isTemporary(failure) ? submit : undefined}>{textOf(failure)}</InlineError>
        )}
        <Button type="submit" busy={busy} busyText="Zoeken...">
          Bekijk de status
        </Button>
      </Foot>
    </Form>
  );
}

/** Can the same request succeed a moment later? */
function isTemporary({ status }: SubmissionFailure): boolean {
  return status === null || status >= 500;
}

function textOf({ status, reason }: SubmissionFailure): string {
  if (status === null) {
    return 'Wij konden onze server niet bereiken. Wat u hebt ingevuld, blijft staan. Probeer het zo opnieuw.';
  }
  return reason ?? 'Er is iets misgegaan. Wat u hebt ingevuld, blijft staan. Probeer het zo opnieuw.';
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
