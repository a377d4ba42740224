import type { CALLS } from '@site/contract';
import type { OFFICE_CALLS } from '@site/contract/office';
import { Button, Stack, useToast } from '@site/kit';
import { Form, InlineError, TextField } from '@site/kit/controls';
import { useState } from 'react';
import { messageOf, useSend } from '../../parts/use-send';

interface EmailFormProps {
  label: string;
  /** The call that takes the address. */
  call: typeof CALLS.activate | typeof CALLS.forgotCode | typeof OFFICE_CALLS.officeForgotCode;
  email: string;
  onEmail(email: string): void;
  submitText: string;
  hint?: string;
  /** Called with the trimmed address once the call succeeded. */
  onSent(email: string): void;
}

/** Asks for an e-mail address and sends it. An empty field gives an error. */
export function EmailForm({ label, call, email, onEmail, submitText, hint, onSent }: EmailFormProps) {
  const toast = useToast();
  const { busy, send, failure, fieldErrors } = useSend('Er is iets misgegaan', { email });
  const [error, setError] = useState<string>();

  async function submit() {
    if (!email.trim()) {
      const text = 'Vul je emailadres in';
      setError(text);
      toast({ title: 'Fout', text, tone: 'error' });
      return;
    }
    setError(undefined);
    const address = email.trim();
    const outcome = await send(call, { body: { email: address } });
    if (outcome?.ok) onSent(address);
  }

  return (
    <Form label={label} onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label="E-mailadres"
          name="email"
          type="email"
          autoComplete="email"
          required
          hint={hint}
          value={email}
          onChange={onEmail}
          error={error ?? fieldErrors.email}
        />
        {failure && !failure.errors.email && !error && <InlineError>{messageOf(failure)}</InlineError>}
        <Button type="submit" busy={busy} busyText="Verzenden...">
          {submitText}
        </Button>
      </Stack>
    </Form>
  );
}
