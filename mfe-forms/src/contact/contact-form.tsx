import { CALLS, CONTACTBERICHT_TEKENS, type ContactBody, isBlank, telHref } from '@site/contract';
import { Button, space, TextLink, tabStorage, timing, useSite } from '@site/kit';
import { Form, InlineError, TextField, useFormSubmission } from '@site/kit/controls';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { dayInWords } from '../parts/day-in-words';

/** Names the draft and its idempotency key in session storage. */
const FORM = 'contact';
const EMPTY: ContactBody = { name: '', email: '', subject: '', message: '' };
const FIELDS = Object.keys(EMPTY) as (keyof ContactBody)[];

const MISSING: Readonly<Record<keyof ContactBody, string>> = {
  name: 'Vul uw naam in.',
  email: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  subject: 'Vul in waar uw bericht over gaat.',
  message: 'Schrijf uw bericht.',
};

function errorOf(field: keyof ContactBody, text: string): string | undefined {
  const filled = field === 'email' ? text.includes('@') : !isBlank(text);
  if (!filled) return MISSING[field];
  const tooLong = field === 'message' && [...text].length > CONTACTBERICHT_TEKENS;
  return tooLong ? 'Maak uw bericht korter, of mail het ons.' : undefined;
}

/** The unsent message in session storage, or null. An invalid value is ignored. */
function readDraft(): Partial<ContactBody> | null {
  const kept = tabStorage.readObject(FORM);
  if (!kept) return null;
  return Object.fromEntries(
    FIELDS.map((field) => [field, kept[field]]).filter(([, text]) => typeof text === 'string'),
  );
}

function onlyFilled(message: ContactBody): Partial<ContactBody> {
  return Object.fromEntries(Object.entries(message).filter(([, text]) => text !== ''));
}

/**
 * A message to customer service. After sending, the button confirms it for a moment and the form is emptied, and a text says when the
 * answer comes; after a failure the message stays, with other ways to reach the company. The draft is in session storage.
 */
export function ContactForm() {
  const { telefoon, email } = useSite();
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  /** The last day of the answer to the message that was sent last, in words. */
  const [replyBy, setReplyBy] = useState<string | null>(null);
  const { busy, failure, fieldErrors, sendOk } = useFormSubmission({ values, draft: FORM });

  useEffect(() => {
    const kept = readDraft();
    // Input typed before hydration is newer.
    if (kept) setValues((typed) => ({ ...typed, ...kept, ...onlyFilled(typed) }));
  }, []);

  useEffect(() => {
    if (values !== EMPTY) tabStorage.write(FORM, values);
  }, [values]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => {
      setValues(EMPTY);
      setTried(false);
      setSent(false);
    }, timing.contactReset);
    return () => clearTimeout(timer);
  }, [sent]);

  const sendable = FIELDS.every((field) => !errorOf(field, values[field]));
  let whatNow = 'probeer het zo weer';
  if (failure?.wait) whatNow = 'verstuur het dan';
  if (FIELDS.some((name) => fieldErrors[name])) whatNow = 'verbeter wat hierboven staat en probeer het weer';
  const field = (name: keyof ContactBody) => ({
    name,
    required: true,
    readOnly: busy || sent,
    value: values[name],
    onChange: (text: string) => setValues((before) => ({ ...before, [name]: text })),
    error: (tried ? errorOf(name, values[name]) : undefined) ?? fieldErrors[name],
  });
  const submit = async () => {
    if (sent) return;
    setTried(true);
    if (!sendable) return;
    setReplyBy(null);
    const outcome = await sendOk(CALLS.contact, { body: values });
    if (!outcome?.ok) return;
    tabStorage.remove(FORM);
    setSent(true);
    setReplyBy(dayInWords(outcome.answer?.antwoordUiterlijk));
  };

  return (
    <Form label="Bericht sturen" onSubmit={submit}>
      <TextField label="Naam" autoComplete="name" {...field('name')} />
      <TextField label="E-mailadres" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Onderwerp" autoComplete="off" {...field('subject')} />
      <TextField label="Bericht" multiline={6} limit={CONTACTBERICHT_TEKENS} {...field('message')} />
      <Foot>
        {failure && (
          <InlineError>
            Uw bericht is nog niet verstuurd. {failure.wait} Wat u schreef, staat er nog: {whatNow}, of bel{' '}
            <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of mail naar{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </InlineError>
        )}
        <SendRow>
          <Button type="submit" busy={busy} busyText="Verzenden...">
            {sent ? 'Verstuurd' : 'Versturen'}
          </Button>
          <p role="status">{replyBy && `Uw bericht is verstuurd. U krijgt uiterlijk ${replyBy} antwoord.`}</p>
        </SendRow>
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

const SendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;

  p {
    flex: 1 1 16em;
  }

  p:empty {
    flex: none;
  }
`;
