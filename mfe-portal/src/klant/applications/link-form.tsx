import { type Customer, isLeaseCode, LEASECODE_LENGTE, normaliseLeaseCode } from '@site/contract';
import { Button, Stack } from '@site/kit';
import { Form, TextField } from '@site/kit/controls';
import { useState } from 'react';
import { useLinkApplication } from '../parts/use-link-application';

interface LinkFormProps {
  customer: Customer;
  onLinked(): void;
}

/** Links an application by its code, without leaving the list. */
export function LinkForm({ customer, onLinked }: LinkFormProps) {
  const { busy, link, codeInAddress } = useLinkApplication();
  const [code, setCode] = useState(codeInAddress);
  const [error, setError] = useState<string>();

  async function submit() {
    setError(undefined);
    const outcome = await link(customer, code);
    if (outcome.ok) onLinked();
    else setError(outcome.message);
  }

  return (
    <Form label="Aanvraag koppelen met code" onSubmit={submit}>
      <Stack gap={3}>
        {/* No maxLength: a browser would cut off a pasted "K7R·2XPD" before its dot is removed. */}
        <TextField
          label="Aanvraagcode"
          name="leaseCode"
          autoComplete="off"
          required
          hint="7 letters en cijfers, uit de bevestigingsmail van uw aanvraag"
          value={code}
          onChange={(value) => setCode(normaliseLeaseCode(value).slice(0, LEASECODE_LENGTE))}
          error={error}
        />
        <Button
          type="submit"
          busy={busy}
          busyText="Verzenden..."
          disabledReason={isLeaseCode(code) ? null : 'Vul alle 7 tekens van de code in.'}
        >
          Koppelen
        </Button>
      </Stack>
    </Form>
  );
}
