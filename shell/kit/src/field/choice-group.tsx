import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { describedBy } from './field-frame';
import { FieldError, FieldHint, Optional } from './field-messages';
import { Fieldset, Legend } from './fieldset';

/** One of the answers that can be chosen. */
export interface Choice<T extends string> {
  value: T;
  title: string;
  text?: ReactNode;
}

/** A question with a few answers to choose one from. */
export interface ChoiceGroupProps<T extends string, C extends Choice<T> = Choice<T>> {
  legend: string;
  /** Hides the legend from sight, for a question that is already the heading of a step. */
  hideLegend?: boolean;
  value: NoInfer<T> | '';
  onChange(value: NoInfer<T>): void;
  options: readonly C[];
  hint?: ReactNode;
  /** Says how to fix it. Shown below the answers and announced with them. */
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  /** One name per question on a page. */
  name: string;
}

/** The attributes of an answer's radio button: it is labelled by the title and described by the text. */
export interface RadioAttributes {
  type: 'radio';
  name: string;
  value: string;
  checked: boolean;
  onChange(): void;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

/** A radio group with legend, hint and error, around answers of any appearance. */
export function ChoiceGroup<T extends string, C extends Choice<T>>({
  children,
  ...props
}: ChoiceGroupProps<T, C> & {
  /** The answers; each gets the attributes of its radio button and the ids of its title and text. */
  children(choice: (option: C) => { radio: RadioAttributes; titleId: string; textId: string }): ReactNode;
}) {
  const id = useId();
  const { legend, hideLegend, value, onChange, hint, error, name } = props;
  const words = (
    <>
      {legend}
      {props.optional && <Optional> (optioneel)</Optional>}
    </>
  );
  return (
    <Fieldset
      data-field
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, hint, error)}
    >
      <Legend id={`${id}-legend`} style={hideLegend ? { margin: 0 } : undefined}>
        {hideLegend ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children((option) => {
        const titleId = `${id}-${option.value}`;
        const textId = `${titleId}-text`;
        return {
          titleId,
          textId,
          radio: {
            type: 'radio',
            name,
            value: option.value,
            checked: option.value === value,
            onChange: () => onChange(option.value),
            'aria-labelledby': titleId,
            'aria-describedby': option.text ? textId : undefined,
          },
        };
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}
