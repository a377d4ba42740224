import {
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { on, space } from '../theme/theme';
import { CharacterCount, isNearLimit } from './character-count';
import { controlBox } from './control';
import { FieldFrame } from './field-frame';
import { usePreHydrationValue } from './pre-hydration-value';

interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  name?: string;
  /** Determines the on-screen keyboard, autofill and autocorrection. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url';
  hint?: ReactNode;
  /** Says how to fix the field. Shown below it and announced with it. */
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  /** The HTML autofill field name. By default derived from `type`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * Another on-screen keyboard than that of `type`: `numeric` for a number that is not an amount, `search` for a search query, without
   * autocorrection and with a search key.
   */
  inputMode?: 'numeric' | 'search';
  /** Text that can only be read and copied. It wraps, so that all of it is visible. */
  readOnly?: boolean;
  /** In characters; the rest is cut off. Where that would lose text, use `limit`. */
  maxLength?: number;
  /**
   * The maximum of the backend, in characters. Near it, the field shows how many are left. More can be typed, so that a pasted text is
   * not cut off; the page reports that in `error`.
   */
  limit?: number;
  /** More than one line; a number is the initial number of lines. The field grows with its text. */
  multiline?: boolean | number;
  id?: string;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?(): void;
}

const textBox = css`
  ${controlBox}

  &[readonly] {
    border-color: ${on.rule};
    background: transparent;
    color: ${on.soft};
  }
`;

const Control = styled.input`
  ${textBox}
`;

const manyLines = css`
  padding-block: ${space(1.75)};
  line-height: 1.5;
`;

const wrapped = css`
  ${manyLines}
  grid-area: 1 / 1;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/* As high as its text, in every browser: an invisible copy of the text sets the height. */
const Whole = styled.div`
  display: grid;
  &::after {
    ${controlBox}
    ${wrapped}
    content: attr(data-text) ' ';
    visibility: hidden;
  }
`;

const ReadOnly = styled.textarea`
  ${textBox}
  ${wrapped}
  overflow: hidden;
  resize: none;
`;

/* A browser without `field-sizing` uses `rows`, and lets the visitor resize the field. */
const Area = styled.textarea<{ $lines: number }>`
  ${textBox}
  display: block;
  min-height: calc(${({ $lines }) => $lines} * 1.5em + ${space(3.5)} + 0.25rem);
  max-height: 70vh;
  ${manyLines}
  overflow-wrap: anywhere;
  resize: vertical;
  field-sizing: content;
`;

/** Attributes per type. An email address or URL must not be capitalized or autocorrected. */
const BY_TYPE = {
  text: {},
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
  url: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const;

const BY_INPUT_MODE = {
  numeric: { inputMode: 'numeric' },
  search: {
    inputMode: 'search',
    enterKeyHint: 'search',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
} as const;

/** Autofill names of fields in which each word starts with a capital. */
const NAME_FIELDS: readonly (string | undefined)[] = ['name', 'given-name', 'family-name', 'organization'];

/** A field for one line of text, or for several with `multiline`. `onChange` gets the text unchanged; the page validates it. */
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
    limit,
  } = props;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useImperativeHandle(props.inputRef, () => control.current as HTMLInputElement & HTMLTextAreaElement);
  usePreHydrationValue(control, value, onChange);
  const counted = isNearLimit(value, limit);
  const attributes = {
    id,
    value,
    name: props.name,
    readOnly: props.readOnly,
    maxLength: props.maxLength,
    onBlur: props.onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, counted && `${id}-count`, error && `${id}-error`].filter(Boolean).join(' ') ||
      undefined,
  } as const;
  const lines = multiline === true ? 5 : multiline || 1;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {multiline ? (
        <Area
          {...attributes}
          autoComplete={props.autoComplete}
          autoCapitalize="sentences"
          rows={lines}
          $lines={lines}
          ref={control}
        />
      ) : props.readOnly ? (
        <Whole data-text={value}>
          <ReadOnly {...attributes} rows={1} ref={control} />
        </Whole>
      ) : (
        <Control
          {...attributes}
          type={type}
          {...(NAME_FIELDS.includes(props.autoComplete) && { autoCapitalize: 'words', spellCheck: false })}
          {...BY_TYPE[type]}
          {...(props.autoComplete && { autoComplete: props.autoComplete })}
          {...(props.inputMode && BY_INPUT_MODE[props.inputMode])}
          ref={control}
        />
      )}
      {counted && <CharacterCount id={`${id}-count`} text={value} limit={limit} />}
    </FieldFrame>
  );
}
