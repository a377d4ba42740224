import { Button, ButtonRow } from '@site/kit';

export interface ChoiceProps<T extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange(value: T): void;
}

/** A few short options in a row, one of which is selected. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset aria-label={label} style={{ padding: 0, border: 0 }}>
      <ButtonRow>
        {options.map((option) => (
          <Button
            key={option.value}
            size="s"
            variant={option.value === value ? 'dark' : 'ghost'}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.text}
          </Button>
        ))}
      </ButtonRow>
    </fieldset>
  );
}
