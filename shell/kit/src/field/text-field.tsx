import {
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { color, focusRing, space } from '../theme/theme';
import { controlBox } from './control';
import { useEarlyInput } from './early-input';
import { describedBy, FieldFrame } from './field-frame';

/** A field for one line of text, or for several with `multiline`. */
export interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  hint?: ReactNode;
  /** Says how to mend the field. Shown beside it and read with it. */
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'search';
  readOnly?: boolean;
  maxLength?: number;
  /** More than one line; a number says how many are seen at first. */
  multiline?: boolean | number;
  id?: string;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?(): void;
}

const textBox = css`
  ${controlBox}

  &:focus-visible {
    ${focusRing}
  }

  &[readonly] {
    border-color: ${color.line};
    background: transparent;
    color: ${color.ink2};
  }
`;

const Control = styled.input`
  ${textBox}
`;

const Area = styled.textarea`
  ${textBox}
  display: block;
  padding-block: ${space(1.75)};
  line-height: 1.5;
  resize: vertical;
`;

const INPUT_MODE = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

/** A field for text. What was typed goes out as it is; the page decides what is valid. */
export function TextField(props: TextFieldProps) {
  const ownId = useId();
  const {
    id = ownId,
    label,
    value,
    onChange,
    type = 'text',
    hint,
    error,
    required,
    optional,
    multiline,
  } = props;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useImperativeHandle(props.inputRef, () => control.current as HTMLInputElement & HTMLTextAreaElement);
  useEarlyInput(control, value, onChange);
  const attributes = {
    id,
    value,
    name: props.name,
    autoComplete: props.autoComplete,
    readOnly: props.readOnly,
    maxLength: props.maxLength,
    onBlur: props.onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  } as const;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {multiline ? (
        <Area {...attributes} rows={multiline === true ? 5 : multiline} ref={control} />
      ) : (
        <Control
          {...attributes}
          type={type}
          inputMode={props.inputMode ?? INPUT_MODE[type]}
          {...((type === 'email' || type === 'url') && { autoCapitalize: 'none', spellCheck: false })}
          ref={control}
        />
      )}
    </FieldFrame>
  );
}
