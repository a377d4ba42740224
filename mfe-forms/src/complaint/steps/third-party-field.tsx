import { KLACHT_TEKENS } from '@site/contract';
import { TextField } from '@site/kit/controls';
import { useEffect, useRef, useState } from 'react';

interface ThirdPartyFieldProps {
  label: string;
  name: 'garagenaam' | 'partnernaam';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/**
 * The name of the garage or partner. It may stay empty for now, but the complaint cannot be sent without it: that returns here,
 * with an error and the focus in the field.
 */
export function ThirdPartyField({ error, ...field }: ThirdPartyFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [rejected] = useState(error !== undefined);
  useEffect(() => {
    if (rejected) input.current?.focus();
  }, [rejected]);
  return (
    <TextField
      autoComplete="off"
      hint="Zonder deze naam kunt u de klacht niet versturen."
      limit={KLACHT_TEKENS[field.name]}
      error={error}
      inputRef={input}
      {...field}
    />
  );
}
