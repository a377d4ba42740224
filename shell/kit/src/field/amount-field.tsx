import { euros } from '@site/contract';
import {
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { color, focusRing, on } from '../theme/theme';
import { caretAfter, readAmount, toDigits, withThousands } from './amount';
import { AmountSlider } from './amount-slider';
import { controlBox } from './control';
import { useEarlyInput } from './early-input';
import { describedBy, FieldFrame } from './field-frame';
import type { AmountSliderSpan } from './slider-marks';

/** A field for an amount in whole euros. */
export interface AmountFieldProps {
  label: string;
  /** Digits only: `25000`. Empty when nothing is filled in. */
  value: string;
  onChange(digits: string): void;
  hint?: ReactNode;
  error?: string | null;
  /** Whole euros. Input above it is ignored and the reason is shown. */
  max?: number;
  /** Why nothing above `max` is accepted; says the amount when left out. */
  maxReason?: string;
  /**
   * A slider below the field, for the same amount. What is typed may lie beyond its ends and between its steps; nothing can
   * be chosen with it while its `max` is no more than its `min`.
   */
  slider?: AmountSliderSpan;
  required?: boolean;
  optional?: boolean;
  id?: string;
  name?: string;
}

const Box = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  font-size: 24px;
  font-weight: 600;

  &:focus-within {
    ${focusRing}
  }

  &[data-invalid='true'] {
    border-color: ${color.stop};
    background: ${color.stopSoft};
  }

  span {
    color: ${color.ink2};
    font-weight: 500;
  }

  input {
    flex: 1;
    min-width: 0;
    height: 60px;
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

const Refusal = styled.p`
  margin: 10px 0 0;
  color: ${on.soft};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

/** One key or one composed character, as against a paste, a drop, or what a browser fills in by itself. */
function isTyping(event: FormEvent<HTMLInputElement>): boolean {
  const { inputType, data } = event.nativeEvent as InputEvent;
  if (!inputType) return false;
  if (inputType === 'insertText') return (data ?? '').length <= 1;
  return inputType.startsWith('delete') || inputType === 'insertCompositionText';
}

/**
 * An amount in whole euros that reads `25.000` while it is typed. The caret stays where the person put it, letters never
 * appear, and an amount with a euro sign, separators and cents can be pasted.
 */
export function AmountField(props: AmountFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, hint, error, max, slider, required, optional } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  /** How many digits the caret must have before it once the new amount is shown. */
  const [caret, setCaret] = useState<{ digitsBefore: number } | null>(null);
  /** What was typed after a comma: cents, so not part of the amount. Null when no comma was typed. */
  const cents = useRef<string | null>(null);
  const digits = toDigits(value);
  const shown = withThousands(digits);

  useLayoutEffect(() => {
    const element = input.current;
    if (!caret || !element || document.activeElement !== element) return;
    const position = caretAfter(element.value, caret.digitsBefore);
    element.setSelectionRange(position, position);
  }, [caret]);

  const accept = (next: string, digitsBefore: number) => {
    const tooMuch = max !== undefined && Number(next) > max && Number(next) > Number(digits);
    setRefused(tooMuch);
    if (tooMuch) {
      setCaret({ digitsBefore: Math.max(0, digitsBefore - (next.length - digits.length)) });
      return;
    }
    setCaret({ digitsBefore });
    if (next !== value) onChange(next);
  };

  useEarlyInput(input, shown, (text) => {
    const early = readAmount(text);
    accept(early, early.length);
  });

  const change = (event: FormEvent<HTMLInputElement>) => {
    const raw = event.currentTarget.value;
    const position = event.currentTarget.selectionStart ?? raw.length;
    const { inputType, data } = event.nativeEvent as InputEvent;
    if (!isTyping(event)) {
      cents.current = null;
      const next = readAmount(raw);
      accept(next, next.length);
      return;
    }
    const before = raw.slice(0, position).replace(/\D/g, '').length;
    const atEnd = position === raw.length;
    if (inputType === 'insertText' && atEnd && data === ',') {
      cents.current = '';
      accept(digits, before);
      return;
    }
    if (inputType === 'insertText' && atEnd && cents.current !== null && /\d/.test(data ?? '')) {
      cents.current += data;
      // Three digits after a comma are thousands, written the English way.
      const thousands = cents.current.length === 3;
      const next = thousands ? toDigits(digits + cents.current) : digits;
      if (thousands) cents.current = null;
      accept(next, next.length);
      return;
    }
    cents.current = null;
    const all = raw.replace(/\D/g, '');
    // Only a separator was deleted: the person means the digit beside it.
    if (all === digits && raw.length < shown.length) {
      if (inputType === 'deleteContentBackward' && before > 0) {
        accept(toDigits(all.slice(0, before - 1) + all.slice(before)), before - 1);
        return;
      }
      if (inputType === 'deleteContentForward') {
        accept(toDigits(all.slice(0, before) + all.slice(before + 1)), before);
        return;
      }
    }
    const next = toDigits(all);
    accept(next, Math.max(0, before - (all.length - next.length)));
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    cents.current = null;
    const pasted = readAmount(event.clipboardData.getData('text'));
    if (!pasted) return;
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length).replace(/\D/g, '');
    const after = text.slice(selectionEnd ?? text.length).replace(/\D/g, '');
    accept(toDigits(before + pasted + after), toDigits(before + pasted).length);
  };

  const leave = () => {
    cents.current = null;
    setRefused(false);
  };

  const reason =
    refused && max !== undefined ? (props.maxReason ?? `Hier past hoogstens ${euros(max)}.`) : '';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Box data-invalid={error ? true : undefined}>
        <span aria-hidden="true">€</span>
        <input
          ref={input}
          id={id}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={change}
          onPaste={paste}
          onBlur={leave}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [describedBy(id, hint, error), reason && `${id}-max`].filter(Boolean).join(' ') || undefined
          }
        />
      </Box>
      {slider && (
        <AmountSlider
          label={label}
          digits={digits}
          span={max === undefined ? slider : { ...slider, max: Math.min(slider.max, max) }}
          onMove={(next) => accept(next, next.length)}
          onBlur={leave}
        />
      )}
      <Refusal id={`${id}-max`} role="status">
        {reason}
      </Refusal>
    </FieldFrame>
  );
}
