import { Button, InlineError, Stack, useToast } from '@site/kit';
import { Form, TextField } from '@site/kit/controls';
import { useState } from 'react';
import type { Outcome } from '../../parts/use-send';

interface EmailFormProps {
  label: string;
  email: string;
  onEmail(email: string): void;
  submitText: string;
  busy: boolean;
  hint?: string;
  /** Sends the trimmed address. */
  onSend(email: string): Promise<Outcome>;
}

/** Asks for an e-mail address and sends it. An empty field gives an error. */
export function EmailForm({ label, email, onEmail, submitText, busy, hint, onSend }: EmailFormProps) {
  const toast = useToast();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function submit() {
    setFailure(undefined);
    if (!email.trim()) {
      const text = 'Vul je emailadres in';
      setError(text);
      toast({ title: 'Fout', text, tone: 'error' });
      return;
    }
    setError(undefined);
    const outcome = await onSend(email.trim());
    if (outcome.ok) return;
    if (outcome.errors.email) setError(outcome.errors.email);
    else setFailure(outcome.message);
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
          error={error}
        />
        {failure && <InlineError>{failure}</InlineError>}
        <Button type="submit" busy={busy} busyText="Verzenden...">
          {submitText}
        </Button>
      </Stack>
    </Form>
  );
}
