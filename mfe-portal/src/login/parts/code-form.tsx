import { isLoginCode, LOGINCODE_LENGTE } from '@site/contract';
import { Button, Stack, useToast } from '@site/kit';
import { CodeBoxes, Form, InlineError, type SubmissionOutcome } from '@site/kit/controls';
import { useState } from 'react';
import { messageOf } from '../../parts/use-send';
import { ResendButton } from './resend-button';

interface CodeFormProps {
  legend: string;
  hint: string;
  /** The error when not all six digits are filled in. */
  incomplete: string;
  submitText: string;
  /** It asks for the login code, which stays the same; other codes are mailed each time. */
  permanent?: boolean;
  busy: boolean;
  /** Sends the six digits. Null when nothing was sent. */
  onSend(code: string): Promise<SubmissionOutcome | null>;
  again?: {
    text: string;
    /** Null when nothing was sent. */
    onAgain(): Promise<SubmissionOutcome | null>;
    /** When that is possible, in ms since 1970. Default: now. */
    availableAt?: number;
  };
}

/** Asks for a code of six digits. A code that is pasted or autofilled as a whole is sent at once, as the hint says; a typed one is not. */
export function CodeForm(props: CodeFormProps) {
  const { legend, hint, incomplete, submitText, permanent, busy, onSend, again } = props;
  const toast = useToast();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function submit(digits = code) {
    setFailure(undefined);
    if (!isLoginCode(digits)) {
      setError(incomplete);
      toast({ title: 'Fout', text: incomplete, tone: 'error' });
      return;
    }
    setError(undefined);
    const outcome = await onSend(digits);
    if (!outcome || outcome.ok) return;
    // Only a 400 is about the code; correcting it does not help an expired login or too many attempts.
    if (outcome.status === 400) setError(messageOf(outcome));
    else setFailure(messageOf(outcome));
  }

  async function askAgain(onAgain: () => Promise<SubmissionOutcome | null>) {
    setError(undefined);
    setFailure(undefined);
    const outcome = await onAgain();
    if (outcome?.ok) setCode('');
    else if (outcome) setFailure(messageOf(outcome));
  }

  return (
    <Form label={legend} onSubmit={() => submit()}>
      <Stack gap={4}>
        <CodeBoxes
          legend={legend}
          permanent={permanent}
          kind="digits"
          length={LOGINCODE_LENGTE}
          value={code}
          onChange={setCode}
          onWhole={submit}
          hint={`${hint} Plakt u de code in één keer? Dan controleren wij die meteen.`}
          error={error}
        />
        {failure && <InlineError>{failure}</InlineError>}
        <Button type="submit" busy={busy} busyText="Verifiëren...">
          {submitText}
        </Button>
        {again && (
          <ResendButton availableAt={again.availableAt} busy={busy} onResend={() => askAgain(again.onAgain)}>
            {again.text}
          </ResendButton>
        )}
      </Stack>
    </Form>
  );
}
