import { type CodeKind, codeInText } from '@site/contract';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { FieldError, FieldHint } from '../field/field-messages';
import { Fieldset, Legend } from '../field/fieldset';
import { useSingleTask } from '../fixed/single-task';
import { color, font, media, radius } from '../theme/theme';

/** A code with one box per character. */
export interface CodeBoxesProps {
  legend: string;
  length: 6 | 7;
  /** `alphanumeric` shows and reports capitals. */
  kind: CodeKind;
  /** The characters so far, at most `length`, without gaps. */
  value: string;
  onChange(value: string): void;
  /**
   * Called with the code, after `onChange`, when it came whole: pasted or autofilled. Never for typed characters, because sending
   * those by itself would surprise; say above the boxes what happens.
   */
  onWhole?(code: string): void;
  hint?: ReactNode;
  error?: string | null;
  /** Puts the focus in the first box when the boxes appear. */
  autoFocus?: boolean;
  disabled?: boolean;
}

/* A number plate: the blue band on the left, the boxes pressed into the yellow. */
const PlateShape = styled.div`
  display: flex;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border: 3px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.plate};
  color: ${color.ink};

  &:focus-within {
    outline: 3px solid ${color.plate};
    outline-offset: 0;
  }

  &[data-invalid] {
    border-color: ${color.error};
  }

  &:has(:disabled) {
    background: ${color.track};
  }
`;

const BandShape = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  width: clamp(1.375rem, 6vw, 2.25rem);
  padding: 0.625rem 0 0.5rem;
  background: ${color.band};
  color: ${color.white};
  font: 700 0.8125rem/1 ${font.text};

  i {
    width: 60%;
    max-width: 1rem;
    aspect-ratio: 1;
    border: 2px dotted ${color.plate};
    border-radius: 50%;
  }
`;

const Boxes = styled.div`
  display: flex;
  gap: clamp(0.25rem, 1.4vw, 0.625rem);
  min-width: 0;
  padding: clamp(0.5rem, 2vw, 0.75rem);
`;

const Box = styled.input`
  flex: 0 1 3.5rem;
  width: 3.5rem;
  min-width: 1.5rem;
  height: 4rem;
  padding: 0;
  border: 2px solid rgb(18 33 29 / 45%);
  border-radius: ${radius.s};
  background: rgb(255 255 255 / 42%);
  color: ${color.ink};
  font: 800 clamp(1.5rem, 6vw, 2.125rem)/1 ${font.display};
  text-align: center;
  text-transform: uppercase;
  caret-color: ${color.ink};

  &:not(:placeholder-shown) {
    border-color: ${color.ink};
  }

  &&:focus {
    border-color: ${color.ink};
    outline: 3px solid ${color.ink};
    outline-offset: 0;
    background: ${color.white};
    box-shadow: none;
  }

  ${media.mobile} {
    height: 3.5rem;
  }
`;

/**
 * A code as one group of boxes. Typing moves to the next box, backspace in an empty box to the previous one, arrow keys move, and a
 * pasted text fills the boxes with the code in it. While the code is incomplete, an error marks the empty boxes as invalid, so that
 * a Form focuses the first of them.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { legend, length, kind, value, onChange, onWhole, hint, error, autoFocus, disabled } = props;
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useSingleTask();
  const noun = kind === 'digits' ? 'Cijfer' : 'Teken';

  // In an effect instead of an attribute: the server's HTML must not move the focus or scroll the page.
  useLayoutEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const codeIn = (text: string) => codeInText(text, kind, length);

  /** Takes over what was typed before hydration, in one box or in several. */
  const adoptPreHydrationInput = useEffectEvent(() => {
    const typed = codeIn(boxes.current.map((box) => box?.value ?? '').join('')).slice(0, length);
    if (typed !== value) onChange(typed);
  });
  useLayoutEffect(() => adoptPreHydrationInput(), []);

  const focus = (index: number) => {
    const box = boxes.current[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  };

  /** Writes characters from a box on, over the existing ones. Leaves no gap before the first empty box. */
  const fill = (index: number, characters: string) => {
    const start = Math.min(index, value.length);
    onChange((value.slice(0, start) + characters + value.slice(start + characters.length)).slice(0, length));
    focus(start + characters.length);
  };

  /** Fills in what was pasted or autofilled: a whole code from the first box on, whatever box it came in. */
  const fillAtOnce = (index: number, found: string) => {
    const characters = found.slice(0, length);
    const isWhole = characters.length === length;
    fill(isWhole ? 0 : index, characters);
    if (isWhole) onWhole?.(characters);
  };

  const change = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.target.value;
    if (raw === '') {
      onChange(value.slice(0, index) + value.slice(index + 1));
      return;
    }
    let characters = codeIn(raw);
    const old = value[index];
    // Typed before or after the existing character: the new one replaces it.
    if (old && characters.length === 2) {
      characters = characters[0] === old ? characters.slice(1) : characters.slice(0, 1);
    }
    if (characters && !(characters === old && raw.length > 1)) {
      fillAtOnce(index, characters);
    }
  };

  const keyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: value.length,
    };
    if (event.key === 'Backspace' && !value[index]) {
      event.preventDefault();
      focus(index - 1);
    } else if (event.key.length === 1 && value[index] && codeIn(event.key) === value[index]) {
      // The same character again fires no change event.
      event.preventDefault();
      focus(index + 1);
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey && event.key in steps) {
      event.preventDefault();
      focus(Math.min(steps[event.key] as number, value.length));
    }
  };

  const paste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const characters = codeIn(event.clipboardData.getData('text'));
    if (characters) fillAtOnce(index, characters);
  };

  const isComplete = value.length === length;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Fieldset data-field aria-describedby={described} disabled={disabled}>
      <Legend>{legend}</Legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <PlateShape data-invalid={error ? true : undefined}>
        <BandShape aria-hidden="true">
          <i />
          NL
        </BandShape>
        <Boxes>
          {Array.from({ length }, (_, index) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
              key={index}
              ref={(element) => {
                boxes.current[index] = element;
              }}
              type="text"
              aria-label={`${noun} ${index + 1} van ${length}`}
              aria-invalid={error && (isComplete || index >= value.length) ? true : undefined}
              aria-required
              aria-describedby={index === 0 ? described : undefined}
              inputMode={kind === 'digits' ? 'numeric' : 'text'}
              autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
              autoComplete={index === 0 && kind === 'digits' ? 'one-time-code' : 'off'}
              autoCorrect="off"
              spellCheck={false}
              placeholder=" "
              value={value[index] ?? ''}
              onChange={change(index)}
              onKeyDown={keyDown(index)}
              onPaste={paste(index)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </Boxes>
      </PlateShape>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}
