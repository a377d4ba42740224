import {
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { focusRing, on, space } from '../theme/theme';
import { CharacterCount, isNearLimit } from './character-count';
import { controlBox } from './control';
import { useEarlyInput } from './early-input';
import { FieldFrame } from './field-frame';

/** A field for one line of text, or for several with `multiline`. */
export interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  name?: string;
  /** What kind of text: decides on the keys of a phone, and on what the browser fills in and corrects. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url';
  hint?: ReactNode;
  /** Says how to mend the field. Shown beside it and read with it. */
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  /** Which fact about the person or the company it asks for. By default the address or number that `type` says. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * Other keys on a phone than `type` gives: `numeric` for a number that is no amount, `search` for words to be found, of which
   * the browser corrects none and whose last key searches.
   */
  inputMode?: 'numeric' | 'search';
  /** Text that can be read and copied. It is shown whole, on more lines where it does not fit on one. */
  readOnly?: boolean;
  /** Characters; what comes after is cut off. Only where nothing is lost by that; else `limit`. */
  maxLength?: number;
  /**
   * Characters that the backend takes. Near it, the field counts what still fits; more can be typed, because a text that is
   * cut while it is pasted is lost. The page says so in `error`.
   */
  limit?: number;
  /** More than one line; a number says how many are seen at first. The field grows with its text. */
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

/* As high as its text, in every browser: a copy of the text that nobody sees gives the height. */
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

/* A browser that cannot grow a field yet takes `rows`, and lets people pull it larger. */
const Area = styled.textarea<{ $lines: number }>`
  ${textBox}
  display: block;
  min-height: calc(${({ $lines }) => $lines} * 1.5em + ${space(3.5)} + 4px);
  max-height: 70vh;
  ${manyLines}
  resize: vertical;
  field-sizing: content;
`;

/** What a browser should know of each type of text. An address in capitals or "corrected" is a wrong address. */
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

/** What people write with a capital at each word. */
const NAMES: readonly (string | undefined)[] = ['name', 'given-name', 'family-name', 'organization'];

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
    limit,
  } = props;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useImperativeHandle(props.inputRef, () => control.current as HTMLInputElement & HTMLTextAreaElement);
  useEarlyInput(control, value, onChange);
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
          {...(NAMES.includes(props.autoComplete) && { autoCapitalize: 'words', spellCheck: false })}
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
