import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { FieldError, FieldHint } from '../field/field-messages';
import { Fieldset, Legend } from '../field/fieldset';
import { useSingleTask } from '../fixed/single-task';
import { color, font, media, radius } from '../theme/theme';
import { type CodeKind, codeInText } from './code-in-text';

/** A code with one box per character. */
export interface CodeBoxesProps {
  legend: string;
  length: 6 | 7;
  /** `alphanumeric` shows and reports capitals. */
  kind: CodeKind;
  /** The characters so far, at most `length`, without the boxes that are empty between them. */
  value: string;
  onChange(value: string): void;
  /**
   * Called with the code, after `onChange`, when it came whole: pasted or autofilled. Never for typed characters, because sending
   * those by itself would surprise; say above the boxes what happens.
   */
  onWhole?(code: string): void;
  hint?: ReactNode;
  error?: string | null;
  /** A code that stays the same, such as a login code: no phone is asked to fill in the last code from a message. */
  permanent?: boolean;
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

function withoutGaps(text: string): string {
  return text.replaceAll(' ', '');
}

/**
 * A code as one group of boxes. Typing moves to the next box, backspace in an empty box to the previous one, arrow keys move, and a
 * pasted text fills the boxes with the code in it. While the code is incomplete, an error marks the empty boxes as invalid, so that
 * a Form focuses the first of them.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { legend, length, kind, value, onChange, onWhole, hint, error, permanent } = props;
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useSingleTask();
  /** The characters by box: a box that was emptied between others is a space. */
  const [inBoxes, setInBoxes] = useState(value);
  const shown = withoutGaps(inBoxes) === value ? inBoxes : value;
  const change = (next: string) => {
    setInBoxes(next);
    onChange(withoutGaps(next));
  };
  const noun = kind === 'digits' ? 'Cijfer' : 'Teken';

  const characterIn = (index: number) => shown[index]?.trim() ?? '';

  const codeIn = (text: string) => codeInText(text, kind, length);

  /** Takes over what was typed before hydration, in one box or in several. */
  const adoptPreHydrationInput = useEffectEvent(() => {
    const typed = codeIn(boxes.current.map((box) => box?.value ?? '').join('')).slice(0, length);
    if (typed !== value) change(typed);
  });
  useLayoutEffect(() => adoptPreHydrationInput(), []);

  const focus = (index: number) => {
    const box = boxes.current[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  };

  /** Writes characters from a box on, over the existing ones: at most from the box after the last one that is filled. */
  const fill = (index: number, characters: string) => {
    const start = Math.min(index, shown.length);
    change((shown.slice(0, start) + characters + shown.slice(start + characters.length)).slice(0, length));
    focus(start + characters.length);
  };

  /** Fills in what was pasted or autofilled: a whole code from the first box on, whatever box it came in. */
  const fillAtOnce = (index: number, found: string) => {
    const characters = found.slice(0, length);
    const isWhole = characters.length === length;
    fill(isWhole ? 0 : index, characters);
    if (isWhole) onWhole?.(characters);
  };

  const edit = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.target.value;
    if (raw === '') {
      change(`${shown.slice(0, index)} ${shown.slice(index + 1)}`.trimEnd());
      return;
    }
    let characters = codeIn(raw);
    const old = characterIn(index);
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
      End: shown.length,
    };
    if (event.key === 'Backspace' && !characterIn(index)) {
      event.preventDefault();
      focus(index - 1);
    } else if (event.key.length === 1 && characterIn(index) && codeIn(event.key) === characterIn(index)) {
      // The same character again fires no change event.
      event.preventDefault();
      focus(index + 1);
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey && event.key in steps) {
      event.preventDefault();
      focus(Math.min(steps[event.key] as number, shown.length));
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
    <Fieldset data-field aria-describedby={described}>
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
              aria-invalid={error && (isComplete || !characterIn(index)) ? true : undefined}
              aria-required
              aria-describedby={index === 0 ? described : undefined}
              inputMode={kind === 'digits' ? 'numeric' : 'text'}
              autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
              autoComplete={index === 0 && kind === 'digits' && !permanent ? 'one-time-code' : 'off'}
              autoCorrect="off"
              spellCheck={false}
              placeholder=" "
              value={characterIn(index)}
              onChange={edit(index)}
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
