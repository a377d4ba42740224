import { CALLS, type ContactBody, telHref } from '@site/contract';
import { Button, callOk, Form, InlineError, space, TextField, TextLink, timing, useSite } from '@site/kit';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useIdempotencyKey } from '../parts/use-idempotency-key';

const EMPTY: ContactBody = { name: '', email: '', subject: '', message: '' };

const MISSING: Readonly<Record<keyof ContactBody, string>> = {
  name: 'Vul uw naam in.',
  email: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  subject: 'Vul in waar uw bericht over gaat.',
  message: 'Schrijf uw bericht.',
};

function isFilled(field: keyof ContactBody, text: string): boolean {
  return field === 'email' ? text.includes('@') : text.trim() !== '';
}

/**
 * A message to customer service. After sending, the button says so for a moment and the form is empty again; after a
 * failure the message stays, with the other ways to reach the company beside it.
 */
export function ContactForm() {
  const { telefoon, email } = useSite();
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const keyOf = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: (body: ContactBody) => callOk(CALLS.contact, { body, idempotencyKey: keyOf(body) }),
  });
  const fields: Record<keyof ContactBody, RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>> = {
    name: useRef(null),
    email: useRef(null),
    subject: useRef(null),
    message: useRef(null),
  };

  const { isSuccess: sent, reset } = sending;
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      setValues(EMPTY);
      setTried(false);
      reset();
    }, timing.contactReset);
    return () => clearTimeout(timer);
  }, [sent, reset]);

  const missing = (Object.keys(EMPTY) as (keyof ContactBody)[]).filter(
    (field) => !isFilled(field, values[field]),
  );
  const field = (name: keyof ContactBody) => ({
    name,
    required: true,
    readOnly: sending.isPending || sent,
    value: values[name],
    onChange: (text: string) => setValues((before) => ({ ...before, [name]: text })),
    error: tried && missing.includes(name) ? MISSING[name] : null,
    inputRef: fields[name],
  });
  const submit = () => {
    if (sending.isPending || sent) return;
    setTried(true);
    const [first] = missing;
    if (first) fields[first].current?.focus();
    else sending.mutate(values);
  };

  return (
    <Form label="Bericht sturen" onSubmit={submit}>
      <TextField label="Naam" autoComplete="name" {...field('name')} />
      <TextField label="E-mailadres" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Onderwerp" autoComplete="off" {...field('subject')} />
      <TextField label="Bericht" multiline={6} {...field('message')} />
      <Foot>
        {sending.isError && (
          <InlineError>
            Uw bericht is nog niet verstuurd. Wat u schreef, staat er nog: probeer het zo weer, of bel{' '}
            <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of mail naar{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </InlineError>
        )}
        <Button type="submit" busy={sending.isPending} busyText="Verzenden...">
          {sent ? 'Verstuurd' : 'Versturen'}
        </Button>
      </Foot>
    </Form>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
