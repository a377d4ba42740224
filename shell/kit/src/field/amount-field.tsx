import { euros, toDigits } from '@site/contract';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { color, focusRing, on } from '../theme/theme';
import { editBetween, readEdit, type TextEdit } from './amount-edit';
import { AmountSlider } from './amount-slider';
import { type AmountSuggestion, AmountSuggestions } from './amount-suggestions';
import { controlBox } from './control';
import { describedBy, FieldFrame } from './field-frame';
import { usePreHydrationValue } from './pre-hydration-value';
import type { AmountSliderRange } from './slider-marks';
import { type ChangeKind, UndoHistory } from './undo-history';
import { readWrittenAmount } from './written-amount';

/** A field for an amount in whole euros. */
export interface AmountFieldProps {
  label: string;
  /** Digits only: `25000`. Empty when the field is empty. */
  value: string;
  onChange(digits: string): void;
  /** Called with a pasted text after the amount in it was taken over by `onChange`. */
  onPaste?(text: string): void;
  hint?: ReactNode;
  error?: string | null;
  /** Whole euros. Input above it is ignored, and the reason is shown until the next input. */
  max?: number;
  /** Why nothing above `max` is accepted. The default text states the maximum. */
  maxReason?: string;
  /**
   * A slider below the field, for the same amount. A typed amount may lie beyond its ends and between its steps. The slider is
   * disabled while its `max` is not above its `min`.
   */
  slider?: AmountSliderRange;
  /** Common amounts to choose from, below the field. */
  suggestions?: readonly AmountSuggestion[];
  /** What the effects of the suggestions are computed with: `bij 60 maanden`. */
  suggestionsBasis?: string;
  /** The suggestions are closed at first. */
  foldSuggestions?: boolean;
  required?: boolean;
  optional?: boolean;
  id?: string;
  name?: string;
}

const Box = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 4rem;
  font-size: 1.5rem;
  font-weight: 600;

  &:focus-within {
    ${focusRing}
  }

  &[data-invalid='true'] {
    border-color: ${color.error};
    background: ${color.errorSoft};
  }

  span {
    color: ${color.ink2};
    font-weight: 500;
  }

  input {
    flex: 1;
    min-width: 0;
    height: 3.75rem;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }

  /* The box around it shows the focus. */
  && input:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

const Reason = styled.p`
  margin: 0.625rem 0 0;
  color: ${on.soft};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

/** A state of the field, for undo and redo. */
interface AmountState {
  digits: string;
  /** How many of the digits are before the caret. */
  digitsBefore: number;
}

/** The shown text, and the amount as typed at its end; null when the last change was elsewhere. */
interface TypedText {
  shown: string;
  typed: string | null;
}

const NO_AMOUNT = 'Vul een bedrag in met alleen cijfers, bijvoorbeeld 25.000.';
const LONGEST_QUOTE = 60;

/** Repeats more than one character, because a text that was pasted is nowhere else on the screen. */
function noAmount(text: string): string {
  const characters = [...text.trim()];
  if (characters.length < 2) return NO_AMOUNT;
  const quote =
    characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : text.trim();
  return `In ‘${quote}’ lezen wij geen bedrag. ${NO_AMOUNT}`;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/**
 * A field for whole euros that is formatted (`25.000`) while typing. The caret keeps its place, and undo and redo work. Decimals are
 * cut off. Invalid input, or an amount above `max`, leaves the field unchanged, and the reason is shown until the next input. See
 * `readWrittenAmount` for the accepted notations.
 */
export function AmountField(props: AmountFieldProps) {
  const ownId = useId();
  const {
    id = ownId,
    label,
    value,
    onChange,
    hint,
    error,
    max,
    slider,
    suggestions = [],
    required,
    optional,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  /** Why the last input was ignored: above this cap, or no amount. Shown until the next input or until the cap changes. */
  const [rejection, setRejection] = useState<{ max: number } | { text: string } | null>(null);
  /** The position of the caret after the next render. */
  const [caret, setCaret] = useState<{ digitsBefore: number } | null>(null);
  /** The text during an IME composition, shown unformatted: writing to the field would end the composition. */
  const [composed, setComposed] = useState<string | null>(null);
  /** The text at the start of the composition. */
  const beforeComposition = useRef<TypedText | null>(null);
  const typed = useRef<string | null>(null);
  const [history] = useState(() => new UndoHistory<AmountState>());
  const digits = toDigits(value);
  const shown = withThousandsSeparators(digits);

  useLayoutEffect(() => {
    const element = input.current;
    if (!caret || !element || document.activeElement !== element || beforeComposition.current) return;
    const position = caretAfter(element.value, caret.digitsBefore);
    element.setSelectionRange(position, position);
  }, [caret]);

  /** Changes the amount, unless it exceeds `max`. Returns whether it is accepted. */
  const accept = (next: AmountState): boolean => {
    const tooMuch = max !== undefined && Number(next.digits) > max && Number(next.digits) > Number(digits);
    setRejection(tooMuch ? { max } : null);
    if (tooMuch) {
      setCaret({ digitsBefore: Math.max(0, next.digitsBefore - (next.digits.length - digits.length)) });
      return false;
    }
    setCaret(next);
    if (next.digits !== value) onChange(next.digits);
    return true;
  };

  /** Replaces the whole amount. */
  const replace = (next: string, kind: ChangeKind) => {
    if (!accept({ digits: next, digitsBefore: next.length })) return;
    typed.current = null;
    if (next !== digits) history.record({ digits, digitsBefore: digits.length }, kind);
  };

  const apply = (edit: TextEdit, forward: boolean, isComposing: boolean) => {
    const typedBefore = beforeComposition.current ? beforeComposition.current.typed : typed.current;
    const read = readEdit(edit, typedBefore, forward);
    if (read.kind !== 'amount') {
      if (isComposing) return;
      if (read.kind === 'rejected') setRejection({ text: edit.inserted });
      setCaret({ digitsBefore: countDigits(edit.before) });
      return;
    }
    if (!accept(read)) return;
    typed.current = read.typed;
    if (read.digits === digits) return;
    const from = countDigits(edit.before + edit.deleted);
    // Typing in another place than the last change is a separate undo step.
    if (caret?.digitsBefore !== from && caret?.digitsBefore !== countDigits(edit.before)) history.endStep();
    const kind = edit.inserted === '' ? 'deleting' : edit.inserted.length === 1 ? 'typing' : 'whole';
    history.record({ digits, digitsBefore: from }, kind);
  };

  const restoreState = (state: AmountState | undefined) => {
    typed.current = null;
    if (state) accept(state);
  };
  const now: AmountState = { digits, digitsBefore: digits.length };

  usePreHydrationValue(input, shown, (text) => {
    const typed = readWrittenAmount(text);
    if (typed || !text.trim()) replace(typed, 'whole');
    else setRejection({ text });
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'historyUndo') return restoreState(history.undo(now));
    if (inputType === 'historyRedo') return restoreState(history.redo(now));
    const isComposing = beforeComposition.current !== null;
    if (isComposing) setComposed(text);
    const edit = editBetween(beforeComposition.current?.shown ?? shown, text, selectionStart ?? text.length);
    apply(edit, inputType === 'deleteContentForward', isComposing);
  };

  const endComposition = (event: CompositionEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget;
    const before = beforeComposition.current?.shown ?? shown;
    apply(editBetween(before, text, selectionStart ?? text.length), false, false);
    beforeComposition.current = null;
    setComposed(null);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const inserted = event.clipboardData.getData('text').trim();
    if (!inserted) return;
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? text.length;
    const end = selectionEnd ?? text.length;
    const edit = {
      before: text.slice(0, start),
      deleted: text.slice(start, end),
      inserted,
      after: text.slice(end),
    };
    apply(edit, false, false);
    props.onPaste?.(inserted);
  };

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    restoreState(key === 'z' && !event.shiftKey ? history.undo(now) : history.redo(now));
  };

  // The reason stays visible: if it disappeared on blur, the button being pressed would move away from the pointer.
  const endTyping = () => {
    typed.current = null;
    history.endStep();
  };

  const reasonOf = (): string => {
    if (rejection === null) return '';
    if ('text' in rejection) return noAmount(rejection.text);
    if (rejection.max !== max) return '';
    return props.maxReason ?? `Hier past hoogstens ${euros(max)}.`;
  };
  const reason = reasonOf();
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      below={
        <>
          {slider && (
            <AmountSlider
              label={label}
              digits={digits}
              span={max === undefined ? slider : { ...slider, max: Math.min(slider.max, max) }}
              onMove={(next) => replace(next, 'sliding')}
            />
          )}
          {suggestions.length > 0 && (
            <AmountSuggestions
              label={label}
              digits={digits}
              suggestions={suggestions}
              basis={props.suggestionsBasis}
              folded={props.foldSuggestions}
              onChoose={(next) => replace(next, 'whole')}
            />
          )}
        </>
      }
    >
      <Box data-invalid={error ? true : undefined}>
        <span aria-hidden="true">€</span>
        <input
          ref={input}
          id={id}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={composed ?? shown}
          onChange={change}
          onPaste={paste}
          onKeyDown={keyDown}
          onCompositionStart={() => {
            beforeComposition.current = { shown, typed: typed.current };
          }}
          onCompositionEnd={endComposition}
          onBlur={endTyping}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [describedBy(id, hint, error), reason && `${id}-reason`].filter(Boolean).join(' ') || undefined
          }
        />
      </Box>
      <Reason id={`${id}-reason`} role="status">
        {reason}
      </Reason>
    </FieldFrame>
  );
}

/** Whole euros with the Dutch separator of thousands: `25000` becomes `25.000`. */
function withThousandsSeparators(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** The position in a formatted amount after this many digits. */
function caretAfter(formatted: string, digitsBefore: number): number {
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position++) {
    if (/\d/.test(formatted[position] as string)) seen++;
  }
  return position;
}
